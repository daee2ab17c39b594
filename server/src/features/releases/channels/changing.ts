import type {
  Approval,
  ChangeChannel,
  Channel,
  ChannelName,
  ChannelState,
  CheckReport,
  LedgerAction,
} from '@tracking-console/contract/releases/releases';
import type { Transaction } from '../../../database.ts';
import { appendToLedger } from '../ledger/ledger.ts';
import type { Answer, Once } from '../ledger/writer.ts';
import type { Checking } from '../modules/checking.ts';
import { isRefused, type Refused, refused } from '../refusal.ts';
import type { Actor, ReleaseContext } from '../releaseContext.ts';
import { findRelease } from '../releaseStore.ts';
import { type ChannelRow, findChannel, moveChannel, stateOf } from './channelStore.ts';

/** Part of each request that changes a channel. */
export interface ChannelRequest {
  actor: Actor;
  channel: ChannelName;
  /** The etag of `If-Match`; undefined: there was none. */
  etag: string | undefined;
  once: Once;
}

type RequestApproval = (
  transaction: Transaction,
  request: ChannelRequest,
  change: ChangeChannel,
) => Promise<Answer<Approval>>;

interface Parts extends Pick<ReleaseContext, 'db' | 'now' | 'writer'> {
  checking: Checking;
  requestApproval: RequestApproval;
}

/** Moves channels, each time after the checks, in one transaction and against the state the caller saw. */
export function createChanging({ db, now, writer, checking, requestApproval }: Parts) {
  async function checkNew(ids: string[], actor: Actor): Promise<CheckReport[] | Refused> {
    const reports = [];
    for (const id of ids) {
      const report = await checking.checkOnce(id, actor);
      if (isRefused(report)) return report;
      reports.push(report);
    }
    return reports;
  }

  async function refuse(row: ChannelRow, { actor }: ChannelRequest, { reason }: ChangeChannel, reports: CheckReport[]) {
    const checks = summaryOf(reports);
    const to = stateOf(row);
    const entry = { channel: row.name, action: 'refuse', actor: actor.name, approver: null, reason, checks } as const;
    await writer.inTransaction((transaction) => appendToLedger(transaction, { ...entry, from: to, to }, now()));
    const [first] = checks.findings;
    return refused('checksFailed', first?.message ?? 'The release did not pass its checks.', checks.findings);
  }

  return async (request: ChannelRequest, change: ChangeChannel): Promise<Answer<Channel | Approval> | Refused> => {
    const earlier = await writer.answered<Channel | Approval>(request.once);
    if (earlier) return earlier;
    const seen = await expectChannel(db, request);
    // The channel may have been changed by the same request, sent twice at once.
    if (isRefused(seen)) return (await writer.answered<Channel | Approval>(request.once)) ?? seen;
    const to = nextState(seen, change);
    const unknown = await findUnknown(db, to);
    if (unknown) return refused('notFound', `There is no release ${unknown}.`);
    if (change.stable === undefined && change.canary === undefined)
      return refused('invalid', 'Name the release that is to be stable, or the canary.');
    if (change.breakGlass) {
      // Checks that cannot even run must not hold up urgent changes.
      for (const id of moreOf(seen, to)) await checking.checkFirst(id, request.actor).catch(() => undefined);
      return writer.write<Channel | Approval>(request.once, (transaction) =>
        requestApproval(transaction, request, change),
      );
    }
    const reports = await checkNew(moreOf(seen, to), request.actor);
    if (isRefused(reports)) return reports;
    if (!reports.every(({ passed }) => passed)) return refuse(seen, request, change, reports);
    return writer.write<Channel | Approval>(request.once, async (transaction) => {
      const row = await expectChannel(transaction, request);
      if (isRefused(row)) return row;
      const checks = reports.length > 0 ? summaryOf(reports) : null;
      const move = { to, action: actionOf(change), actor: request.actor.name, approver: null, checks };
      return { status: 200, body: await moveChannel(transaction, row, { ...move, reason: change.reason }, now()) };
    });
  };
}

/** The channel must be in the state the caller has seen. */
export async function expectChannel(
  db: Parameters<typeof findChannel>[0],
  { channel, etag }: Pick<ChannelRequest, 'channel' | 'etag'>,
): Promise<ChannelRow | Refused> {
  const row = await findChannel(db, channel);
  if (!row) return refused('notFound', `The channel ${channel} has no release yet.`);
  if (etag === undefined) return refused('preconditionRequired', 'Send the etag of the channel you saw in If-Match.');
  if (etag === row.etag) return row;
  return refused('preconditionFailed', `Somebody else has changed ${channel} since you looked at it.`);
}

export function nextState(now: ChannelState, { stable = now.stable, canary }: ChangeChannel): ChannelState {
  const next =
    canary === undefined
      ? { ...now, stable }
      : { stable, canary: canary?.release ?? null, percent: canary?.percent ?? 0 };
  // A canary that has become stable is one no longer.
  return next.canary === null || next.canary === stable ? { stable, canary: null, percent: 0 } : next;
}

export const actionOf = ({ stable }: ChangeChannel): LedgerAction => (stable === undefined ? 'canary' : 'promote');

/** Releases that more customers would get than now; a canary may be one the checks have never approved. */
function moreOf(now: ChannelState, { stable, canary, percent }: ChannelState): string[] {
  const grows = canary !== now.canary || percent > now.percent;
  return [...(stable === now.stable ? [] : [stable]), ...(canary !== null && grows ? [canary] : [])];
}

async function findUnknown(db: ReleaseContext['db'], { stable, canary }: ChannelState): Promise<string | undefined> {
  for (const id of [stable, canary]) if (id !== null && !(await findRelease(db, id))) return id;
  return undefined;
}

const summaryOf = (reports: readonly CheckReport[]) => ({
  passed: reports.every(({ passed }) => passed),
  findings: reports.flatMap(({ findings }) => findings),
});
