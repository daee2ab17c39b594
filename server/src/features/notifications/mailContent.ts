import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import { carrierTime, formatDay, formatTime } from '../../documents/carrierTime.ts';
import { bcp47 } from '../../documents/document.ts';
import { eventText } from '../../documents/eventText.ts';
import { type Html, html } from '../../documents/html.ts';
import type { Texts } from '../../documents/texts.ts';
import { findCarrier } from '../carriers/carriers.ts';
import { latestEventWords } from '../shipments/model/latestEventWords.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';

/** A shipment as a mail shows it. */
export interface MailedShipment {
  shipment: Pick<
    ShipmentRecord,
    'id' | 'number' | 'remark' | 'carrier' | 'finalCarrier' | 'latestEvent' | 'dataSource'
  >;
  /** What it became. */
  status: NotifyStatus;
}

interface Site {
  texts: Texts;
  brand: string;
  /** Why the reader gets it. */
  why: string;
  /** The console's page of a shipment, of all, and of what is sent. */
  linkOf: (shipment: MailedShipment['shipment']) => string;
  listLink: string;
  settingsLink: string;
  /** Where the mails end with one click. */
  unsubscribeUrl: string;
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Further ones are only counted; the console lists them. */
const MAX_LISTED = 50;

/** One shipment's updates, or everything that has gathered. */
export function mailContent(mailed: readonly MailedShipment[], site: Site): MailContent {
  const { t } = site.texts;
  const [first] = mailed;
  if (!first) throw new RangeError('a mail about nothing');
  const lines = mailed.slice(0, MAX_LISTED).map((one) => describe(one, site));
  const statusText = t(`status.${first.status}`);
  const subject =
    mailed.length === 1
      ? t('mail.subject.one', { name: nameOf(first), status: statusText })
      : t('mail.subject.many', { count: String(mailed.length), brand: site.brand });
  const more = mailed.length > MAX_LISTED ? t('mail.more', { count: String(mailed.length - MAX_LISTED) }) : undefined;
  return { subject, text: toText(lines, more, site), html: toHtml(subject, lines, more, site) };
}

const nameOf = ({ shipment: { number, remark } }: MailedShipment) => (remark ? `${remark} (${number})` : number);

interface Line {
  name: string;
  status: string;
  facts: string[];
  link: string;
}

function describe(mailed: MailedShipment, { texts, linkOf }: Site): Line {
  const { shipment, status } = mailed;
  const { t, language } = texts;
  const carriers = [shipment.carrier, shipment.finalCarrier].flatMap((key) => {
    const carrier = findCarrier(key);
    return carrier ? [carrier.names[language] ?? carrier.name] : [];
  });
  const sandbox = shipment.dataSource === 'sandbox' ? [t('share.sandbox')] : [];
  return {
    name: nameOf(mailed),
    status: t(`status.${status}`),
    facts: [[...new Set(carriers)].join(' · '), lastCheckpoint(shipment, texts), ...sandbox].filter(Boolean),
    link: linkOf(shipment),
  };
}

/** In the carrier's own time; a missing zone is not invented. */
function lastCheckpoint(shipment: MailedShipment['shipment'], texts: Texts): string {
  const { latestEvent } = shipment;
  if (!latestEvent) return '';
  const { language } = texts;
  const { day, time } = carrierTime(latestEvent);
  const { text, note } = eventText(latestEventWords(shipment), texts);
  const when = [formatDay(day, language), formatTime(time, language)].filter(Boolean).join(', ');
  return [when, latestEvent.location, text, note].filter(Boolean).join(' · ');
}

function toText(lines: readonly Line[], more: string | undefined, { texts: { t }, why, unsubscribeUrl }: Site) {
  const parts = lines.map(({ name, status, facts, link }) => [name, status, ...facts, link].join('\n'));
  const ending = [why, t('mail.unsubscribe'), unsubscribeUrl].join('\n');
  return [...parts, ...(more ? [more] : []), '-- ', ending].join('\n\n');
}

function toHtml(title: string, lines: readonly Line[], more: string | undefined, site: Site): string {
  const { texts, brand, why, listLink, settingsLink, unsubscribeUrl } = site;
  const { t, language } = texts;
  const page = html`<!doctype html>
<html lang="${bcp47(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
  </head>
  <body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif">
    <div style="max-width: 560px; margin: 0 auto">
      <p style="margin: 0 0 24px; font-weight: 600">${brand}</p>
      ${lines.map((line) => block(line, t('shipment.open')))}
      ${more === undefined ? undefined : html`<p>${more} <a href="${listLink}">${t('mail.list')}</a></p>`}
      <p style="margin: 32px 0 0; font-size: 13px">${why}
        <a href="${settingsLink}">${t('mail.settings')}</a> ·
        <a href="${unsubscribeUrl}">${t('mail.unsubscribe')}</a></p>
    </div>
  </body>
</html>
`;
  return page.markup;
}

function block({ name, status, facts, link }: Line, open: string): Html {
  return html`<div style="margin: 0 0 16px; padding: 16px; border: 1px solid #8888; border-radius: 8px">
        <h2 style="margin: 0; font-size: 18px; overflow-wrap: anywhere">${name}</h2>
        <p style="margin: 4px 0; font-weight: 600">${status}</p>
        ${facts.map((fact) => html`<p style="margin: 4px 0; font-size: 14px">${fact}</p>`)}
        <p style="margin: 12px 0 0"><a href="${link}" style="font-weight: 600">${open}</a></p>
      </div>`;
}
