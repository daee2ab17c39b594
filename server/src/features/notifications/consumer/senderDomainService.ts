import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { DOMAIN_CHANGES, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { SenderDomain, SenderDomainAnswer } from '@tracking-console/contract/notifications/senderDomain';
import { DAY, HOUR } from '@tracking-console/contract/values/durations';
import { advisoryLock } from '../../../advisoryLock.ts';
import type { Database, Transaction } from '../../../database.ts';
import { and, eq, isNotNull, ne } from '../../../drizzle.ts';
import type { Refusal } from '../../../http/calls/refusal.ts';
import { messageOf } from '../../../http/errors/describeError.ts';
import type { Sealer } from '../../../sealing.ts';
import type { RateLimits } from '../../limits/rateLimits.ts';
import type { SignedSender } from '../../mail/mailer.ts';
import { refused, tooOften } from '../refused.ts';
import { checkDns, includedDomain, isComplete, type ResolveTxt, uncheckedRecords } from './checkDns.ts';
import { type SenderDomainRecord, senderDomains } from './consumerTable.ts';
import { domainOf, isPublicProvider } from './domainName.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  limits: RateLimits;
  onProblem: (message: string) => void;
  sealer: Sealer;
  resolveTxt: ResolveTxt;
  /** The sender address of accounts without a domain. */
  mailFrom: string;
}

/** Keys and look-ups cost something. */
const CHANGES = { name: 'sender-domain', calls: DOMAIN_CHANGES, window: HOUR };
const KEY_BITS = 2_048;

const makeKeyPair = promisify(generateKeyPair);

export type SenderDomainService = ReturnType<typeof createSenderDomainService>;

/** The domain an account's mails come from, and whether its DNS lets them. */
export function createSenderDomainService(surroundings: Surroundings) {
  const { db, now, limits, onProblem, sealer, resolveTxt, mailFrom } = surroundings;
  const include = includedDomain(mailFrom);
  return {
    async get(gid: string): Promise<SenderDomainAnswer> {
      const record = await find(gid);
      return { Domain: record ? toDomain(record) : null, DefaultAddress: mailFrom };
    },

    /** With a key of its own; the same domain keeps its key. */
    async save(gid: string, given: string): Promise<SenderDomain | Refusal> {
      const domain = domainOf(given);
      if (domain === null) return NO_DOMAIN;
      if (isPublicProvider(domain)) return PUBLIC;
      if (await isTaken(db, gid, domain)) return TAKEN;
      const known = await find(gid);
      if (known?.domain === domain) return toDomain(known);
      const wait = await limits.take(gid, CHANGES);
      if (wait > 0) return tooOften(wait);
      const { publicKey, privateKey } = await makeKeyPair('rsa', {
        modulusLength: KEY_BITS,
        publicKeyEncoding: { type: 'spki', format: 'der' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      });
      const key = { selector: `tc${randomBytes(4).toString('hex')}`, publicKey: publicKey.toString('base64') };
      const values = {
        ...key,
        domain,
        privateKey: sealer.seal(privateKey, contextOf(gid)),
        createTime: now(),
        records: uncheckedRecords({ ...key, domain, include }),
        checkTime: null,
        verifyTime: null,
        ...NOT_LOST,
        missedChecks: 0,
      };
      const [saved] = await db
        .insert(senderDomains)
        .values({ gid, ...values })
        .onConflictDoUpdate({ target: senderDomains.gid, set: values })
        .returning();
      if (!saved) throw new Error('a sender domain was not saved');
      return toDomain(saved);
    },

    /** All records must be right; a missing one ends the use of the domain. Null: there is no domain. */
    async check(gid: string): Promise<SenderDomain | Refusal | null> {
      const record = await find(gid);
      if (!record) return null;
      const wait = await limits.take(gid, CHANGES);
      if (wait > 0) return tooOften(wait);
      const records = await checkDns({ ...record, include }, resolveTxt);
      if (!records) return DNS_FAILED;
      const isVerified = isComplete(records);
      return db.transaction(async (transaction) => {
        // Two accounts that verify one domain at once come one after the other.
        await advisoryLock(transaction, 'domain', record.domain);
        if (isVerified && (await isTaken(transaction, gid, record.domain))) return TAKEN;
        const verified = { verifyTime: record.verifyTime ?? now(), nextCheckTime: nextCheck(now()), ...NOT_LOST };
        const [checked] = await transaction
          .update(senderDomains)
          .set({ records, checkTime: now(), missedChecks: 0, ...(isVerified ? verified : { verifyTime: null }) })
          .where(and(eq(senderDomains.gid, gid), eq(senderDomains.selector, record.selector)))
          .returning();
        return checked ? toDomain(checked) : null;
      });
    },

    async remove(gid: string): Promise<void> {
      await db.delete(senderDomains).where(eq(senderDomains.gid, gid));
    },

    /** Who an account's mails are from, and what signs them; null: the default address. */
    async senderOf(gid: string): Promise<SignedSender | null> {
      const record = await find(gid);
      if (!record?.verifyTime) return null;
      const { domain: domainName, selector: keySelector } = record;
      const privateKey = privateKeyOf(record);
      return privateKey === null
        ? null
        : { address: addressOf(domainName), dkim: { domainName, keySelector, privateKey } };
    },
  };

  /** Null: it was sealed with a key that is no longer among the secret keys. */
  function privateKeyOf({ gid, privateKey }: SenderDomainRecord): string | null {
    try {
      return sealer.open(privateKey, contextOf(gid));
    } catch (error) {
      onProblem(`the key of a sender domain cannot be read: ${messageOf(error)}`);
      return null;
    }
  }

  async function find(gid: string): Promise<SenderDomainRecord | undefined> {
    const [record] = await db.select().from(senderDomains).where(eq(senderDomains.gid, gid));
    return record;
  }

  async function isTaken(reading: Database | Transaction, gid: string, domain: string): Promise<boolean> {
    const { gid: owner, domain: name, verifyTime } = senderDomains;
    return (await reading.$count(senderDomains, and(ne(owner, gid), eq(name, domain), isNotNull(verifyTime)))) > 0;
  }
}

const NOT_LOST = { lostTime: null, lostMailTime: null };

export const nextCheck = (now: Date) => new Date(now.getTime() + DAY);

const contextOf = (gid: string) => `sender domain ${gid}`;
const addressOf = (domain: string) => `tracking@${domain}`;

const NO_DOMAIN = refused(RULE_CODES.badDomain, 'This is not a domain.');
const PUBLIC = refused(RULE_CODES.publicDomain, 'A public mail provider’s domain cannot be used.');
const TAKEN = refused(RULE_CODES.domainTaken, 'Another account uses this domain.');
const DNS_FAILED = refused(RULE_CODES.dnsFailed, 'The name servers did not answer.');

const toDomain = ({ domain, records, checkTime, verifyTime, lostTime }: SenderDomainRecord): SenderDomain => ({
  Domain: domain,
  Address: addressOf(domain),
  Records: records,
  CheckTime: checkTime?.toISOString() ?? null,
  VerifyTime: verifyTime?.toISOString() ?? null,
  LostTime: lostTime?.toISOString() ?? null,
});
