import { document } from '../../documents/document.ts';
import { html } from '../../documents/html.ts';
import type { Texts } from '../../documents/texts.ts';
import { TRACK_CALLS } from '../tracking/trackCalls.ts';

const EXAMPLE = `curl -X POST {origin}/track/v2.4/register \\
  -H 'content-type: application/json' \\
  -H 'x-api-key: YOUR_KEY' \\
  -d '[{"number": "RR123456789CN"}]'`;

/** The provider's documentation of the public API, version 2.4. */
export function docsPage({ texts, brand, origin }: { texts: Texts; brand: string; origin: string }): string {
  const { say } = texts;
  // From the calls themselves, so that none is missing and none is made up.
  const rows = [...TRACK_CALLS.keys()].map(
    (name) => html`<tr><td><code>/${name}</code></td><td>${say(`site.docs.endpoint.${name}`)}</td></tr>`,
  );
  const main = html`<article class="article">
    <h1>${say('site.docs.title')}</h1>
    <p class="quiet">${say('site.docs.lead')}</p>
    <h2>${say('site.docs.key.title')}</h2>
    <p>${say('site.docs.key.text')}</p>
    <pre tabindex="0" aria-label="${say('site.docs.example')}"><code>${EXAMPLE.replace('{origin}', origin)}</code></pre>
    <h2>${say('site.docs.answer.title')}</h2>
    <p>${say('site.docs.answer.text')}</p>
    <h2>${say('site.docs.endpoints.title')}</h2>
    <table>
      <thead><tr><th scope="col">${say('site.docs.endpoints.path')}</th><th scope="col">${say('site.docs.endpoints.purpose')}</th></tr></thead>
      <tbody>${rows}</tbody>
    </table>
    <h2>${say('site.docs.limits.title')}</h2>
    <p>${say('site.docs.limits.text')}</p>
  </article>`;
  const languageLink = (language: string) => `/site/${language}/docs/v2.4`;
  return document({ texts, brand, title: say('site.docs.title'), main, languageLink });
}
