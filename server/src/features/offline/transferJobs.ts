import type { PgBoss } from 'pg-boss';
import type { Database } from '../../database.ts';
import { plainMail } from '../../documents/plainMail.ts';
import { textsOf } from '../../documents/texts.ts';
import { and, asc, eq, isNull } from '../../drizzle.ts';
import type { Mailer } from '../mail/mailer.ts';
import { orders } from '../orders/orderTable.ts';
import { users } from '../users/userTable.ts';
import { transfers } from './transferTable.ts';

const QUEUE = 'transfers';
const EVERY_MINUTE = '* * * * *';
const BATCH = 50;

export interface TransferSurroundings {
  db: Database;
  now: () => Date;
  mailer: Mailer;
  brand: string;
  /** The origin of the page's own addresses. */
  origin: string;
  onProblem: (message: string) => void;
}

export type TransferJobs = ReturnType<typeof createTransferJobs>;

/** Mails customers that a transfer was rejected; a confirmed one is in the payment's mail. */
export function createTransferJobs({ db, now, mailer, brand, origin, onProblem }: TransferSurroundings) {
  const isUnmailed = and(eq(transfers.status, 'Rejected'), isNull(transfers.mailTime));

  async function mail(orderNo: string): Promise<void> {
    // Claimed first, so that it is mailed only once.
    const claimed = and(eq(transfers.orderNo, orderNo), isUnmailed);
    const [transfer] = await db.update(transfers).set({ mailTime: now() }).where(claimed).returning();
    const [customer] = await db
      .select({ email: users.email, language: users.language, scope: orders.scope })
      .from(orders)
      .innerJoin(users, eq(users.gid, orders.gid))
      .where(eq(orders.orderNo, orderNo));
    if (!transfer || !customer) return;
    const texts = textsOf(customer.language);
    const { t } = texts;
    const app = customer.scope === 'BUYER' ? 'buyer' : 'api';
    const content = plainMail(texts, {
      brand,
      subject: t('transferRejected.subject', { order: orderNo }),
      paragraphs: [t('transferRejected.text'), transfer.reviewNote],
      action: { text: t('transferRejected.next'), link: `${origin}/${app}/orders/offlineTrading` },
    });
    const messageId = `transfer-${transfer.id}-${transfer.submission}`;
    const outcome = await mailer.send({ ...content, to: customer.email, messageId });
    if (outcome.kind === 'sent') return;
    onProblem(`A mail about a transfer was not sent: ${outcome.kind}.`);
    // The next minute may find the mail server back.
    if (outcome.kind === 'unreachable')
      await db.update(transfers).set({ mailTime: null }).where(eq(transfers.id, transfer.id));
  }

  return {
    /** Any number of processes may do it at once. */
    async run(): Promise<void> {
      const { orderNo } = transfers;
      const due = await db
        .select({ orderNo })
        .from(transfers)
        .where(isUnmailed)
        .orderBy(asc(transfers.updateTime))
        .limit(BATCH);
      for (const found of due) await mail(found.orderNo);
    },
  };
}

export async function startTransferJobs(jobs: PgBoss, transferJobs: TransferJobs): Promise<void> {
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, () => transferJobs.run());
  await jobs.schedule(QUEUE, EVERY_MINUTE);
}
