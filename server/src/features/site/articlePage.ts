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
  const t = (part: string) => texts.t(`site.${name}.${part}`, { brand });
  const body = Array.from({ length: sections }, (_, index) => index + 1).map(
    (section) => html`<h2>${t(`${section}.title`)}</h2><p>${t(`${section}.text`)}</p>`,
  );
  const main = html`<article class="article"><h1>${t('title')}</h1><p class="quiet">${t('lead')}</p>${body}</article>`;
  return document({ texts, brand, title: t('title'), main, languageLink: (language) => `/site/${language}/${path}` });
}

export function homePage({ texts, brand }: Site): string {
  const { language, t } = texts;
  const main = html`<article class="article">
    <h1>${t('site.home.title')}</h1>
    <p class="quiet">${t('site.home.lead', { brand })}</p>
    <div class="actions">
      <a class="primary" href="/">${t('site.home.console')}</a>
      <a href="/site/${language}/docs/v2.4">${t('site.docs.title')}</a>
      <a href="/site/${language}/help">${t('site.help.title')}</a>
    </div>
  </article>`;
  return document({ texts, brand, title: t('site.home.title'), main, languageLink: (to) => `/site/${to}` });
}
