import type { Channel, CheckReport, RollBack } from '@tracking-console/contract/releases';
import type { Transaction } from '../../database.ts';
import { type ChannelRequest, expectChannel } from './changing.ts';
import { type ChannelRow, moveChannel } from './channelStore.ts';
import type { Checking } from './checking.ts';
import { readChannelLedger } from './ledger.ts';
import { compose } from './publishing.ts';
import { isRefused, type Refused, refused } from './refusal.ts';
import type { ReleaseContext } from './releaseContext.ts';
import { releaseStack } from './releaseStack.ts';
import { findRelease } from './releaseStore.ts';
import type { Answer } from './writer.ts';

interface Parts extends Pick<ReleaseContext, 'db' | 'now' | 'writer'> {
  checking: Checking;
}

interface Target {
  stable: string;
  checks: Pick<CheckReport, 'passed' | 'findings'> | null;
}

/** RL-6: the way back, of the whole map or of one module; everybody gets it, so a canary ends with it. */
export function createRollingBack({ db, now, writer, checking }: Parts) {
  /** It was served before: nothing has to be checked again. */
  async function releaseBefore(transaction: Transaction, { name }: ChannelRow): Promise<Target | Refused> {
    const stable = releaseStack(await readChannelLedger(transaction, name)).at(-2);
    return stable === undefined
      ? refused('notFound', `Nothing was stable on ${name} before.`)
      : { stable, checks: null };
  }

  async function moduleBefore(request: ChannelRequest, row: ChannelRow, module: string): Promise<Target | Refused> {
    const { actor } = request;
    const made = await writer.inTransaction(async (transaction) => {
      const version = await versionBefore(transaction, row, module);
      if (version === null) return refused('notFound', `${row.name} had no other version of ${module} before.`);
      return compose(transaction, actor, { base: row.stable, modules: { [module]: version } }, now());
    });
    if (isRefused(made)) return made;
    const report = await checking.checkQuickly(made.body.id, actor);
    if (isRefused(report)) return report;
    const { passed, findings } = report;
    if (passed) return { stable: made.body.id, checks: { passed, findings } };
    return refused('checksFailed', findings[0]?.message ?? 'The release did not pass its checks.', findings);
  }

  return async (request: ChannelRequest, { module, reason }: RollBack): Promise<Answer<Channel> | Refused> => {
    const earlier = await writer.answered<Channel>(request.once);
    if (earlier) return earlier;
    const seen = await expectChannel(db, request);
    if (isRefused(seen)) return seen;
    const composed = module === undefined ? null : await moduleBefore(request, seen, module);
    if (composed && isRefused(composed)) return composed;
    return writer.write<Channel>(request.once, async (transaction) => {
      const row = await expectChannel(transaction, request);
      if (isRefused(row)) return row;
      const target = composed ?? (await releaseBefore(transaction, row));
      if (isRefused(target)) return target;
      const to = { stable: target.stable, canary: null, percent: 0 };
      const move = { to, action: 'rollback', actor: request.actor.name, approver: null, reason } as const;
      return { status: 200, body: await moveChannel(transaction, row, { ...move, checks: target.checks }, now()) };
    });
  };
}

/** The version the channel's releases had before they first got the one it has now. */
async function versionBefore(transaction: Transaction, { name, stable }: ChannelRow, module: string) {
  const current = (await findRelease(transaction, stable))?.modules[module];
  let before: string | null = null;
  for (const id of releaseStack(await readChannelLedger(transaction, name))) {
    const version = (await findRelease(transaction, id))?.modules[module];
    if (version === current) break;
    before = version ?? before;
  }
  return before;
}
