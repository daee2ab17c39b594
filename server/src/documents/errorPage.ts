import { document } from './document.ts';
import { html } from './html.ts';
import type { Texts } from './texts.ts';

/** Worth another try, by itself or after a while. */
const PASSING = ['busy', 'unavailable'];

function kindOf(status: number) {
  if (status >= 500) return 'unavailable';
  if (status === 429) return 'busy';
  return status === 404 || status === 410 ? 'missing' : 'refused';
}

/** The page for a person who opened an address and got an error. */
export function errorPage(status: number, texts: Texts, brand: string): string {
  const { t } = texts;
  const kind = kindOf(status);
  const title = t(`error.${kind}.title`);
  // An empty link leads to the same address again.
  const way = PASSING.includes(kind)
    ? html`<a class="primary" href="">${t('action.retry')}</a>`
    : html`<a class="primary" href="/">${t('error.back')}</a>`;
  const main = html`<article class="article">
    <h1>${title}</h1>
    <p class="quiet">${t(`error.${kind}.text`)}</p>
    <div class="actions">${way}</div>
  </article>`;
  return document({ texts, brand, title, main });
}
