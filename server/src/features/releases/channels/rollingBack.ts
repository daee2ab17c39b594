import type { Channel, CheckReport, RollBack } from '@tracking-console/contract/releases/releases';
import type { Answer } from '../ledger/writer.ts';
import type { Checking } from '../modules/checking.ts';
import { compose } from '../modules/publishing.ts';
import { isRefused, type Refused, refused } from '../refusal.ts';
import type { ReleaseContext } from '../releaseContext.ts';
import { type ChannelRequest, expectChannel } from './changing.ts';
import { type ChannelRow, moveChannel } from './channelStore.ts';
import { findRowBefore, findVersionBefore } from './wayBack.ts';

interface Parts extends Pick<ReleaseContext, 'db' | 'now' | 'writer'> {
  checking: Checking;
}

interface Target {
  stable: string;
  checks: Pick<CheckReport, 'passed' | 'findings'>;
}

/** Rolls back the whole map or one module; every customer gets it, so a canary ends with it. */
export function createRollingBack({ db, now, writer, checking }: Parts) {
  /** It was served before, so only the existence of its files is checked, which takes less than a second. */
  async function releaseBefore({ actor }: ChannelRequest, channel: ChannelRow): Promise<Target | Refused> {
    const row = await findRowBefore(db, channel);
    if (isRefused(row)) return row;
    return targetOf(row.to.stable, await checking.checkServed(row.to.stable, actor));
  }

  async function moduleBefore(request: ChannelRequest, row: ChannelRow, module: string): Promise<Target | Refused> {
    const { actor } = request;
    const made = await writer.inTransaction(async (transaction) => {
      const before = await findVersionBefore(transaction, row, module);
      if (isRefused(before)) return before;
      return compose(transaction, actor, { base: row.stable, modules: { [module]: before.version } }, now());
    });
    if (isRefused(made)) return made;
    return targetOf(made.body.id, await checking.checkQuickly(made.body.id, actor));
  }

  return async (request: ChannelRequest, { module, reason }: RollBack): Promise<Answer<Channel> | Refused> => {
    const earlier = await writer.answered<Channel>(request.once);
    if (earlier) return earlier;
    const seen = await expectChannel(db, request);
    // The channel may have been changed by the same request, sent twice at once.
    if (isRefused(seen)) return (await writer.answered<Channel>(request.once)) ?? seen;
    const target = await (module === undefined ? releaseBefore(request, seen) : moduleBefore(request, seen, module));
    if (isRefused(target)) return target;
    return writer.write<Channel>(request.once, async (transaction) => {
      const row = await expectChannel(transaction, request);
      if (isRefused(row)) return row;
      const to = { stable: target.stable, canary: null, percent: 0 };
      const move = { to, action: 'rollback', actor: request.actor.name, approver: null, reason } as const;
      return { status: 200, body: await moveChannel(transaction, row, { ...move, checks: target.checks }, now()) };
    });
  };
}

function targetOf(stable: string, report: CheckReport | Refused): Target | Refused {
  if (isRefused(report)) return report;
  const { passed, findings } = report;
  if (passed) return { stable, checks: { passed, findings } };
  return refused('checksFailed', findings[0]?.message ?? 'The release did not pass its checks.', findings);
}
