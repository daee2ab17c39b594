import type { Translate } from '../../../documents/texts.ts';
import type { MailOutcome } from '../../mail/mailer.ts';
import type { MailedShipment } from '../mailContent.ts';
import type { NotificationRecord } from '../notificationTable.ts';

interface Request {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Posts to public addresses alone, and gives up in time; every outcome is a value. */
export type Post = (request: Request) => Promise<{ code: number | null; error: string | null; response: string }>;

export interface PostedNotice {
  row: NotificationRecord;
  /** Null: it is about the account. */
  shipment: MailedShipment['shipment'] | null;
  link: string;
}

/** JSON for a program. */
export function webhookBody(ruleName: string, notices: readonly PostedNotice[]): string {
  const items = notices.map(({ row, shipment, link }) => ({
    ...(shipment
      ? {
          number: row.number,
          carrier: row.carrier,
          order_no: row.orderNo,
          status: row.status,
          sub_status: row.subStatus,
        }
      : { event: row.status, about: row.subStatus }),
    latest_event: shipment?.latestEvent?.description ?? null,
    time: row.createTime.toISOString(),
    link,
  }));
  return JSON.stringify({ event: 'NOTIFICATION', rule: ruleName, is_test: notices[0]?.row.type === 'test', items });
}

/** A text with links, as Slack and what is compatible with it take it. */
export function slackBody(ruleName: string, notices: readonly PostedNotice[], t: Translate): string {
  const lines = notices.map(({ row, link }) => {
    const what = row.shipmentId === null ? row.subStatus : t(`status.${row.status}`);
    return `• <${link}|${escaped(row.number || row.status)}> ${escaped(what)}`;
  });
  return JSON.stringify({ text: [`*${escaped(ruleName)}*`, ...lines].join('\n') });
}

/** Slack shows the characters of its markup as text if they are escaped. */
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A bad address or a rejected request is final; anything else may be temporary. */
export function outcomeOf({ code, error, response }: Awaited<ReturnType<Post>>): MailOutcome {
  if (code !== null && code >= 200 && code < 300) return { kind: 'sent' };
  const detail = code === null ? (error ?? 'no answer') : `HTTP ${code} ${response.replace(/\s+/g, ' ').slice(0, 200)}`;
  const isFinal = error === 'address' || (code !== null && code < 500 && code !== 408 && code !== 429);
  return { kind: isFinal ? 'refused' : 'unreachable', detail: detail.trim() };
}
