import { randomUUID } from 'node:crypto';
import { ADDRESS_QUESTIONS, MAX_ADDRESSES, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { AddressRow, OwnAddress } from '@tracking-console/contract/notifications/rules';
import { HOUR } from '@tracking-console/contract/values/durations';
import { advisoryLock } from '../../../advisoryLock.ts';
import type { Database, Transaction } from '../../../database.ts';
import { plainMail } from '../../../documents/plainMail.ts';
import { textsOf } from '../../../documents/texts.ts';
import { and, asc, eq, isNotNull, isNull, or, sql } from '../../../drizzle.ts';
import type { Refusal } from '../../../http/calls/refusal.ts';
import { newLinkToken } from '../../../linkToken.ts';
import type { RateLimits } from '../../limits/rateLimits.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { users } from '../../users/userTable.ts';
import { refused, tooOften } from '../refused.ts';
import { type AddressRecord, notifyAddresses, notifyRules } from './ruleTable.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  mailer: Mailer;
  limits: RateLimits;
  brand: string;
  /** Of the links in mails. */
  origin: string;
}

/** Confirmation mails to one address, for one account. */
const ASKED = { name: 'notify-address', calls: ADDRESS_QUESTIONS, window: 24 * HOUR };

export type AddressService = ReturnType<typeof createAddressService>;

/** The addresses an account may notify: each must be confirmed first, and can end the mails. */
export function createAddressService({ db, now, mailer, limits, brand, origin }: Surroundings) {
  return {
    /** Includes the account's own, which needs no confirmation. */
    async list(gid: string): Promise<OwnAddress[]> {
      const user = await findUser(gid);
      const email = user?.email.toLowerCase() ?? '';
      if (isAddress(email)) await insert(db, { gid, email, verifyTime: now() });
      return (await read(gid)).map((address) => ({ ...toAddressRow(address), IsOwn: address.email === email }));
    },

    async listUnsubscribed(gid: string): Promise<AddressRow[]> {
      const { unsubscribeTime, bounceTime } = notifyAddresses;
      return (await read(gid, or(isNotNull(unsubscribeTime), isNotNull(bounceTime)))).map(toAddressRow);
    },

    /** Mails a question to the address; null: it is on its way, or needs none. */
    async add(gid: string, given: string): Promise<Refusal | null> {
      const email = given.toLowerCase();
      const user = await findUser(gid);
      if (!user) return refused(RULE_CODES.notFound, 'There is no such account.');
      const address = await keep(gid, email);
      if (!address) return refused(RULE_CODES.tooMany, `At most ${MAX_ADDRESSES} addresses can be kept.`);
      if (address.verifyTime && !address.unsubscribeTime && !address.bounceTime) return null;
      const wait = await limits.take(`${gid} ${email}`, ASKED);
      if (wait > 0) return tooOften(wait);
      const texts = textsOf(user.language);
      const { t } = texts;
      const content = plainMail(texts, {
        brand,
        subject: t('notifyAddress.subject', { brand }),
        paragraphs: [t('notifyAddress.text', { account: user.email, brand })],
        action: { text: t('notifyAddress.confirm'), link: `${origin}/confirm-address/${address.verifyToken}` },
      });
      const outcome = await mailer.send({ ...content, to: email, messageId: randomUUID() });
      if (outcome.kind === 'sent') return null;
      return refused(RULE_CODES.badAddress, `The address cannot be reached: ${outcome.detail}`, { Email: email });
    },

    /** It is removed from the rules that name it. */
    async remove(gid: string, given: string): Promise<void> {
      const email = given.toLowerCase();
      await db.transaction(async (transaction) => {
        await transaction
          .delete(notifyAddresses)
          .where(and(eq(notifyAddresses.gid, gid), eq(notifyAddresses.email, email)));
        await transaction
          .update(notifyRules)
          .set({ recipients: sql`array_remove(${notifyRules.recipients}, ${email})` })
          .where(and(eq(notifyRules.gid, gid), sql`${email} = ANY(${notifyRules.recipients})`));
      });
    },

    /** The account and address that a link would confirm; null: the link is unknown. */
    async askedBy(token: string): Promise<{ account: string; email: string } | null> {
      const [found] = await db
        .select({ account: users.email, email: notifyAddresses.email })
        .from(notifyAddresses)
        .innerJoin(users, eq(users.gid, notifyAddresses.gid))
        .where(eq(notifyAddresses.verifyToken, token));
      return found ?? null;
    },

    /** The link alone is enough: it came to the address. Confirming again takes back an earlier end. */
    async confirm(token: string): Promise<boolean> {
      const confirmed = await db
        .update(notifyAddresses)
        .set({ verifyTime: now(), unsubscribeTime: null, bounceTime: null })
        .where(eq(notifyAddresses.verifyToken, token))
        .returning({ gid: notifyAddresses.gid });
      return confirmed.length > 0;
    },

    async isRecipient(token: string): Promise<boolean> {
      return (await db.$count(notifyAddresses, eq(notifyAddresses.token, token))) > 0;
    },

    /** Following the link again changes nothing. False: the link is unknown. */
    async unsubscribe(token: string): Promise<boolean> {
      const own = eq(notifyAddresses.token, token);
      const isOn = isNull(notifyAddresses.unsubscribeTime);
      await db.update(notifyAddresses).set({ unsubscribeTime: now() }).where(and(own, isOn));
      return (await db.$count(notifyAddresses, own)) > 0;
    },
  };

  /** Among the account's own, as it is or new; null: there is no room. */
  async function keep(gid: string, email: string): Promise<AddressRecord | null> {
    return db.transaction(async (transaction) => {
      await advisoryLock(transaction, 'addresses', gid);
      const own = eq(notifyAddresses.gid, gid);
      const isKnown = (await transaction.$count(notifyAddresses, and(own, eq(notifyAddresses.email, email)))) > 0;
      if (!isKnown && (await transaction.$count(notifyAddresses, own)) >= MAX_ADDRESSES) return null;
      return insert(transaction, { gid, email, verifyTime: null });
    });
  }

  async function insert(
    writer: Database | Transaction,
    values: Pick<AddressRecord, 'gid' | 'email' | 'verifyTime'>,
  ): Promise<AddressRecord> {
    const tokens = { verifyToken: newLinkToken(), token: newLinkToken() };
    const [address] = await writer
      .insert(notifyAddresses)
      .values({ ...values, ...tokens, createTime: now() })
      .onConflictDoUpdate({
        target: [notifyAddresses.gid, notifyAddresses.email],
        set: { email: sql`${notifyAddresses.email}` },
      })
      .returning();
    if (!address) throw new Error('an address was not recorded');
    return address;
  }

  async function read(gid: string, which?: ReturnType<typeof or>): Promise<AddressRecord[]> {
    return db
      .select()
      .from(notifyAddresses)
      .where(and(eq(notifyAddresses.gid, gid), which))
      .orderBy(asc(notifyAddresses.createTime), asc(notifyAddresses.email));
  }

  async function findUser(gid: string) {
    const [user] = await db.select().from(users).where(eq(users.gid, gid));
    return user;
  }
}

const isAddress = (email: string) => /^[^\s<>,;"]+@[^\s<>,;"]+$/.test(email);

export const toAddressRow = (address: Omit<AddressRecord, 'gid'>): AddressRow => ({
  Email: address.email,
  VerifyTime: address.verifyTime?.toISOString() ?? null,
  UnsubscribeTime: address.unsubscribeTime?.toISOString() ?? null,
  BounceTime: address.bounceTime?.toISOString() ?? null,
});
