import { randomUUID } from 'node:crypto';
import { HISTORY_DAYS, RESENDABLE } from '@tracking-console/contract/ruleConstants';
import type { HistoryFilter, NoticeList, NoticeRow } from '@tracking-console/contract/rules';
import { normalizeNumber } from '@tracking-console/contract/trackingNumbers';
import { and, desc, eq, gte, isNull, lt, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { deleteInBatches } from '../../../deleteInBatches.ts';
import { DAY } from '../../../durations.ts';
import { cursorOf, isAfter } from '../../../pageCursor.ts';
import { mailReports, type NotificationRecord, notifications, sentMails } from '../notificationTable.ts';
import { toNoticeRow } from './noticeRow.ts';

const PAGE = 40;
/** Rows of an export. */
export const MAX_EXPORT = 1_000_000;

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

    /** Queues it once more, by hand; false: it neither failed nor bounced, or there is no such one. */
    async resend(gid: string, id: string): Promise<boolean> {
      return db.transaction(async (transaction) => {
        const [record] = await transaction.select().from(notifications).where(isOwn(gid, id)).for('update');
        if (!record || !RESENDABLE.some((state) => state === record.state)) return false;
        const { id: _id, claim: _claim, claimedUntil: _until, ...kept } = record;
        await transaction.insert(notifications).values({
          ...kept,
          ...{ type: 'manual', state: 'Waiting', reason: null, detail: '', occasion: `again ${randomUUID()}` },
          ...{ createTime: now(), dueTime: now(), endTime: null, attempts: 0, messageId: null, isCharged: false },
          ...{ openTime: null, clickTime: null },
        });
        return true;
      });
    },

    async listIds(gid: string, filter: HistoryFilter): Promise<number[]> {
      const rows = await db
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(...conditionsOf(gid, filter)))
        .orderBy(desc(notifications.createTime), desc(notifications.id))
        .limit(MAX_EXPORT);
      return rows.map(({ id }) => id);
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

const isOwn = (gid: string, id: string) =>
  and(eq(notifications.gid, gid), eq(notifications.id, Number(id)), ne(notifications.audience, 'BUYER'));

function conditionsOf(gid: string, filter: HistoryFilter): (SQL | undefined)[] {
  const { Tab, TrackNo, Carrier, Trigger, State, Type, From, To } = filter;
  const { audience, channel } = notifications;
  return [
    ...[eq(notifications.gid, gid), ne(audience, 'BUYER')],
    Tab === 'own' ? eq(audience, 'OWN') : Tab === 'customer' ? eq(audience, 'CONSUMER') : undefined,
    Tab === 'webhook' ? ne(channel, 'email') : undefined,
    TrackNo ? eq(notifications.number, normalizeNumber(TrackNo)) : undefined,
    Carrier === undefined ? undefined : eq(notifications.carrier, Carrier),
    Trigger && eq(notifications.status, Trigger),
    State && eq(notifications.state, State),
    Type && eq(notifications.type, Type),
    From ? gte(notifications.createTime, new Date(From)) : undefined,
    To ? lt(notifications.createTime, new Date(To)) : undefined,
  ];
}
