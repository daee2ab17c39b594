import type { NoticeReason } from '@tracking-console/contract/notifications/ruleConstants';
import type { Database } from '../../../database.ts';
import { textsOf } from '../../../documents/texts.ts';
import { and, eq, inArray, isNull } from '../../../drizzle.ts';
import type { Mailer, MailOutcome } from '../../mail/mailer.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';
import { users } from '../../users/userTable.ts';
import { keepMail } from '../keepMail.ts';
import { messageIdOf, unsubscribeHeaders } from '../mailHeaders.ts';
import type { NotificationRecord } from '../notificationTable.ts';
import type { Claim, Group, Outbox } from '../outbox.ts';
import { settleFailure } from '../settleFailure.ts';
import { createBegin, type Envelope } from './beginEnvelope.ts';
import { barOf, findAddress } from './readRules.ts';
import { ruleMail, shipmentLink } from './ruleMail.ts';
import { type AddressRecord, notifyAddresses, notifyRules, type RuleRecord } from './ruleTable.ts';
import { outcomeOf, type Post, type PostedNotice, slackBody, webhookBody } from './urlNotice.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  mailer: Mailer;
  brand: string;
  /** Of the links. */
  origin: string;
  post: Post;
  outbox: Outbox;
  onProblem: (message: string) => void;
}

/** Notifications taken at once: each is a mail of its own, or all of them are in one. */
const SINGLES = 50;
const DIGEST = 5_000;

export function createNoticeSender(surroundings: Surroundings) {
  const { db, now, mailer, brand, origin, post, outbox } = surroundings;
  const begin = createBegin({ db, now, outbox });
  return {
    /** Sends what is due of one rule to one recipient; whether more may be. */
    async send(group: Group): Promise<boolean> {
      const [rule] = await db
        .select()
        .from(notifyRules)
        .where(eq(notifyRules.id, group.ruleId ?? 0));
      const limit = rule && rule.send !== 'single' ? DIGEST : SINGLES;
      const claim = await outbox.take(group, limit);
      if (claim.rows.length > 0) await deliver(group, rule, claim);
      return claim.rows.length === limit;
    },
  };

  async function deliver(group: Group, rule: RuleRecord | undefined, { claim, rows }: Claim): Promise<void> {
    const address = group.channel === 'email' ? await findAddress(db, group.gid, group.recipient) : undefined;
    const known = await readShipments(rows);
    const reasonOf = (row: NotificationRecord): NoticeReason | null => {
      if (!rule || (row.type === 'auto' && !rule.enabled)) return 'ruleOff';
      if (row.shipmentId !== null && !known.has(row.shipmentId)) return 'gone';
      const bar = group.channel === 'email' ? barOf(address) : null;
      // Sent again by hand, an address that bounced is tried.
      return bar === 'bounced' && row.type === 'manual' ? null : bar;
    };
    for (const row of rows) {
      const reason = reasonOf(row);
      if (reason) await outbox.settle({ claim, rows: [row] }, { kind: 'skipped', reason });
    }
    const wanted = rows.filter((row) => reasonOf(row) === null);
    if (!rule) return;
    for (const envelope of envelopesOf(wanted, rule, claim)) {
      const goesOn = await sendOne({ group, rule, address, known }, envelope).catch(async (error) => {
        await settleFailure(surroundings, envelope, error);
        return true;
      });
      if (!goesOn) return;
    }
  }

  /** False: another process has taken over. */
  async function sendOne(about: About, envelope: Envelope): Promise<boolean> {
    const isMail = about.group.channel === 'email';
    const obstacle = await begin(about.group, envelope, isMail);
    if (obstacle === 'lost') return false;
    const outcome = obstacle
      ? { kind: 'skipped' as const, reason: obstacle }
      : await (isMail ? mail(about, envelope) : postTo(about, envelope));
    await outbox.settle(envelope, outcome);
    return true;
  }

  async function mail({ group, rule, address, known }: About, { rows, messageId }: Envelope): Promise<MailOutcome> {
    const [user] = await db.select().from(users).where(eq(users.gid, group.gid));
    const unsubscribeUrl = `${origin}/unsubscribe/${address?.token ?? ''}`;
    const content = ruleMail(rule, rows, {
      texts: textsOf(user?.language ?? ''),
      brand,
      origin,
      unsubscribeUrl,
      shipments: known,
    });
    await keepMail(db, { messageId, gid: group.gid, content, unsubscribeUrl, now: now() });
    const headers = unsubscribeHeaders(unsubscribeUrl);
    const outcome = await mailer.send({ ...content, to: group.recipient, messageId, headers });
    if (outcome.kind === 'bounced') await noteBounce(group);
    return outcome;
  }

  async function noteBounce({ gid, recipient }: Group): Promise<void> {
    await db
      .update(notifyAddresses)
      .set({ bounceTime: now() })
      .where(
        and(eq(notifyAddresses.gid, gid), eq(notifyAddresses.email, recipient), isNull(notifyAddresses.bounceTime)),
      );
  }

  async function postTo({ group, rule, known }: About, { rows, messageId }: Envelope): Promise<MailOutcome> {
    const [user] = await db.select().from(users).where(eq(users.gid, group.gid));
    const { t } = textsOf(user?.language ?? '');
    const notices = rows.map((row): PostedNotice => {
      const shipment = known.get(row.shipmentId ?? 0) ?? null;
      return { row, shipment, link: shipment ? shipmentLink(origin, shipment) : `${origin}/api/dashboard` };
    });
    const body = group.channel === 'slack' ? slackBody(rule.name, notices, t) : webhookBody(rule.name, notices);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'tracking-console-notifications',
      'webhook-id': messageId,
    };
    return outcomeOf(await post({ url: group.recipient, headers, body }));
  }

  async function readShipments(rows: readonly NotificationRecord[]) {
    const ids = [...new Set(rows.flatMap(({ shipmentId }) => shipmentId ?? []))];
    const found =
      ids.length === 0
        ? []
        : await db
            .select()
            .from(shipments)
            .where(and(inArray(shipments.id, ids), isNull(shipments.deletedAt)));
    return new Map(found.map((shipment) => [shipment.id, shipment]));
  }
}

interface About {
  group: Group;
  rule: RuleRecord;
  address: AddressRecord | undefined;
  known: ReadonlyMap<number, typeof shipments.$inferSelect>;
}

/** A digest is one mail. Notifications that were tried before are sent in the same mail again. */
function envelopesOf(rows: readonly NotificationRecord[], rule: RuleRecord, claim: string): Envelope[] {
  const envelopes = new Map<string, NotificationRecord[]>();
  for (const row of rows) {
    const isAlone = rule.send === 'single' || row.type !== 'auto';
    const key = row.messageId ?? (isAlone ? `one ${row.id}` : 'digest');
    envelopes.set(key, [...(envelopes.get(key) ?? []), row]);
  }
  return [...envelopes.values()].map((own) => ({
    claim,
    rows: own,
    messageId: own[0]?.messageId ?? messageIdOf(own),
  }));
}
