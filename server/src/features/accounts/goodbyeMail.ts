import { bcp47 } from '../../documents/document.ts';
import { html } from '../../documents/html.ts';
import type { Texts } from '../../documents/texts.ts';

/** What somebody gets whose account has just been deleted. */
export function goodbyeMail({ language, say }: Texts, brand: string) {
  const subject = say('goodbye.subject', { brand });
  const paragraphs = [say('goodbye.text'), say('goodbye.notYou')];
  const page = html`<!doctype html>
<html lang="${bcp47(language)}">
  <head><meta charset="utf-8"><title>${subject}</title></head>
  <body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif">
    <p style="font-weight: 600">${brand}</p>
    ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
  </body>
</html>
`;
  return { subject, text: [subject, ...paragraphs].join('\n\n'), html: page.markup };
}
