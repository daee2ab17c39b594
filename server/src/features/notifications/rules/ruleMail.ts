import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import { plainMail } from '../../../documents/plainMail.ts';
import type { Texts } from '../../../documents/texts.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../../../documents/writeCsv.ts';
import { findCarrier } from '../../carriers/carriers.ts';
import type { MailAttachment } from '../../mail/mailer.ts';
import type { ShipmentRecord } from '../../shipments/model/shipmentTable.ts';
import { type MailContent, type MailedShipment, mailContent } from '../mailContent.ts';
import type { NotificationRecord } from '../notificationTable.ts';
import type { RuleRecord } from './ruleTable.ts';

interface Site {
  texts: Texts;
  brand: string;
  origin: string;
  unsubscribeUrl: string;
  shipments: ReadonlyMap<number, Mailed>;
}

type Mailed = MailedShipment['shipment'] & Pick<ShipmentRecord, 'orderNo'>;

/** What a rule mails: of the account, of one shipment, or of all that has gathered, with a table where that is a day's. */
export function ruleMail(
  rule: Pick<RuleRecord, 'name' | 'send'>,
  rows: readonly NotificationRecord[],
  site: Site,
): MailContent & { attachments?: MailAttachment[] } {
  const [first] = rows;
  if (first && first.shipmentId === null) return accountMail(first, rule, site);
  const { texts, brand, origin, unsubscribeUrl } = site;
  const mailed = rows.flatMap((row) => {
    const shipment = site.shipments.get(row.shipmentId ?? 0);
    // Only rules about the account have other triggers.
    return shipment ? [{ shipment, status: row.status as NotifyStatus }] : [];
  });
  const content = mailContent(mailed, {
    texts,
    brand,
    unsubscribeUrl,
    why: whyText(rule, site),
    linkOf: (shipment) => shipmentLink(origin, shipment),
    listLink: `${origin}/api/tracking`,
    settingsLink: `${origin}/api/notification/own`,
  });
  const isTable = rule.send === 'daily' && first?.type === 'auto';
  return isTable ? { ...content, attachments: [tableOf(mailed, site)] } : content;
}

const whyText = ({ name }: Pick<RuleRecord, 'name'>, { texts: { t }, brand }: Site) =>
  t('mail.whyRule', { rule: name, brand });

function accountMail(row: NotificationRecord, rule: Pick<RuleRecord, 'name'>, site: Site): MailContent {
  const { texts, brand, origin, unsubscribeUrl } = site;
  const { t } = texts;
  const about = { brand, count: row.subStatus, url: row.subStatus };
  const isQuota = row.status === 'quotaLow';
  const action = isQuota
    ? { text: t('quotaLow.next'), link: `${origin}/api/dashboard` }
    : { text: t('webhookFailing.next'), link: `${origin}/api/settings` };
  const prefix = isQuota ? 'quotaLow' : 'webhookFailing';
  const content = plainMail(texts, {
    brand,
    subject: t(`${prefix}.subject`, about),
    paragraphs: [t(`${prefix}.text`, about), whyText(rule, site)],
    action,
  });
  return { ...content, text: `${content.text}\n\n${t('mail.unsubscribe')}: ${unsubscribeUrl}` };
}

function tableOf(
  mailed: readonly { shipment: Mailed; status: NotifyStatus }[],
  { texts, origin }: Site,
): MailAttachment {
  const { t, language } = texts;
  const heads = (['number', 'carrier', 'orderNo', 'status', 'lastEvent', 'lastEventTime', 'link'] as const).map((key) =>
    t(`shipments.column.${key}`),
  );
  const lines = mailed.map(({ shipment, status }) => {
    const { number, carrier, orderNo, latestEvent } = shipment;
    const known = findCarrier(carrier);
    return [
      number,
      known?.names[language] ?? known?.name ?? '',
      orderNo,
      t(`status.${status}`),
      latestEvent?.description ?? '',
      latestEvent?.time_iso ?? '',
      shipmentLink(origin, shipment),
    ];
  });
  return { filename: 'shipments.csv', content: BYTE_ORDER_MARK + writeCsv([heads, ...lines]), contentType: 'text/csv' };
}

export const shipmentLink = (origin: string, { number, carrier }: { number: string; carrier: number }) =>
  `${origin}/api/tracking?shipment=${encodeURIComponent(`${number}.${carrier}`)}`;
