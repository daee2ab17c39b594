import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { JsonSchema } from '../apiDocument.ts';
import { placeAt } from './placeAt.ts';
import { descriptionOf, schemasAt } from './schemaAt.ts';

/** Offers the names and values the call takes at the cursor. */
export const schemaCompletion =
  (schema: JsonSchema) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const place = placeAt(state.doc.toString(), pos);
    if (!place || (!explicit && place.from === pos)) return null;
    const schemas = schemasAt(schema, place.path);
    const options = place.expects === 'name' ? names(schemas, place.names) : values(schemas);
    if (options.length === 0) return null;
    const behind = state.sliceDoc(pos, pos + 1);
    // The editor has closed the quotation already.
    const to = state.sliceDoc(place.from, place.from + 1) === '"' && behind === '"' ? pos + 1 : pos;
    return { from: place.from, to, options, validFor: /^"?[\w.-]*"?$/ };
  };

function names(schemas: readonly JsonSchema[], taken: readonly string[]): Completion[] {
  const fields = schemas.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) })),
  );
  return fields
    .filter(({ name }) => !taken.includes(name))
    .map(({ name, schema, isRequired }) => {
      const forms = schemasAt(schema, []);
      return {
        label: JSON.stringify(name),
        apply: `${JSON.stringify(name)}: `,
        detail: [...new Set(forms.map(({ type }) => type).filter(Boolean))].join(' | '),
        type: 'property',
        boost: isRequired ? 1 : 0,
        ...(descriptionOf(forms) && { info: descriptionOf(forms) }),
      };
    });
}

function values(schemas: readonly JsonSchema[]): Completion[] {
  const known = schemas.flatMap(({ type, enum: choices = [], const: only }) => [
    ...choices,
    ...(only === undefined ? [] : [only]),
    ...(type === 'boolean' ? [true, false] : []),
  ]);
  const written = [...new Set(known.map((value) => JSON.stringify(value)))];
  return written.map((label) => ({ label, type: 'enum' }));
}
