import { PROTOTYPE_NAMES } from '@tracking-console/contract/values/prototypeNames';

const FORBIDDEN: ReadonlySet<string> = new Set(PROTOTYPE_NAMES);
const MAX_DEPTH = 20;

const snakeKey = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelKey = (key: string) => key.replace(/(?<=[^_])_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of all objects has none itself; a frame has one of its own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function convert(value: unknown, rename: (key: string) => string, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Error(`The data is nested deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) return value.map((item) => convert(item, rename, depth + 1));
  if (!isPlain(value)) return value;
  const converted: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) continue;
    const name = rename(key);
    if (FORBIDDEN.has(name)) continue;
    if (Object.hasOwn(converted, name)) throw new Error(`Two keys of the data become "${name}".`);
    converted[name] = convert(value[key], rename, depth + 1);
  }
  return converted;
}

type CamelKey<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : Key;

/** The type of what {@link toCamelCase} makes of a value. */
export type CamelCase<Value> = Value extends readonly unknown[]
  ? { [Place in keyof Value]: CamelCase<Value[Place]> }
  : Value extends object
    ? { [Key in keyof Value as CamelKey<Key>]: CamelCase<Value[Key]> }
    : Value;

/**
 * camelCase keys to snake_case, in plain objects and arrays; other values stay.
 * @throws when two keys collide or the data is nested deeper than 20 levels
 */
export const toSnakeCase = (value: unknown) => convert(value, snakeKey, 0);

/** snake_case keys to camelCase; the same rules as {@link toSnakeCase}. */
export const toCamelCase = (value: unknown) => convert(value, camelKey, 0);
