import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/** A parameter of a call that cannot be read: HTTP 400, its name in the message. Nothing is done then. */
export class UnreadableParameter extends Error {
  readonly statusCode = 400;
  readonly field: string;

  constructor(field: string, reason: string) {
    super(`Parameter ${field || '(all)'}: ${reason}.`);
    this.field = field;
  }
}

/** Refuses a range of times that ends before it begins. */
export function checkRange({ from, to }: { from?: string; to?: string }): void {
  if (from !== undefined && to !== undefined && new Date(from) > new Date(to))
    throw new UnreadableParameter('to', 'is before from');
}

/** The parts of a schema that its types do not describe. */
interface Shape {
  type?: string;
  anyOf?: TSchema[];
  properties?: Record<string, TSchema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: TSchema;
}

type Fields = Record<string, unknown>;

/** Makes a check of a schema: null if the value fits it, else the first part that does not. */
export function compileCheck(schema: TSchema): (value: unknown) => UnreadableParameter | null {
  const validator = Compile(schema);
  return (value) => (validator.Check(value) ? null : faultIn(schema, value, []));
}

/** For Fastify. Parameters in an address are texts: those that are plainly a number are read as one. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = compileCheck(schema);
  return (given: unknown) => {
    const value = httpPart === 'querystring' ? withNumbers(schema, given) : given;
    const error = check(value);
    return error ? { error } : { value };
  };
};

function withNumbers(schema: TSchema, given: unknown): unknown {
  const { properties = {} }: Shape = schema;
  if (!isFields(given)) return given;
  const read = ([name, text]: [string, unknown]) => {
    const { type }: Shape = properties[name] ?? {};
    return [name, type === 'integer' && typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : text];
  };
  return Object.fromEntries(Object.entries(given).map(read));
}

function faultIn(schema: TSchema, value: unknown, path: readonly string[]): UnreadableParameter {
  const { anyOf, properties, required = [], items }: Shape = schema;
  if (anyOf) {
    const [likeliest] = anyOf.toSorted((one, other) => strangeness(one, value) - strangeness(other, value));
    if (likeliest && (likeliest as Shape).type === 'object') return faultIn(likeliest, value, path);
  }
  if (properties && isFields(value)) {
    const [unknown] = unknownKeys(schema, value);
    if (unknown !== undefined) return unreadable([...path, unknown], 'there is no such parameter');
    const missing = required.find((name) => !Object.hasOwn(value, name));
    if (missing !== undefined) return unreadable([...path, missing], 'is required');
    for (const [name, part] of Object.entries(properties))
      if (Object.hasOwn(value, name) && !Value.Check(part, value[name]))
        return faultIn(part, value[name], [...path, name]);
  }
  if (items && Array.isArray(value)) {
    const place = value.findIndex((item) => !Value.Check(items, item));
    if (place >= 0) return faultIn(items, value[place], [...path, String(place)]);
  }
  const [error] = Value.Errors(schema, value);
  const within = error?.instancePath.split('/').slice(1) ?? [];
  return unreadable([...path, ...within], error?.message ?? 'is not valid');
}

const unreadable = (path: readonly string[], reason: string) => new UnreadableParameter(path.join('.'), reason);

/** How many names a value and one of several schemas do not share; a name with another fixed value is not shared. */
function strangeness(schema: TSchema, value: unknown): number {
  const { type, properties = {}, required = [] }: Shape = schema;
  if (type !== 'object' || !isFields(value)) return Value.Check(schema, value) ? 0 : Number.MAX_SAFE_INTEGER;
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  const others = Object.entries(properties).filter(
    ([name, part]) => 'const' in part && Object.hasOwn(value, name) && !Value.Check(part, value[name]),
  );
  return unknownKeys(schema, value).length + missing.length + others.length;
}

function unknownKeys(schema: TSchema, value: Fields): string[] {
  const { properties = {}, additionalProperties }: Shape = schema;
  return additionalProperties === false ? Object.keys(value).filter((name) => !Object.hasOwn(properties, name)) : [];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
