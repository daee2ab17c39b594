import type { TSchema } from 'typebox';

interface Shape {
  type?: string;
  properties?: Record<string, TSchema>;
}
type Fields = Record<string, unknown>;

/**
 * Converts variants that client libraries write: numbers as texts and texts as numbers, true and false as either,
 * null for missing values. A value that fits no schema stays as it is, to be refused by its name.
 */
export function readLiberally(schema: TSchema, given: unknown): unknown {
  const { type, properties }: Shape = schema;
  if (properties && isFields(given)) {
    const present = Object.entries(given).filter(([, value]) => value !== null);
    return Object.fromEntries(
      present.map(([name, value]) => [
        name,
        Object.hasOwn(properties, name) ? readLiberally(properties[name] as TSchema, value) : value,
      ]),
    );
  }
  if (type === 'string' && typeof given === 'number' && Number.isSafeInteger(given)) return String(given);
  if (type === 'boolean') return TRUTHS.get(String(given).toLowerCase()) ?? given;
  return given;
}

const TRUTHS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** A name that is not in the schema and reads like a missing one, which would otherwise be ignored unnoticed. */
export function findMisspelled(schema: TSchema, given: unknown): string | undefined {
  const { properties = {} }: Shape = schema;
  if (!isFields(given)) return undefined;
  const missing = Object.keys(properties).filter((name) => !Object.hasOwn(given, name));
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(properties, name));
  return unknown.find((name) => missing.some((known) => isAlike(lettersOf(name), lettersOf(known))));
}

const MAX_NAME_LENGTH = 40;
const MAX_TYPOS = 2;

const lettersOf = (name: string) => name.slice(0, MAX_NAME_LENGTH).toLowerCase().replaceAll(/[_-]/g, '');

function isAlike(name: string, known: string): boolean {
  if (name.length < 3) return false;
  return name.startsWith(known) || known.startsWith(name) || slips(name, known) <= MAX_TYPOS;
}

/** Letters to add, leave out or replace. */
function slips(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [place, known] of [...other].entries()) {
      const replaced = (above[place] ?? 0) + (letter === known ? 0 : 1);
      line.push(Math.min(replaced, (above[place + 1] ?? 0) + 1, (line[place] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
