import { HOUR } from '@tracking-console/contract/values/durations';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../../../database.ts';
import { and, eq, isNotNull, isNull, lte, or, sql } from '../../../drizzle.ts';
import { claimable } from '../../../dueRows.ts';
import type { MailCustomer } from '../../mail/mailCustomer.ts';
import { checkDns, includedDomain, isComplete, type ResolveTxt } from './checkDns.ts';
import { type SenderDomainRecord, senderDomains } from './consumerTable.ts';
import { nextCheck } from './senderDomainService.ts';

const QUEUE = 'sender-domains';
/** Each domain is due once a day, or an hour after its name servers did not answer. */
const EVERY_HOUR = '41 * * * *';
const BATCH = 50;
/** A domain is not given up for a mistake that is put right by the next day. */
const MAX_MISSED_CHECKS = 3;

interface Surroundings {
  db: Database;
  now: () => Date;
  resolveTxt: ResolveTxt;
  mailFrom: string;
  mailCustomer: MailCustomer;
  onProblem: (message: string) => void;
}

export type DomainChecks = ReturnType<typeof createDomainChecks>;

/** Ends the use of verified domains whose records have been gone for days, and notifies their owners. */
export function createDomainChecks({ db, now, resolveTxt, mailFrom, mailCustomer, onProblem }: Surroundings) {
  const { gid, selector, verifyTime, nextCheckTime, lostTime, lostMailTime } = senderDomains;
  return {
    /** Any number of processes may do it at once: each domain is checked, and each owner notified, by one. */
    async run(): Promise<void> {
      for (let due = await claim(); due.length > 0; due = await claim()) await Promise.all(due.map(check));
      await mailLost();
    },
  };

  async function claim(): Promise<SenderDomainRecord[]> {
    const where = and(isNotNull(verifyTime), or(isNull(nextCheckTime), lte(nextCheckTime, now())));
    return db
      .update(senderDomains)
      .set({ nextCheckTime: nextCheck(now()) })
      .where(claimable(gid, { where, orderBy: nextCheckTime, limit: BATCH }))
      .returning();
  }

  async function check(record: SenderDomainRecord): Promise<void> {
    const records = await checkDns({ ...record, include: includedDomain(mailFrom) }, resolveTxt);
    // The name servers did not answer, so it is checked again later.
    if (!records) return note(record, { nextCheckTime: new Date(now().getTime() + HOUR) });
    const missedChecks = isComplete(records) ? 0 : record.missedChecks + 1;
    const isLost = missedChecks >= MAX_MISSED_CHECKS;
    const lost = { verifyTime: null, lostTime: now(), lostMailTime: null };
    await note(record, { records, checkTime: now(), missedChecks, ...(isLost && lost) });
  }

  /** Unless the customer has checked or changed it meanwhile. */
  async function note(record: SenderDomainRecord, found: Partial<SenderDomainRecord>): Promise<void> {
    const isClaimed = sql`${nextCheckTime} IS NOT DISTINCT FROM ${record.nextCheckTime}`;
    await db
      .update(senderDomains)
      .set(found)
      .where(and(eq(gid, record.gid), eq(selector, record.selector), isNotNull(verifyTime), isClaimed));
  }

  async function mailLost(): Promise<void> {
    const isUntold = and(isNotNull(lostTime), isNull(lostMailTime));
    const lost = await db.select({ gid }).from(senderDomains).where(isUntold);
    for (const { gid: owner } of lost) {
      // Claimed first, so that no owner is notified twice.
      const [record] = await db
        .update(senderDomains)
        .set({ lostMailTime: now() })
        .where(and(eq(gid, owner), isUntold))
        .returning();
      if (record) await mail(record);
    }
  }

  async function mail({ gid: owner, domain, records }: SenderDomainRecord): Promise<void> {
    const missing = records.filter(({ State }) => State !== 'found').map(({ Kind }) => Kind);
    const values = { domain, records: missing.join(', '), address: mailFrom };
    const path = '/api/notification/consumer';
    const outcome = await mailCustomer(owner, { about: 'senderDomainLost', values, path });
    if (!outcome || outcome.kind === 'sent') return;
    onProblem(`A mail about a sender domain was not sent: ${outcome.kind}.`);
    // It is tried again in the next hour, when the mail server may be back.
    if (outcome.kind === 'unreachable')
      await db.update(senderDomains).set({ lostMailTime: null }).where(eq(gid, owner));
  }
}

export async function startDomainChecks(jobs: PgBoss, domainChecks: DomainChecks): Promise<void> {
  await jobs.createQueue(QUEUE);
  await jobs.work(QUEUE, () => domainChecks.run());
  await jobs.schedule(QUEUE, EVERY_HOUR);
}
