import { toHeaderText } from '@tracking-console/contract/values/displayNames';
import { languageName } from '@tracking-console/contract/values/languages';
import { type Html, html } from './html.ts';
import { staticUrl } from './staticFiles.ts';
import { DOCUMENT_LANGUAGES, type Texts } from './texts.ts';

export interface DocumentParts {
  texts: Texts;
  brand: string;
  title: string;
  main: Html;
  /** Names of a script, and of a style sheet of its own, among the static files. */
  script?: string;
  style?: string;
  /** The address of the page in another language. */
  languageLink?: (language: string) => string;
  /** In place of the style sheets, the header and the footer. */
  frame?: Frame;
}

export interface Frame {
  icon: string;
  styles: Html;
  header: Html;
  footer: Html;
  /** The style of the body, e.g. a company's colors. */
  bodyStyle?: string;
}

/** A page of the server's own: sign-in, the stand-in site, errors. No inline script or style, so no nonce either. */
export function document(parts: DocumentParts): string {
  const { texts, brand, title, main, script } = parts;
  const { language, t } = texts;
  const { icon, styles, header, footer, bodyStyle } = parts.frame ?? ownFrame(parts);
  const page = html`<!doctype html>
<html lang="${bcp47(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
    <title>${toHeaderText(`${title} · ${brand}`)}</title>
    <link rel="icon" href="${icon}">
    ${styles}
    ${script === undefined ? undefined : html`<script type="module" src="${staticUrl(script)}"></script>`}
  </head>
  <body${bodyStyle === undefined ? undefined : html` style="${bodyStyle}"`}>
    <a class="skip" href="#main">${t('document.skip')}</a>
    ${header}
    <main id="main" tabindex="-1">${main}</main>
    ${footer}
  </body>
</html>
`;
  return page.markup;
}

function ownFrame({ texts, brand, style, languageLink }: DocumentParts): Frame {
  const isSwitched = languageLink !== undefined;
  return {
    icon: staticUrl('logo.svg'),
    styles: html`<link rel="stylesheet" href="${staticUrl('document.css')}">
    ${style === undefined ? undefined : html`<link rel="stylesheet" href="${staticUrl(style)}">`}
    ${isSwitched ? html`<script type="module" src="${staticUrl('languages.js')}"></script>` : undefined}`,
    header: ownHeader(texts, brand, isSwitched ? languageSwitch(texts, languageLink) : undefined),
    footer: ownFooter(texts),
  };
}

export const ownHeader = ({ language }: Texts, brand: string, end: Html | undefined): Html => html`<header>
      <a class="brand" href="/site/${language}"><img src="${staticUrl('logo.svg')}" alt="" width="28" height="28">${brand}</a>
      ${end}
    </header>`;

export const ownFooter = ({ language, t }: Texts): Html => html`<footer>
      <nav aria-label="${t('document.footer')}">
        ${FOOTER.map(([key, path]) => html`<a href="/site/${language}/${path}">${t(key)}</a>`)}
      </nav>
    </footer>`;

const FOOTER = [
  ['site.help.title', 'help'],
  ['site.docs.title', 'docs/v2.4'],
  ['site.licensing.title', 'about/licensing'],
  ['site.privacy.title', 'about/privacy'],
  ['site.contact.title', 'about/contact'],
] as const;

/** Without JavaScript the languages are links, each its own. */
function languageSwitch({ language, t }: Texts, link: (language: string) => string): Html {
  const name = (code: string) => html`lang="${bcp47(code)}"`;
  const options = DOCUMENT_LANGUAGES.map(
    (code) =>
      html`<option value="${link(code)}" ${name(code)}${code === language ? html` selected` : undefined}>${languageName(code)}</option>`,
  );
  const links = DOCUMENT_LANGUAGES.map(
    (code) => html`<li><a href="${link(code)}" ${name(code)} hreflang="${bcp47(code)}">${languageName(code)}</a></li>`,
  );
  return html`<nav class="languages" aria-label="${t('column.language')}">
        <select aria-label="${t('column.language')}">${options}</select>
        <noscript><ul>${links}</ul></noscript>
      </nav>`;
}

/** "zh-cn" is written zh-CN in markup. */
export function bcp47(language: string): string {
  const [name = '', region] = language.split('-');
  return region === undefined ? name : `${name}-${region.toUpperCase()}`;
}
