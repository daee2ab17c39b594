import { bcp47 } from './document.ts';
import { html } from './html.ts';
import type { Texts } from './texts.ts';

interface MailParts {
  brand: string;
  subject: string;
  paragraphs: readonly string[];
  /** The receiver's next step, at the end. */
  action?: { text: string; link: string };
}

/** A mail of a few sentences, as text and as a page. */
export function plainMail({ language }: Texts, { brand, subject, paragraphs, action }: MailParts) {
  const page = html`<!doctype html>
<html lang="${bcp47(language)}">
  <head><meta charset="utf-8"><title>${subject}</title></head>
  <body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif">
    <p style="font-weight: 600">${brand}</p>
    ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${action && html`<p><a href="${action.link}">${action.text}</a></p>`}
  </body>
</html>
`;
  const lines = [subject, ...paragraphs, ...(action ? [`${action.text}: ${action.link}`] : [])];
  return { subject, text: lines.join('\n\n'), html: page.markup };
}
