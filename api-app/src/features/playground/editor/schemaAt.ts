import type { JsonSchema } from '../apiDocument.ts';

/** The schemas of the value at a path: one for each form it may take. */
export function schemasAt(schema: JsonSchema, path: readonly (string | number)[]): JsonSchema[] {
  const forms = schema.anyOf ? [schema, ...schema.anyOf.flatMap((form) => schemasAt(form, []))] : [schema];
  const [step, ...rest] = path;
  if (step === undefined) return forms;
  return forms.flatMap(({ items, properties }) => {
    const next = items ?? ownProperty(properties, String(step));
    return next ? schemasAt(next, rest) : [];
  });
}

const ownProperty = (properties: JsonSchema['properties'], name: string) =>
  properties && Object.hasOwn(properties, name) ? properties[name] : undefined;

/** The first words there are about it. */
export const descriptionOf = (schemas: readonly JsonSchema[]): string =>
  schemas.find(({ description }) => description)?.description ?? '';
