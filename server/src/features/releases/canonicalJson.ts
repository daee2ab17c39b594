import { createHash } from 'node:crypto';

/** One text for one value, whatever order its keys were written in; what is undefined is left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (isRecord(part) ? sorted(part) : part));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
