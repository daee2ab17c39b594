import { randomUUID } from 'node:crypto';
import type { Approval, ChangeChannel, Channel, ChannelName } from '@tracking-console/contract/releases/releases';
import { HOUR } from '@tracking-console/contract/values/durations';
import type { Transaction } from '../../../database.ts';
import { and, asc, eq, gt, isNull } from '../../../drizzle.ts';
import type { Answer, Once } from '../ledger/writer.ts';
import { isRefused, type Refused, refused } from '../refusal.ts';
import { type Actor, isSamePerson, type ReleaseContext } from '../releaseContext.ts';
import { findRelease } from '../releaseStore.ts';
import { approvals } from '../releaseTable.ts';
import { type ChannelRequest, expectChannel, nextState } from './changing.ts';
import { moveChannel } from './channelStore.ts';

const EXPIRES_AFTER_MS = HOUR;
type Row = typeof approvals.$inferSelect;

/** Break-glass: a change that the checks do not approve waits for a second person. */
export function createApproving({ db, now, writer }: Pick<ReleaseContext, 'db' | 'now' | 'writer'>) {
  const open = () => and(isNull(approvals.decideTime), gt(approvals.expireTime, now()));

  return {
    async request(
      transaction: Transaction,
      { actor, channel, etag = '' }: ChannelRequest,
      change: ChangeChannel,
    ): Promise<Answer<Approval>> {
      const expireTime = new Date(now().getTime() + EXPIRES_AFTER_MS);
      const { name: requestedBy, gid: requesterGid } = actor;
      const times = { requestTime: now(), expireTime, decideTime: null };
      const [added] = await transaction
        .insert(approvals)
        .values({ id: randomUUID(), channel, change, etag, requestedBy, requesterGid, ...times })
        .returning();
      if (!added) throw new Error('PostgreSQL returned no row for an inserted approval');
      return { status: 202, body: toApproval(added) };
    },

    /** Those that can still be given, oldest first. */
    async list(): Promise<Approval[]> {
      return (await db.select().from(approvals).where(open()).orderBy(asc(approvals.requestTime))).map(toApproval);
    },

    approve: (actor: Actor, channel: ChannelName, id: string, once: Once): Promise<Answer<Channel> | Refused> =>
      writer.write<Channel>(once, async (transaction) => {
        const wanted = and(eq(approvals.id, id), eq(approvals.channel, channel), open());
        const [approval] = await transaction.select().from(approvals).where(wanted);
        if (!approval) return refused('notFound', 'No such change waits for a second person.');
        if (isSamePerson({ name: approval.requestedBy, gid: approval.requesterGid }, actor))
          return refused('needsSecondPerson', 'Somebody other than the one who asked has to approve it.');
        const row = await expectChannel(transaction, approval);
        if (isRefused(row)) return row;
        await transaction.update(approvals).set({ decideTime: now() }).where(eq(approvals.id, id));
        const { change, requestedBy } = approval;
        const to = nextState(row, change);
        const report = (await findRelease(transaction, change.stable ?? change.canary?.release ?? ''))?.checks;
        const checks = report ? { passed: report.passed, findings: report.findings } : null;
        const move = { to, action: 'breakGlass', actor: requestedBy, approver: actor.name, checks } as const;
        return { status: 200, body: await moveChannel(transaction, row, { ...move, reason: change.reason }, now()) };
      }),
  };
}

const toApproval = ({ id, channel, change, requestedBy, requestTime, expireTime }: Row): Approval => ({
  id,
  channel,
  change,
  requestedBy,
  requestTime: requestTime.toISOString(),
  expireTime: expireTime.toISOString(),
});
