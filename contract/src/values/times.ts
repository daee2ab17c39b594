/** Days outside these years are slips of the pen, and some are more than a database can keep. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;

const PARTS = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)?(Z|[+-]\d\d:\d\d)?$/;

/** 2026-03-01, of the calendar. */
export function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(time.getTime())) return false;
  const year = time.getUTCFullYear();
  // A 31st of February would be read as a day of March.
  return year >= FIRST_YEAR && year <= LAST_YEAR && time.toISOString().startsWith(text);
}

/** 2026-03-01T09:30Z: an instant in ISO 8601, with its zone. */
export const isInstant = (text: string) => isTime(text, ({ time, zone }) => time !== undefined && zone !== undefined);

/** 2026-03-01T09:30 or 2026-03-01: local, without a zone. */
export const isLocalTime = (text: string) => isTime(text, ({ zone }) => zone === undefined);

/**
 * The instant that a text of the public API names: a day, or a day and a time with or without a zone, a space instead of the T.
 * What names no zone is UTC. null: it cannot be read.
 */
export function readWireTime(text: string): Date | null {
  const iso = text
    .replace(/^(\d{4})\/(\d\d)\/(\d\d)/, '$1-$2-$3')
    .replace(/^(\S{10}) /, '$1T')
    .replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  const { time, zone } = partsOf(iso);
  if (!isTime(iso, () => true) || (zone !== undefined && time === undefined)) return null;
  return new Date(time !== undefined && zone === undefined ? `${iso}Z` : iso);
}

interface Parts {
  day?: string | undefined;
  time?: string | undefined;
  zone?: string | undefined;
}

function partsOf(text: string): Parts {
  const [, day, time, zone] = PARTS.exec(text) ?? [];
  return { day, time, zone };
}

function isTime(text: string, isWanted: (parts: Parts) => boolean): boolean {
  const parts = partsOf(text);
  return isDay(parts.day ?? '') && isWanted(parts) && !Number.isNaN(Date.parse(text));
}
