import { randomUUID } from 'node:crypto';
import {
  CHANNELS,
  type Channel,
  type ChannelName,
  type ChannelState,
  type LedgerRow,
} from '@tracking-console/contract/releases/releases';
import type { Database, Transaction } from '../../../database.ts';
import { eq, sql } from '../../../drizzle.ts';
import { createStatement } from '../../../preparedStatements.ts';
import { appendToLedger } from '../ledger/ledger.ts';
import { channels } from '../releaseTable.ts';

type Reader = Database | Transaction;
export type ChannelRow = typeof channels.$inferSelect;

const channelOfName = createStatement((reader) =>
  reader
    .select()
    .from(channels)
    .where(eq(channels.name, sql.placeholder('name')))
    .prepare('channel_of_name'),
);

export async function findChannel(db: Reader, name: ChannelName): Promise<ChannelRow | null> {
  const [row] = await channelOfName(db).execute({ name });
  return row ?? null;
}

/** In the order a release passes them. */
export async function listChannels(db: Reader): Promise<ChannelRow[]> {
  const rows = await db.select().from(channels);
  return rows.sort((a, b) => CHANNELS.indexOf(a.name) - CHANNELS.indexOf(b.name));
}

export type Move = Pick<LedgerRow, 'to' | 'action' | 'actor' | 'approver' | 'reason' | 'checks'>;

/** Points the channel to something else and records why; call it with the ledger locked. */
export async function moveChannel(transaction: Transaction, channel: ChannelRow, move: Move, now: Date) {
  const { name, canary, salt } = channel;
  const { stable, percent } = move.to;
  const isNewCanary = move.to.canary !== null && move.to.canary !== canary;
  const changed = {
    stable,
    canary: move.to.canary,
    percent,
    salt: isNewCanary ? randomUUID() : salt,
    etag: randomUUID(),
    changeTime: now,
  };
  await transaction.update(channels).set(changed).where(eq(channels.name, name));
  await appendToLedger(transaction, { ...move, channel: name, from: stateOf(channel) }, now);
  return toChannel({ name, ...changed });
}

export async function openChannel(
  transaction: Transaction,
  name: ChannelName,
  move: Omit<Move, 'to'> & { stable: string },
  now: Date,
): Promise<void> {
  const { stable, ...entry } = move;
  const to = { stable, canary: null, percent: 0 };
  await transaction.insert(channels).values({ name, ...to, salt: randomUUID(), etag: randomUUID(), changeTime: now });
  await appendToLedger(transaction, { ...entry, channel: name, from: null, to }, now);
}

export const stateOf = ({ stable, canary, percent }: ChannelState): ChannelState => ({ stable, canary, percent });

export const toChannel = ({ name, etag, changeTime, ...state }: ChannelRow): Channel => ({
  name,
  ...stateOf(state),
  etag,
  changeTime: changeTime.toISOString(),
});
