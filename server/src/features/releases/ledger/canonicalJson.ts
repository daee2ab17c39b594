/** One text for one value, whatever order its keys were written in; what is undefined is left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (isRecord(part) ? sorted(part) : part));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
