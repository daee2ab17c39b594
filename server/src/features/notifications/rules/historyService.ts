import { HISTORY_DAYS, RESENDABLE } from '@tracking-console/contract/notifications/ruleConstants';
import type { FailedCount, HistoryFilter, NoticeList, NoticeRow } from '@tracking-console/contract/notifications/rules';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../../database.ts';
import { deleteInBatches } from '../../../deleteInBatches.ts';
import { and, desc, eq, inArray, isNull, lt, ne } from '../../../drizzle.ts';
import { cursorOf, isAfter } from '../../../pageCursor.ts';
import { mailReports, type NotificationRecord, notifications, sentMails } from '../notificationTable.ts';
import { conditionsOf, isOwn } from './historyFilter.ts';
import { toNoticeRow } from './noticeRow.ts';
import { countFailed, listFailed, sendAgain } from './resendNotices.ts';

const PAGE = 40;
/** Rows of an export, and how many of them are read at a time. */
const MAX_EXPORT = 1_000_000;
const EXPORT_PAGE = 5_000;

export type HistoryService = ReturnType<typeof createHistoryService>;

/** What rules have sent, and what they have not. */
export function createHistoryService(db: Database, now: () => Date) {
  return {
    /** Newest first, from where a page ended; however deep, a page is read from one index. */
    async list(gid: string, { Cursor, ...filter }: HistoryFilter & { Cursor?: string }): Promise<NoticeList> {
      const { createTime, id } = notifications;
      const found = await db
        .select()
        .from(notifications)
        .where(and(...conditionsOf(gid, filter), isAfter(Cursor, createTime, id)))
        .orderBy(desc(createTime), desc(id))
        .limit(PAGE + 1);
      const shown = found.slice(0, PAGE);
      const last = shown.at(-1);
      const Next = found.length > PAGE && last ? cursorOf(last.createTime, last.id) : null;
      return { Notices: shown.map(toNoticeRow), Next };
    },

    async get(gid: string, id: string): Promise<NoticeRow | null> {
      const record = await find(gid, id);
      return record ? toNoticeRow(record) : null;
    },

    /** The mail as it was sent. */
    async mailOf(gid: string, id: string): Promise<{ subject: string; html: string } | null> {
      const record = await find(gid, id);
      if (!record?.messageId) return null;
      const own = and(eq(sentMails.messageId, record.messageId), eq(sentMails.gid, gid));
      const [mail] = await db.select().from(sentMails).where(own);
      return mail ?? null;
    },

    /** Queues it once more, by hand; false: it neither failed nor bounced, was sent again before, or there is no such one. */
    async resend(gid: string, id: string): Promise<boolean> {
      const { state, resendTime } = notifications;
      const wanted = and(isOwn(gid, id), inArray(state, [...RESENDABLE]), isNull(resendTime));
      return db.transaction(async (transaction) => {
        const records = await transaction.select().from(notifications).where(wanted).for('update');
        await sendAgain(transaction, records, now());
        return records.length > 0;
      });
    },

    countFailed: (gid: string, filter: HistoryFilter): Promise<FailedCount> => countFailed(db, gid, filter),

    listFailed: (gid: string, filter: HistoryFilter) => listFailed(db, gid, filter),

    /** Newest first, in pages: reading a million ids at once would block the process. */
    async *eachId(transaction: Transaction, gid: string, filter: HistoryFilter): AsyncGenerator<number> {
      const { createTime, id } = notifications;
      let cursor: string | undefined;
      for (let left = MAX_EXPORT; left > 0; left -= EXPORT_PAGE) {
        const page = await transaction
          .select({ createTime, id })
          .from(notifications)
          .where(and(...conditionsOf(gid, filter), isAfter(cursor, createTime, id)))
          .orderBy(desc(createTime), desc(id))
          .limit(Math.min(left, EXPORT_PAGE));
        yield* page.map((row) => row.id);
        const last = page.at(-1);
        if (!last || page.length < EXPORT_PAGE) return;
        cursor = cursorOf(last.createTime, last.id);
      }
    },

    async deleteOld(): Promise<number> {
      const since = new Date(now().getTime() - HISTORY_DAYS * DAY);
      const { audience, createTime, dueTime } = notifications;
      const old = and(ne(audience, 'BUYER'), lt(createTime, since), isNull(dueTime));
      return (
        (await deleteInBatches(db, notifications, old)) +
        (await deleteInBatches(db, sentMails, lt(sentMails.createTime, since))) +
        (await deleteInBatches(db, mailReports, lt(mailReports.receiveTime, since)))
      );
    },
  };

  async function find(gid: string, id: string): Promise<NotificationRecord | undefined> {
    const [record] = await db.select().from(notifications).where(isOwn(gid, id));
    return record;
  }
}
