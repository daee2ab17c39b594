import { testNumberOf } from '@tracking-console/contract/api/testNumbers';
import { SUB_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { document } from '../../documents/document.ts';
import { type Html, html } from '../../documents/html.ts';
import type { Texts } from '../../documents/texts.ts';
import { testLimitIn } from '../tracking/reference/trackDocument.ts';
import { type ApiDocument, operationSection, operationsOf } from './referenceParts.ts';

const EXAMPLE = `curl -X POST {origin}/track/v2.4/register \\
  -H 'content-type: application/json' \\
  -H 'x-api-key: YOUR_KEY' \\
  -d '[{"number": "RR123456789CN"}]'`;

/** The path of the public API's OpenAPI document. */
export const OPENAPI_PATH = '/site/docs/v2.4/openapi.json';

interface DocsPage {
  texts: Texts;
  brand: string;
  origin: string;
  api: ApiDocument;
}

/** The reference of the public API, version 2.4: everything about a call comes from the OpenAPI document. */
export function docsPage({ texts, brand, origin, api }: DocsPage): string {
  const { t } = texts;
  const operations = operationsOf(api);
  const rows = operations.map(
    ({ name }) =>
      html`<tr><td><a href="#${name}"><code>/${name}</code></a></td><td>${t(`site.docs.endpoint.${name.toLowerCase()}`)}</td></tr>`,
  );
  const main = html`<article class="article reference">
    <h1>${t('site.docs.title')}</h1>
    <p class="quiet">${t('site.docs.lead')}</p>
    <p><a href="${OPENAPI_PATH}">${t('site.docs.openapi')}</a></p>
    <h2>${t('keys.column.key')}</h2>
    <p>${t('site.docs.key.text')}</p>
    <pre tabindex="0" aria-label="${t('site.docs.example')}"><code>${EXAMPLE.replace('{origin}', origin)}</code></pre>
    <h2>${t('response.title')}</h2>
    <p>${t('site.docs.answer.text')}</p>
    <h2>${t('site.docs.limits.title')}</h2>
    <p>${t('site.docs.limits.text')}</p>
    <p>${t('site.docs.limits.test', testLimitIn(texts.language))}</p>
    <h2>${t('site.docs.endpoints.title')}</h2>
    <table>
      <thead><tr><th scope="col">${t('site.docs.endpoints.path')}</th><th scope="col">${t('site.docs.endpoints.purpose')}</th></tr></thead>
      <tbody>${rows}</tbody>
    </table>
    <h2>${t('testNumbers.title')}</h2>
    <p>${t('testNumbers.text')}</p>
    ${testNumbers(texts)}
    ${operations.map((operation) => operationSection(operation, texts))}
  </article>`;
  const languageLink = (language: string) => `/site/${language}/docs/v2.4`;
  return document({ texts, brand, title: t('site.docs.title'), main, languageLink });
}

/** Each number that plays a journey, by the status it ends in. */
function testNumbers({ t }: Texts): Html {
  const rows = Object.values(SUB_STATUSES)
    .flat()
    .map((status) => html`<tr><td><code>${testNumberOf(status)}</code></td><td><code>${status}</code></td></tr>`);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${t('testNumbers.title')}"><table>
    <thead><tr><th scope="col">${t('testNumbers.title')}</th><th scope="col">${t('testNumbers.status')}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}
