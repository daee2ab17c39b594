import type { LoadCount } from '@tracking-console/contract/releases/releaseLoads';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Transaction } from '../../../database.ts';
import { and, desc, eq } from '../../../drizzle.ts';
import { countLoads } from '../loads/loadStore.ts';
import type { ReleaseContext } from '../releaseContext.ts';
import { ledger } from '../releaseTable.ts';
import { type ChannelRow, findChannel, listChannels, moveChannel, stateOf } from './channelStore.ts';

const WINDOW_MS = 5 * MINUTE;
const MIN_FAILURES = 5;
const MAX_FAILED_SHARE = 0.01;

/** Ends a failing canary for all customers automatically. */
export function createStopping({ db, now, writer }: Pick<ReleaseContext, 'db' | 'now' | 'writer'>) {
  async function stop(transaction: Transaction, seen: ChannelRow, release: string): Promise<void> {
    const row = await findChannel(transaction, seen.name);
    // Another process may have been faster.
    if (row?.canary !== release || row.percent === 0) return;
    const counts = await countLoads(transaction, await windowStart(transaction, row, now()), release);
    const found = tooMany(counts);
    if (!found) return;
    const to = { ...stateOf(row), percent: 0 };
    const reason = `${found.failed} of ${found.ok + found.failed} loads of the canary failed within 5 minutes.`;
    const move = { to, action: 'stop', actor: 'server', approver: null, reason, checks: null } as const;
    await moveChannel(transaction, row, move, now());
  }

  /** Called after failures of a release were reported. */
  return async (release: string): Promise<void> => {
    const running = (await listChannels(db)).filter(({ canary, percent }) => canary === release && percent > 0);
    for (const channel of running) {
      const counts = await countLoads(db, new Date(now().getTime() - WINDOW_MS), release);
      if (tooMany(counts)) await writer.inTransaction((transaction) => stop(transaction, channel, release));
    }
  };
}

/** Of all loads or of one module's: failures of a rarely used module are hidden among the other modules' loads. */
export function tooMany(counts: readonly LoadCount[]): Pick<LoadCount, 'ok' | 'failed'> | undefined {
  const sum = (key: 'ok' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  const all = { ok: sum('ok'), failed: sum('failed') };
  return [all, ...counts].find(({ ok, failed }) => failed >= MIN_FAILURES && failed > MAX_FAILED_SHARE * (ok + failed));
}

/** Failures before the last stop were handled by it. */
async function windowStart(transaction: Transaction, { name }: ChannelRow, now: Date): Promise<Date> {
  const stops = and(eq(ledger.channel, name), eq(ledger.action, 'stop'));
  const [last] = await transaction
    .select({ time: ledger.time })
    .from(ledger)
    .where(stops)
    .orderBy(desc(ledger.sequence))
    .limit(1);
  return new Date(Math.max(now.getTime() - WINDOW_MS, last?.time.getTime() ?? 0));
}
