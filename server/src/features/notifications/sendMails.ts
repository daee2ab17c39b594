import { randomBytes } from 'node:crypto';
import type { NotifyStatus } from '@tracking-console/contract/notificationConstants';
import type { NoticeReason } from '@tracking-console/contract/ruleConstants';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { textsOf } from '../../documents/texts.ts';
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
import { createOutbox, GROUPS, type Group } from './outbox.ts';
import { readReaders } from './readReaders.ts';
import { createNoticeSender } from './rules/sendNotices.ts';
import type { Post } from './rules/urlNotice.ts';
import type { Outcome } from './settlement.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  onProblem: (message: string) => void;
  mailer: Mailer;
  brand: string;
  /** Of the links in mails. */
  origin: string;
  /** To public addresses alone. */
  post: Post;
  /** Journeys are the sandbox's: URLs of rules may lead to this machine. */
  sandbox: boolean;
  trackingLink: TrackingLink;
  links: LinkService;
  senderDomains: Pick<SenderDomainService, 'senderOf'>;
  mailTracking: MailTrackingService;
}

export type MailSender = ReturnType<typeof createMailSender>;

/** Of a buyer, everything that is due: it stands in one mail. */
const ALL = 100_000;
/** Of a closed account, at once. */
const SKIPPED = 1_000;

export function createMailSender(surroundings: Surroundings) {
  const { db, now, mailer, brand, origin } = surroundings;
  const outbox = createOutbox(db, now);
  const notices = createNoticeSender({ ...surroundings, outbox });
  const consumers = createConsumerSender({ ...surroundings, outbox });
  return {
    /** Sends what is due; whether more may be. Other processes do the same, each with mails of its own. */
    async sendDue(): Promise<boolean> {
      const groups = await outbox.listDue();
      const sent = await Promise.all(
        groups.map((group) => {
          if (group.isClosed) return skip(group);
          if (group.audience === 'BUYER') return sendBuyers(group);
          return (group.audience === 'OWN' ? notices : consumers).send(group);
        }),
      );
      return groups.length === GROUPS || sent.includes(true);
    },
  };

  /** Days later, when its owner may be back, what it would have told is out of date. */
  async function skip(group: Group): Promise<boolean> {
    const claim = await outbox.take(group, SKIPPED);
    if (claim.rows.length > 0) await outbox.settle(claim, { kind: 'skipped', reason: 'closed' });
    return claim.rows.length === SKIPPED;
  }

  async function sendBuyers(group: Group): Promise<boolean> {
    const { claim, rows } = await outbox.take(group, ALL);
    if (rows.length > 0) await deliver(group.gid, claim, rows);
    return false;
  }

  async function deliver(gid: string, claim: string, rows: NotificationRecord[]): Promise<void> {
    const settle = (part: NotificationRecord[], outcome: Outcome) => outbox.settle({ claim, rows: part }, outcome);
    const { wanted, refusals } = await sortOut(gid, rows);
    const mailed = await describe(wanted);
    const gone = wanted.filter(({ id }) => !mailed.some((one) => one.ids.includes(id)));
    await settle(gone, { kind: 'skipped', reason: 'gone' });
    for (const { row, reason } of refusals) await settle([row], { kind: 'skipped', reason });
    const sent = wanted.filter((row) => !gone.includes(row));
    if (sent.length === 0) return;
    const mail = await compose(gid, mailed, sent);
    await settle(sent, mail ? await mailer.send(mail) : { kind: 'skipped', reason: 'gone' });
  }

  /** A channel the customer has turned off since the change gets no more mails. */
  async function sortOut(gid: string, rows: NotificationRecord[]) {
    const reader = (await db.transaction((transaction) => readReaders(transaction, [gid]))).get(gid);
    const reasonOf = ({ status }: NotificationRecord): NoticeReason | null => {
      if (reader?.isUnsubscribed) return 'unsubscribed';
      return reader?.settings.email.some((one) => one === status) ? null : 'statusOff';
    };
    const refusals = rows.flatMap((row) => {
      const reason = reasonOf(row);
      return reason ? [{ row, reason }] : [];
    });
    return { wanted: rows.filter((row) => reasonOf(row) === null), refusals };
  }

  /** A shipment stands in a mail once, as it is; one that was deleted does not. */
  async function describe(rows: readonly NotificationRecord[]): Promise<(MailedShipment & { ids: number[] })[]> {
    const ids = [...new Set(rows.flatMap(({ shipmentId }) => shipmentId ?? []))];
    if (ids.length === 0) return [];
    const found = await db
      .select()
      .from(shipments)
      .where(and(inArray(shipments.id, ids), isNull(shipments.deletedAt)));
    return ids.flatMap((id) => {
      const shipment = found.find((one) => one.id === id);
      const own = rows.filter(({ shipmentId }) => shipmentId === id);
      const last = own.at(-1);
      if (!shipment || !last) return [];
      // The buyer's are about shipments.
      return [{ shipment, status: last.status as NotifyStatus, ids: own.map((row) => row.id) }];
    });
  }

  async function compose(gid: string, mailed: readonly MailedShipment[], rows: readonly NotificationRecord[]) {
    const [user] = await db.select().from(users).where(eq(users.gid, gid));
    if (!user) return null;
    const unsubscribeUrl = `${origin}/unsubscribe/${await tokenOf(gid)}`;
    const texts = textsOf(user.language);
    const content = mailContent(mailed, {
      ...{ texts, brand, unsubscribeUrl },
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
    const token = randomBytes(24).toString('base64url');
    const [recipient] = await db
      .insert(mailRecipients)
      .values({ gid, token })
      .onConflictDoUpdate({ target: mailRecipients.gid, set: { token: mailRecipients.token } })
      .returning();
    if (!recipient) throw new Error('a recipient was not recorded');
    return recipient.token;
  }
}
