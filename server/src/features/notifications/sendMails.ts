import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import type { Database } from '../../database.ts';
import { textsOf } from '../../documents/texts.ts';
import { and, eq, inArray, isNull } from '../../drizzle.ts';
import { isDatabaseAway } from '../../http/errors/databaseAway.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import { newLinkToken } from '../../linkToken.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';
import { users } from '../users/userTable.ts';
import type { LinkService } from './consumer/linkService.ts';
import type { MailTrackingService } from './consumer/mailTracking.ts';
import { createConsumerSender, type TrackingLink } from './consumer/sendConsumer.ts';
import type { SenderDomainService } from './consumer/senderDomainService.ts';
import { type MailedShipment, mailContent } from './mailContent.ts';
import { messageIdOf, unsubscribeHeaders } from './mailHeaders.ts';
import { mailRecipients, type NotificationRecord } from './notificationTable.ts';
import { type Claim, createOutbox, GROUPS, type Group } from './outbox.ts';
import { readReaders } from './readReaders.ts';
import { createNoticeSender } from './rules/sendNotices.ts';
import type { Post } from './rules/urlNotice.ts';
import { settleFailure } from './settleFailure.ts';
import type { Outcome } from './settlement.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  onProblem: (message: string) => void;
  mailer: Mailer;
  brand: string;
  /** Of the links in mails. */
  origin: string;
  /** To public addresses only. */
  post: Post;
  trackingLink: TrackingLink;
  links: LinkService;
  senderDomains: Pick<SenderDomainService, 'senderOf'>;
  mailTracking: MailTrackingService;
}

export type MailSender = ReturnType<typeof createMailSender>;

/** Notifications of a buyer in one mail. */
const BUYER_BATCH = 5_000;
/** Notifications of a closed account that are skipped at once. */
const SKIPPED = 1_000;

export function createMailSender(surroundings: Surroundings) {
  const { db, now, mailer, brand, origin, onProblem } = surroundings;
  const outbox = createOutbox(db, now);
  const notices = createNoticeSender({ ...surroundings, outbox });
  const consumers = createConsumerSender({ ...surroundings, outbox });
  return {
    /** Sends what is due; returns whether more may be. Other processes do the same, each with mails of its own. */
    async sendDue(): Promise<boolean> {
      const groups = await outbox.listDue();
      const sendToCustomers = consumers.beginRound();
      const sent = await Promise.allSettled(
        groups.map(async (group) => {
          if (group.isClosed) return skip(group);
          if (group.audience === 'BUYER') return sendBuyers(group);
          return group.audience === 'OWN' ? notices.send(group) : sendToCustomers(group);
        }),
      );
      const [failed, ...others] = sent.flatMap((one) => (one.status === 'rejected' ? [one] : []));
      for (const { reason } of others) if (!isDatabaseAway(reason)) onProblem(`a round of mails: ${messageOf(reason)}`);
      if (failed) throw failed.reason;
      return groups.length === GROUPS || sent.some((one) => one.status === 'fulfilled' && one.value);
    },
  };

  /** Skips a closed account's mails: when its owner reopens it days later, they would be out of date. */
  async function skip(group: Group): Promise<boolean> {
    const claim = await outbox.take(group, SKIPPED);
    if (claim.rows.length > 0) await outbox.settle(claim, { kind: 'skipped', reason: 'closed' });
    return claim.rows.length === SKIPPED;
  }

  async function sendBuyers(group: Group): Promise<boolean> {
    const claim = await outbox.take(group, BUYER_BATCH);
    await deliver(group.gid, claim).catch((error) => settleFailure({ outbox, onProblem }, claim, error));
    return claim.rows.length === BUYER_BATCH;
  }

  async function deliver(gid: string, { claim, rows }: Claim): Promise<void> {
    const settle = (part: NotificationRecord[], outcome: Outcome) => outbox.settle({ claim, rows: part }, outcome);
    const reasonOf = await readReasons(gid);
    for (const reason of ['unsubscribed', 'statusOff'] as const) {
      await settle(
        rows.filter((row) => reasonOf(row) === reason),
        { kind: 'skipped', reason },
      );
    }
    const wanted = rows.filter((row) => reasonOf(row) === null);
    const mailed = await describe(wanted);
    const known = new Set(mailed.map(({ shipment }) => shipment.id));
    const isKnown = ({ shipmentId }: NotificationRecord) => shipmentId !== null && known.has(shipmentId);
    await settle(
      wanted.filter((row) => !isKnown(row)),
      { kind: 'skipped', reason: 'gone' },
    );
    const sent = wanted.filter(isKnown);
    if (sent.length === 0) return;
    const mail = await compose(gid, mailed, sent);
    // False: another process has taken over.
    if (!(await db.transaction((transaction) => outbox.renew({ claim, rows: sent }, transaction)))) return;
    await settle(sent, mail ? await mailer.send(mail) : { kind: 'skipped', reason: 'gone' });
  }

  /** A channel the customer has turned off since the change gets no more mails. */
  async function readReasons(gid: string) {
    const reader = (await db.transaction((transaction) => readReaders(transaction, [gid]))).get(gid);
    return ({ status }: NotificationRecord): 'unsubscribed' | 'statusOff' | null => {
      if (reader?.isUnsubscribed) return 'unsubscribed';
      return reader?.settings.email.some((one) => one === status) ? null : 'statusOff';
    };
  }

  /** A mail lists each shipment once, in its current state; deleted ones are left out. */
  async function describe(rows: readonly NotificationRecord[]): Promise<MailedShipment[]> {
    // The last of each.
    const statuses = new Map(
      rows.flatMap(({ shipmentId, status }) => (shipmentId ? [[shipmentId, status] as const] : [])),
    );
    const ids = [...statuses.keys()];
    if (ids.length === 0) return [];
    const found = await db
      .select()
      .from(shipments)
      .where(and(inArray(shipments.id, ids), isNull(shipments.deletedAt)));
    const known = new Map(found.map((shipment) => [shipment.id, shipment]));
    return [...statuses].flatMap(([id, status]) => {
      const shipment = known.get(id);
      // The buyer's are about shipments.
      return shipment ? [{ shipment, status: status as NotifyStatus }] : [];
    });
  }

  async function compose(gid: string, mailed: readonly MailedShipment[], rows: readonly NotificationRecord[]) {
    const [user] = await db.select().from(users).where(eq(users.gid, gid));
    if (!user) return null;
    const unsubscribeUrl = `${origin}/unsubscribe/${await tokenOf(gid)}`;
    const texts = textsOf(user.language);
    const content = mailContent(mailed, {
      texts,
      brand,
      unsubscribeUrl,
      why: texts.t('mail.why', { brand }),
      linkOf: ({ id }) => `${origin}/buyer/shipment/${id}`,
      listLink: `${origin}/buyer/shipment`,
      settingsLink: `${origin}/buyer/settings`,
    });
    return {
      ...content,
      to: user.email,
      messageId: messageIdOf(rows),
      headers: unsubscribeHeaders(unsubscribeUrl),
    } satisfies Mail;
  }

  async function tokenOf(gid: string): Promise<string> {
    const token = newLinkToken();
    const [recipient] = await db
      .insert(mailRecipients)
      .values({ gid, token })
      .onConflictDoUpdate({ target: mailRecipients.gid, set: { token: mailRecipients.token } })
      .returning();
    if (!recipient) throw new Error('a recipient was not recorded');
    return recipient.token;
  }
}
