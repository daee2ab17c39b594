import { document } from './document.ts';
import { html } from './html.ts';
import type { Texts } from './texts.ts';

/** What a person sees who opened an address and got an error instead of a page. */
export function errorPage(kind: 'missing' | 'unavailable', texts: Texts, brand: string): string {
  const { say } = texts;
  const title = say(`error.${kind}.title`);
  // An empty link leads to the same address again.
  const retry = kind === 'unavailable' ? html`<a class="primary" href="">${say('error.retry')}</a>` : undefined;
  const back = kind === 'missing' ? html`<a class="primary" href="/">${say('error.back')}</a>` : undefined;
  const main = html`<article class="article">
    <h1>${title}</h1>
    <p class="quiet">${say(`error.${kind}.text`)}</p>
    <div class="actions">${retry}${back}</div>
  </article>`;
  return document({ texts, brand, title, main });
}
