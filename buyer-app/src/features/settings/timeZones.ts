/** What a select can hold for "as the browser": an empty value is no choice there. */
export const OWN_ZONE = 'own';

/** Every zone the browser knows, by its name and its present distance from UTC: "Asia/Kolkata (UTC+05:30)". */
export function timeZones(now: Date): { value: string; label: string }[] {
  const names = Intl.supportedValuesOf('timeZone');
  return (names.includes('UTC') ? names : ['UTC', ...names]).map((name) => ({
    value: name,
    label: zoneLabel(name, now),
  }));
}

function zoneLabel(name: string, now: Date): string {
  const words = name.replaceAll('_', ' ');
  if (name === 'UTC') return words;
  const format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  const offset = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${words} (${offset.replace('GMT', 'UTC')})`;
}
