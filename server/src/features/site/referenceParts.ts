import { type Html, html } from '../../documents/html.ts';
import type { Texts } from '../../documents/texts.ts';

/** The parts of the OpenAPI document that the reference uses. */
export interface ApiDocument {
  paths?: Record<string, { post?: Operation }>;
}
interface Operation {
  operationId?: string;
  'x-codes'?: Record<string, string>;
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
}
interface Media {
  schema?: Schema;
  example?: unknown;
  /** Examples of requests, by name. */
  examples?: Record<string, { summary?: string; value: unknown }>;
}
type Content = Record<string, Media>;
interface Schema {
  type?: string;
  description?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Field {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

const JSON_TYPE = 'application/json';

/** The calls of the document by the names they are documented under. */
export function operationsOf({ paths = {} }: ApiDocument): { name: string; path: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, { post }]) =>
    post ? [{ name: post.operationId ?? path, path, operation: post }] : [],
  );
}

/** One call: its address, parameters, examples, fields and codes. */
export function operationSection(
  { name, path, operation }: ReturnType<typeof operationsOf>[number],
  texts: Texts,
): Html {
  const { t } = texts;
  const request = operation.requestBody?.content?.[JSON_TYPE];
  const response = operation.responses?.['200']?.content?.[JSON_TYPE];
  const parameters = fieldsOf(request?.schema);
  return html`<section id="${name}">
    <h2>${name}</h2>
    <p>${t(`site.docs.endpoint.${name.toLowerCase()}`)}</p>
    <pre tabindex="0" aria-label="${t('site.docs.endpoints.path')}"><code>POST ${path}</code></pre>
    ${parameters.length > 0 ? html`<h3>${t('parameters.title')}</h3>${fieldTable(parameters, `${name}: ${t('parameters.title')}`, texts)}` : undefined}
    <h3>${t('site.docs.request')}</h3>${requestExamples(request?.examples ?? {}, t('site.docs.request'))}
    <h3>${t('site.docs.response')}</h3>${example(response?.example, t('site.docs.response'))}
    <details><summary>${t('site.docs.fields')}</summary>${fieldTable(fieldsOf(response?.schema?.anyOf?.[0]), `${name}: ${t('site.docs.fields')}`, texts)}</details>
    <h3>${t('site.docs.errors.title')}</h3>${codeTable(operation['x-codes'] ?? {}, texts)}
  </section>`;
}

/** A single one needs no heading. */
function requestExamples(examples: NonNullable<Media['examples']>, label: string): Html[] {
  const all = Object.values(examples);
  return all.map(({ summary = '', value }) =>
    all.length === 1
      ? example(value, label)
      : html`<p class="quiet" lang="en">${summary}</p>${example(value, `${label}: ${summary}`)}`,
  );
}

function example(value: unknown, label: string): Html {
  return html`<pre tabindex="0" aria-label="${label}"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
}

function fieldTable(fields: readonly Field[], label: string, { t }: Texts): Html {
  const rows = fields.map(
    ({ name, schema, isRequired }) => html`<tr>
      <td><code>${name}</code>${isRequired ? html` <small>${t('site.docs.required')}</small>` : undefined}</td>
      <td>${typeOf(schema)}</td>
      <td lang="en">${schema.description ?? ''}</td>
    </tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table>
    <thead><tr>${['name', 'type', 'description'].map((part) => html`<th scope="col">${t(`site.docs.${part}`)}</th>`)}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}

function codeTable(codes: Record<string, string>, { t }: Texts): Html {
  const rows = Object.entries(codes).map(
    ([code, message]) => html`<tr><td><code>${code}</code></td><td lang="en">${message}</td></tr>`,
  );
  return html`<table>
    <thead><tr><th scope="col">${t('column.code')}</th><th scope="col">${t('site.docs.errors.meaning')}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
}

/** Every field, however deep, by its path, in which `[]` means each item of a list. */
function fieldsOf(schema: Schema = {}, path = ''): Field[] {
  const shape = shapeOf(schema);
  if (shape.items) return fieldsOf(shape.items, path === '' ? '' : `${path}[]`);
  return Object.entries(shape.properties ?? {}).flatMap(([part, own]) => {
    const name = path === '' ? part : `${path}.${part}`;
    return [{ name, schema: own, isRequired: shape.required?.includes(part) ?? false }, ...fieldsOf(own, name)];
  });
}

/** If a schema may be null or take several forms, the form with parts. */
function shapeOf(schema: Schema): Schema {
  return schema.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema;
}

function typeOf({ type, enum: values, anyOf }: Schema): string {
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' | ');
  return type ?? [...new Set((values ?? []).map((value) => (value === null ? 'null' : typeof value)))].join(' | ');
}
