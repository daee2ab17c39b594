import { document } from '../../documents/document.ts';
import { type Html, html } from '../../documents/html.ts';
import type { ReadBrand } from '../brands/brandService.ts';
import { pageFrame, type Site } from './pageFrame.ts';

export interface MailChoice {
  /** The shipment's. */
  number: string;
  /** Masked: the person with the link may not be the recipient. */
  email: string;
  hasShipmentMails: boolean;
  hasMails: boolean;
}

interface Row {
  about: 'shipment' | 'company';
  title: string;
  isOn: boolean;
}

/** The page to turn mails off and on, without an account. Only a button changes anything: programs follow links. */
export function mailsPage(
  choice: MailChoice,
  company: ReadBrand,
  site: Site & { pagePath: string; isSaved: boolean },
): string {
  const { texts, brand, pagePath, isSaved } = site;
  const { t, language } = texts;
  const name = company.name || brand;
  const title = t('share.mails.title', { company: name });
  const { number, email, hasMails, hasShipmentMails } = choice;
  const rows: Row[] = [
    ...(hasMails
      ? [{ about: 'shipment' as const, title: t('share.mails.shipment', { number }), isOn: hasShipmentMails }]
      : []),
    { about: 'company', title: t('share.mails.company', { company: name }), isOn: hasMails },
  ];
  const main = html`<article class="shared mails">
    <h1>${title}</h1>
    <p class="quiet">${t('share.mails.to', { email })}</p>
    ${isSaved ? html`<p class="note" role="status">${t('saved')}</p>` : undefined}
    <ul>${rows.map((row) => choiceOf(row, site))}</ul>
    <p><a href="${pagePath}?language=${language}">${t('share.mails.back')}</a></p>
  </article>`;
  return document({ texts, brand: name, title, main, frame: pageFrame(site, company) });
}

function choiceOf({ about, title, isOn }: Row, { texts: { t } }: Site): Html {
  const action = t(isOn ? 'action.turnOff' : 'action.turnOn');
  return html`<li><div><strong>${title}</strong> <span class="quiet">${t(isOn ? 'state.on' : 'state.off')}</span></div>
      <form method="post"><input type="hidden" name="about" value="${about}"><input type="hidden" name="mails" value="${isOn ? 'off' : 'on'}"><button type="submit" class="plain" aria-label="${`${action}: ${title}`}">${action}</button></form></li>`;
}
