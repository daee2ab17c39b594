import { bcp47 } from './document.ts';
import { type Html, html } from './html.ts';

export interface PlainMail {
  language: string;
  brand: string;
  subject: string;
  paragraphs: readonly string[];
  /** Where to go next, at the end. */
  link?: string;
}

/** A mail of a few sentences, as text and as a page. */
export function plainMail({ language, brand, subject, paragraphs, link }: PlainMail) {
  const shown: (string | Html)[] =
    link === undefined ? [...paragraphs] : [...paragraphs, html`<a href="${link}">${link}</a>`];
  const page = html`<!doctype html>
<html lang="${bcp47(language)}">
  <head><meta charset="utf-8"><title>${subject}</title></head>
  <body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif">
    <p style="font-weight: 600">${brand}</p>
    ${shown.map((paragraph) => html`<p>${paragraph}</p>`)}
  </body>
</html>
`;
  const text = [subject, ...paragraphs, ...(link === undefined ? [] : [link])].join('\n\n');
  return { subject, text, html: page.markup };
}
