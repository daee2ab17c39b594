import type { ChannelName, LedgerRow, LedgerState } from '@tracking-console/contract/releases/releases';
import type { Database, Transaction } from '../../../database.ts';
import { and, asc, desc, eq, gt, lt, sql } from '../../../drizzle.ts';
import { sha256 } from '../../../sha256.ts';
import { ledger } from '../releaseTable.ts';
import { canonicalJson } from './canonicalJson.ts';

type Reader = Database | Transaction;
type Row = typeof ledger.$inferSelect;
export type LedgerEntry = Omit<LedgerRow, 'sequence' | 'time' | 'previousHash' | 'hash'>;

/** An arbitrary number for the lock of the ledger's writers. */
const WRITERS = 9_000_191;
const BEGINNING = '0'.repeat(64);
const STEP = 500;

/** One writer at a time among all processes: the chain has no forks, and what was read stays true until the end. */
export async function lockLedger(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${WRITERS})`);
}

/** To be called after `lockLedger`. */
export async function appendToLedger(transaction: Transaction, entry: LedgerEntry, now: Date): Promise<LedgerRow> {
  const [last] = await transaction.select().from(ledger).orderBy(desc(ledger.sequence)).limit(1);
  const row = {
    ...entry,
    sequence: (last?.sequence ?? 0) + 1,
    time: now.toISOString(),
    previousHash: last?.hash ?? BEGINNING,
  };
  const hash = hashOf(row);
  await transaction.insert(ledger).values({ ...row, hash, time: now });
  return { ...row, hash };
}

export interface HistoryRequest {
  channel?: ChannelName;
  /** Rows before this one. */
  before?: number;
  limit?: number;
}

/** Newest first. */
export async function readLedger(db: Reader, { channel, before, limit = 50 }: HistoryRequest): Promise<LedgerRow[]> {
  const wanted = and(channel && eq(ledger.channel, channel), before ? lt(ledger.sequence, before) : undefined);
  return (await db.select().from(ledger).where(wanted).orderBy(desc(ledger.sequence)).limit(limit)).map(toRow);
}

/** Oldest first. */
export async function readChannelLedger(db: Reader, channel: ChannelName): Promise<LedgerRow[]> {
  const rows = await db.select().from(ledger).where(eq(ledger.channel, channel)).orderBy(asc(ledger.sequence));
  return rows.map(toRow);
}

/** Walks the chain from its beginning; an empty list of broken links means that it has not been rewritten. */
export async function walkLedger(db: Reader): Promise<Omit<LedgerState, 'releases'>> {
  let [rows, head] = [0, BEGINNING];
  const broken: LedgerState['broken'] = [];
  for (;;) {
    const part = await db
      .select()
      .from(ledger)
      .where(gt(ledger.sequence, rows))
      .orderBy(asc(ledger.sequence))
      .limit(STEP);
    for (const { hash, ...row } of part.map(toRow)) {
      const report = (message: string) => broken.push({ sequence: row.sequence, message });
      if (row.sequence !== rows + 1) report(`Row ${rows + 1} is missing before row ${row.sequence}.`);
      if (row.previousHash !== head) report(`Row ${row.sequence} does not follow from the row before it.`);
      if (hashOf(row) !== hash) report(`Row ${row.sequence} is not what was written.`);
      rows = row.sequence;
      head = hash;
    }
    if (part.length < STEP) return { rows, head, broken };
  }
}

const hashOf = (row: Omit<LedgerRow, 'hash'>) => sha256(canonicalJson(row));

const toRow = ({ time, ...row }: Row): LedgerRow => ({ ...row, time: time.toISOString() });
