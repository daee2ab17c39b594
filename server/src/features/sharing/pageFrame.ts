import { textOn } from '@tracking-console/contract/notifications/brandColor';
import { languageName } from '@tracking-console/contract/values/languages';
import { bcp47, type Frame, ownFooter, ownHeader } from '../../documents/document.ts';
import { type Html, html, trusted } from '../../documents/html.ts';
import { staticText, staticUrl } from '../../documents/staticFiles.ts';
import { DOCUMENT_LANGUAGES, type Texts } from '../../documents/texts.ts';
import type { ReadBrand } from '../brands/brandService.ts';

export interface Site {
  texts: Texts;
  /** The product. */
  brand: string;
  now: Date;
  /** The nonce of the page's inline style. */
  nonce: string;
}

/** Inlined in the page, so that the first paint waits for nothing else. */
const STYLES = trusted(`${staticText('document.css')}\n${staticText('share.css')}`);

/** The company's frame, or the product's if there is no company. */
export function pageFrame({ texts, brand, nonce }: Site, company: ReadBrand | null, links?: Html): Frame {
  const styles = html`<meta name="robots" content="noindex">
    <style nonce="${nonce}">${STYLES}</style>`;
  if (!company)
    return {
      icon: staticUrl('logo.svg'),
      styles,
      header: ownHeader(texts, brand, languageForm(texts)),
      footer: ownFooter(texts),
    };
  const { color } = company;
  return {
    icon: 'data:,',
    styles,
    ...(color && { bodyStyle: `--band: ${color}; --on-band: ${textOn(color)}` }),
    header: html`<header class="company">
      ${companyMark({ ...company, name: company.name || brand })}
      ${languageForm(texts)}
    </header>`,
    footer: html`<footer>
      ${links && html`<nav aria-label="${texts.t('share.mails')}">${links}</nav>`}
      ${company.name && html`<p class="quiet by">${texts.t('share.byCompany', { company: company.name, brand })}</p>`}
    </footer>`,
  };
}

/** The logo is shown at half of its pixels: phones have two for each. */
function companyMark({ name, website, logo }: ReadBrand): Html {
  const mark = logo
    ? html`<img src="${logo.path}" alt="${name}" width="${Math.ceil(logo.width / 2)}" height="${Math.ceil(logo.height / 2)}" fetchpriority="high">`
    : html`${name}`;
  return website
    ? html`<a class="brand" href="${website}" rel="noopener">${mark}</a>`
    : html`<span class="brand">${mark}</span>`;
}

function languageForm({ language, t }: Texts): Html {
  const options = DOCUMENT_LANGUAGES.map(
    (code) =>
      html`<option value="${code}" lang="${bcp47(code)}"${code === language ? html` selected` : undefined}>${languageName(code)}</option>`,
  );
  return html`<form class="languages" method="get">
        <select name="language" aria-label="${t('column.language')}" autocomplete="off">${options}</select>
        <button type="submit">${t('action.change')}</button>
      </form>`;
}
