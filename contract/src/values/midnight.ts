/** The instant at which a day (2026-03-01) begins in a zone, or one so many days later; without a zone: the browser's. */
export function midnight(day: string, later: number, zone?: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (zone === undefined) return new Date(year, month - 1, date + later).toISOString();
  const wall = Date.UTC(year, month - 1, date + later);
  const near = wall - ahead(zone, wall);
  // Computed again at the instant found: a clock change may lie between the two.
  return new Date(wall - ahead(zone, near)).toISOString();
}

/** How many milliseconds a zone's clocks are ahead of UTC. */
function ahead(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
