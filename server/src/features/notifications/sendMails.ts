import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { textsOf } from '../../documents/texts.ts';
import type { Mail, Mailer, MailOutcome } from '../mail/mailer.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';
import { users } from '../users/userTable.ts';
import { type MailedShipment, mailContent } from './mailContent.ts';
import { mailRecipients, type NotificationRecord, notifications } from './notificationTable.ts';
import { publishNotifications } from './publishNotifications.ts';
import { readReaders } from './readReaders.ts';
import { settlement } from './settlement.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  mailer: Mailer;
  brand: string;
  /** Of the links in mails. */
  origin: string;
}

/** The notifications of one mail, claimed by one process. */
interface Claim {
  gid: string;
  claim: string;
  rows: NotificationRecord[];
}

export type MailSender = ReturnType<typeof createMailSender>;

/** A process that has died leaves its mails to the others after this long: longer than any mail server is waited for. */
const CLAIM_MS = 120_000;
/** Customers a round takes. */
const CUSTOMERS = 20;

export function createMailSender({ db, now, mailer, brand, origin }: Surroundings) {
  return {
    /** Sends what is due; whether more may be. Other processes do the same, each with mails of its own. */
    async sendDue(): Promise<boolean> {
      const gids = await listDue();
      const claims = await Promise.all(gids.map(take));
      await Promise.all(claims.map((claim) => (claim.rows.length > 0 ? deliver(claim) : undefined)));
      return gids.length === CUSTOMERS;
    },
  };

  async function listDue(): Promise<string[]> {
    const rows = await db
      .selectDistinct({ gid: notifications.gid })
      .from(notifications)
      .where(isFree())
      .limit(CUSTOMERS);
    return rows.map(({ gid }) => gid);
  }

  function isFree() {
    const unclaimed = or(isNull(notifications.claimedUntil), lte(notifications.claimedUntil, now()));
    return and(lte(notifications.dueTime, now()), unclaimed);
  }

  /** All of a customer's at once, so that they stand in one mail. Of two processes, the second finds nothing left. */
  async function take(gid: string): Promise<Claim> {
    const claim = randomUUID();
    const claimedUntil = new Date(now().getTime() + CLAIM_MS);
    const rows = await db.transaction(async (transaction) => {
      const free = await transaction
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(eq(notifications.gid, gid), isFree()))
        .orderBy(asc(notifications.id))
        .for('update');
      if (free.length === 0) return [];
      return transaction
        .update(notifications)
        .set({ claim, claimedUntil, attempts: sql`${notifications.attempts} + 1` })
        .where(
          inArray(
            notifications.id,
            free.map(({ id }) => id),
          ),
        )
        .returning();
    });
    return { gid, claim, rows: rows.sort((one, other) => one.id - other.id) };
  }

  async function deliver({ gid, claim, rows }: Claim): Promise<void> {
    const { wanted, refusals } = await sortOut(gid, rows);
    const mailed = await describe(wanted);
    const gone = wanted.filter(({ id }) => !mailed.some((one) => one.ids.includes(id)));
    await settle(claim, gone, { kind: 'skipped', reason: 'gone' });
    for (const { row, reason } of refusals) await settle(claim, [row], { kind: 'skipped', reason });
    const sent = wanted.filter((row) => !gone.includes(row));
    if (sent.length === 0) return;
    const mail = await compose(gid, mailed, sent);
    await settle(claim, sent, mail ? await mailer.send(mail) : { kind: 'skipped', reason: 'gone' });
  }

  /** A channel the customer has turned off since the change gets no more mails. */
  async function sortOut(gid: string, rows: NotificationRecord[]) {
    const reader = (await db.transaction((transaction) => readReaders(transaction, [gid]))).get(gid);
    const reasonOf = ({ status }: NotificationRecord) => {
      if (reader?.isUnsubscribed) return 'unsubscribed' as const;
      return reader?.settings.email.includes(status) ? null : ('statusOff' as const);
    };
    const refusals = rows.flatMap((row) => {
      const reason = reasonOf(row);
      return reason ? [{ row, reason }] : [];
    });
    return { wanted: rows.filter((row) => reasonOf(row) === null), refusals };
  }

  /** A shipment stands in a mail once, as it is; one that was deleted does not. */
  async function describe(rows: readonly NotificationRecord[]): Promise<(MailedShipment & { ids: number[] })[]> {
    if (rows.length === 0) return [];
    const ids = [...new Set(rows.map(({ shipmentId }) => shipmentId))];
    const found = await db
      .select()
      .from(shipments)
      .where(and(inArray(shipments.id, ids), isNull(shipments.deletedAt)));
    return ids.flatMap((id) => {
      const shipment = found.find((one) => one.id === id);
      const own = rows.filter(({ shipmentId }) => shipmentId === id);
      const last = own.at(-1);
      return shipment && last ? [{ shipment, status: last.status, ids: own.map((row) => row.id) }] : [];
    });
  }

  async function compose(gid: string, mailed: readonly MailedShipment[], rows: readonly NotificationRecord[]) {
    const [user] = await db.select().from(users).where(eq(users.gid, gid));
    if (!user) return null;
    const unsubscribeUrl = `${origin}/unsubscribe/${await tokenOf(gid)}`;
    const content = mailContent(mailed, { texts: textsOf(user.language), brand, origin, unsubscribeUrl });
    const ids = rows.map(({ id }) => id).join(' ');
    return {
      ...content,
      to: user.email,
      messageId: createHash('sha256').update(ids).digest('hex').slice(0, 32),
      // RFC 8058: the mail program's own button.
      headers: { 'list-unsubscribe': `<${unsubscribeUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
    } satisfies Mail;
  }

  async function tokenOf(gid: string): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const [recipient] = await db
      .insert(mailRecipients)
      .values({ gid, token })
      .onConflictDoUpdate({ target: mailRecipients.gid, set: { token: mailRecipients.token } })
      .returning();
    if (!recipient) throw new Error('a recipient was not recorded');
    return recipient.token;
  }

  /** Counts for nothing once another process has taken the mail over. */
  async function settle(
    claim: string,
    rows: readonly NotificationRecord[],
    outcome: MailOutcome | { kind: 'skipped'; reason: NotificationRecord['reason'] },
  ): Promise<void> {
    await db.transaction(async (transaction) => {
      for (const row of rows) {
        await transaction
          .update(notifications)
          .set({ claim: null, claimedUntil: null, ...settlement(row, outcome, now()) })
          .where(and(eq(notifications.id, row.id), eq(notifications.claim, claim)));
      }
      await publishNotifications(transaction, rows);
    });
  }
}
