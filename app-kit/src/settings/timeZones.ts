import { HOUR } from '@tracking-console/contract/values/durations';
import { whenIdle } from '@tracking-console/platform';

/** The option "as the browser": a select cannot have an empty value. */
export const OWN_ZONE = 'own';

export interface Zone {
  value: string;
  label: string;
}

/** Milliseconds of work at a time: each of some 400 zones takes a formatter of its own, and all of them 60. */
const SLICE = 8;

let known: { hour: number; zones: readonly Zone[] } | undefined;

const hourOf = (now: number) => Math.floor(now / HOUR);

/** Every zone the browser knows, where they have been worked out this hour: their distances change with the season. */
export const knownZones = (): readonly Zone[] | undefined =>
  known?.hour === hourOf(Date.now()) ? known.zones : undefined;

/** Computes them while the page is idle, a few at a time. Returns a function that cancels it. */
export function workOutZones(onKnown: (zones: readonly Zone[]) => void): () => void {
  const now = Date.now();
  const supported = Intl.supportedValuesOf('timeZone');
  const names = supported.includes('UTC') ? supported : ['UTC', ...supported];
  const zones: Zone[] = [];
  let callOff = whenIdle(goOn);

  function goOn() {
    const end = performance.now() + SLICE;
    while (zones.length < names.length && performance.now() < end)
      zones.push(zoneAt(names[zones.length] as string, now)); // within its length
    if (zones.length < names.length) {
      const timer = setTimeout(goOn);
      callOff = () => clearTimeout(timer);
      return;
    }
    known = { hour: hourOf(now), zones };
    onKnown(zones);
  }

  return () => callOff();
}

/** A zone's name and offset from UTC, "Asia/Kolkata (UTC+05:30)"; no offset if this browser does not know the zone. */
export function zoneAt(name: string, now: number): Zone {
  const words = name.replaceAll('_', ' ');
  const distance = name === 'UTC' ? '' : distanceOf(name, now);
  return { value: name, label: distance ? `${words} (${distance})` : words };
}

function distanceOf(timeZone: string, now: number): string {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const offset = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return offset.replace('GMT', 'UTC');
  } catch {
    return '';
  }
}
