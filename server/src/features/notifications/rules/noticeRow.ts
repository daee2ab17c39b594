import type { Audience, NoticeChannel } from '@tracking-console/contract/notifications/ruleConstants';
import type { NoticeRow } from '@tracking-console/contract/notifications/rules';
import type { NotificationRecord } from '../notificationTable.ts';

export function toNoticeRow(record: NotificationRecord): NoticeRow {
  return {
    NoticeId: String(record.id),
    Time: record.createTime.toISOString(),
    // The buyer's are never listed here.
    Audience: record.audience as Audience,
    Trigger: record.status,
    SubStatus: record.subStatus,
    TrackNo: record.number,
    Carrier: record.carrier,
    OrderNo: record.orderNo,
    Recipient: masked(record),
    Channel: record.channel as NoticeChannel, // as above
    RuleId: record.ruleId === null ? null : String(record.ruleId),
    RuleName: record.ruleName,
    State: record.state,
    Reason: record.reason,
    Detail: detailOf(record),
    Type: record.type,
    DueTime: record.dueTime?.toISOString() ?? null,
    EndTime: record.endTime?.toISOString() ?? null,
    OpenTime: record.openTime?.toISOString() ?? null,
    ClickTime: record.clickTime?.toISOString() ?? null,
    ResendTime: record.resendTime?.toISOString() ?? null,
    HasMail: record.channel === 'email' && record.messageId !== null,
  };
}

/** What the receiver answered; it often repeats the address. */
export const detailOf = (record: NotificationRecord): string =>
  record.recipient === '' ? record.detail : record.detail.replaceAll(record.recipient, masked(record));

/** a•••@example.com; of a URL, whose path is often a secret, the host. */
export function masked({ channel, recipient }: { channel: string; recipient: string }): string {
  if (recipient === '') return '';
  if (channel !== 'email') return URL.parse(recipient)?.host ?? '';
  const [name = '', domain = ''] = recipient.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
