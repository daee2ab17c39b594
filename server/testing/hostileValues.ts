import { withFurther } from './furtherIt.ts';

/** What a schema is made of, as far as an example of it needs to know. */
interface Schema {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** One of them suits every pattern of the contract, or the field stays a word. */
const WORDS = [
  'word',
  '1',
  '12345',
  'US',
  '1234',
  'a1b2c3d4-0000',
  '2026-01-02',
  '2026-01-02T03:04:05Z',
  '@a/b',
  '1.0.0',
  '',
];

const HOSTILE_STRINGS = withFurther(
  [
    'a\u0000b',
    '\uD800',
    '\r\nset-cookie: a=b',
    '99999999999999999999',
    '+275760-09-13T00:00:00.001Z',
    '294277-01-01',
    'x'.repeat(9_000),
  ],
  ['\u202E', '999999999999999999', '-1', '1e309', '-000001-01-01T00:00:00Z'],
);
const HOSTILE_NUMBERS = withFurther([1e300, 2_147_483_648, -2_147_483_649], [-1e300, Number.MAX_SAFE_INTEGER]);

/** A value the schema takes, with all its fields. */
export function exampleOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value !== '') ?? '';
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0]);
  if (schema.type === 'string') return WORDS.find((word) => new RegExp(schema.pattern ?? '', 'u').test(word)) ?? 'word';
  if (schema.type === 'integer' || schema.type === 'number')
    return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(schema.items ?? {}));
  if (schema.type === 'null') return null;
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
}

/** The example with each of its texts and numbers, and each name, replaced by each hostile one. */
export function* spoilt(value: unknown): Generator<unknown> {
  if (typeof value === 'string') return yield* HOSTILE_STRINGS;
  if (typeof value === 'number') return yield* HOSTILE_NUMBERS;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    for (const other of spoilt(field)) {
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    }
  }
  if (!Array.isArray(value)) yield { ...value, 'a\u0000b': 1 };
}
