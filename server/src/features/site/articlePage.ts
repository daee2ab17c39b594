import { document } from '../../documents/document.ts';
import { html } from '../../documents/html.ts';
import type { Texts } from '../../documents/texts.ts';
import { ARTICLES, type ArticlePath } from './articles.ts';

interface Site {
  texts: Texts;
  brand: string;
}

export function articlePage(path: ArticlePath, { texts, brand }: Site): string {
  const { name, sections } = ARTICLES[path];
  const say = (part: string) => texts.say(`site.${name}.${part}`, { brand });
  const body = Array.from({ length: sections }, (_, index) => index + 1).map(
    (section) => html`<h2>${say(`${section}.title`)}</h2><p>${say(`${section}.text`)}</p>`,
  );
  const main = html`<article class="article"><h1>${say('title')}</h1><p class="quiet">${say('lead')}</p>${body}</article>`;
  return document({ texts, brand, title: say('title'), main, languageLink: (language) => `/site/${language}/${path}` });
}

export function homePage({ texts, brand }: Site): string {
  const { language, say } = texts;
  const main = html`<article class="article">
    <h1>${say('site.home.title')}</h1>
    <p class="quiet">${say('site.home.lead', { brand })}</p>
    <div class="actions">
      <a class="primary" href="/">${say('site.home.console')}</a>
      <a href="/site/${language}/docs/v2.4">${say('site.docs.title')}</a>
      <a href="/site/${language}/help">${say('site.help.title')}</a>
    </div>
  </article>`;
  return document({ texts, brand, title: say('site.home.title'), main, languageLink: (to) => `/site/${to}` });
}
