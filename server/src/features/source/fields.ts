/** Reads data from other systems: anything unexpected is null. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** PostgreSQL keeps no NUL, and no text that is half a character. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return (
    value
      .replaceAll(/\p{Surrogate}/gu, '')
      .replaceAll('\0', '')
      .trim() || null
  );
}

const MAX_INTEGER = 2_147_483_647;

/** Written as a number or as text. */
export function integerOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return null;
  return Math.abs(number) <= MAX_INTEGER ? number : null;
}

/** One of the texts that are known. */
export const oneOf = <Known extends string>(known: readonly Known[], value: unknown): Known | null =>
  known.find((each) => each === value) ?? null;
