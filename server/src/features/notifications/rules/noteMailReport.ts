import type { Database, Transaction } from '../../../database.ts';
import { and, eq, inArray, isNull } from '../../../drizzle.ts';
import { consumerRecipients } from '../consumer/consumerTable.ts';
import { mailReports, type NotificationRecord, notifications } from '../notificationTable.ts';
import { notifyAddresses } from './ruleTable.ts';

/** What the receiving side of a mail reports later. */
export interface MailReport {
  /** The report's own: the same each time it is sent. */
  id: string;
  event: 'delivered' | 'bounced' | 'complained';
  messageId: string;
  recipient: string;
  detail: string;
}

/** `known`: it was noted before. `noSuchMail`: we have sent no such mail to that recipient. */
export type ReportOutcome = 'noted' | 'known' | 'noSuchMail';

/** Takes a report's effect once, whichever process it comes to and however often. */
export function noteMailReport(db: Database, report: MailReport, now: Date): Promise<ReportOutcome> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(notifications).where(isAbout(report)).limit(1);
    if (!row) return 'noSuchMail';
    const stored = await transaction
      .insert(mailReports)
      .values({ id: report.id, receiveTime: now })
      .onConflictDoNothing()
      .returning();
    if (stored.length === 0) return 'known';
    await noteState(transaction, report);
    if (report.event !== 'delivered') await noteAddress(transaction, row, report, now);
    return 'noted';
  });
}

const isAbout = ({ messageId, recipient }: MailReport) =>
  and(eq(notifications.messageId, messageId), eq(notifications.recipient, recipient));

async function noteState(transaction: Transaction, report: MailReport): Promise<void> {
  const isBounce = report.event === 'bounced';
  // A late delivery report must not revert a later state.
  const before = isBounce ? (['Sent', 'Delivered', 'Opened', 'Clicked'] as const) : (['Sent'] as const);
  await transaction
    .update(notifications)
    .set({ state: isBounce ? 'Bounced' : 'Delivered', detail: report.detail.replace(/\s+/g, ' ').slice(0, 300) })
    .where(and(isAbout(report), inArray(notifications.state, [...before])));
}

/** A complaint ends the mails to the recipient. */
async function noteAddress(
  transaction: Transaction,
  { gid, audience }: NotificationRecord,
  { event, recipient }: MailReport,
  now: Date,
): Promise<void> {
  const book = audience === 'CONSUMER' ? consumerRecipients : notifyAddresses;
  const { unsubscribeTime, bounceTime } = book;
  const address = and(eq(book.gid, gid), eq(book.email, recipient));
  await (event === 'bounced'
    ? transaction
        .update(book)
        .set({ bounceTime: now })
        .where(and(address, isNull(bounceTime)))
    : transaction
        .update(book)
        .set({ unsubscribeTime: now })
        .where(and(address, isNull(unsubscribeTime))));
}
