import { canBecome, type TransferStatus } from '@tracking-console/contract/orders/offlineConstants';
import type { Transaction } from '../../database.ts';
import { and, eq } from '../../drizzle.ts';
import { type TransferRecord, transferEvents, transfers } from './transferTable.ts';

/** The user who makes a move. */
export interface Mover {
  gid: string;
  email: string;
}

interface Move {
  by: Mover;
  time: Date;
  note?: string;
  changes?: Partial<TransferRecord>;
}

/** The transfer of an order that is locked. */
export async function findTransfer(transaction: Transaction, orderNo: string): Promise<TransferRecord | undefined> {
  const [found] = await transaction.select().from(transfers).where(eq(transfers.orderNo, orderNo));
  return found;
}

/** Call it with the order locked. @throws if a transfer in this state cannot move to that one */
export async function moveTransfer(
  transaction: Transaction,
  transfer: TransferRecord,
  status: TransferStatus,
  { by, time, note = '', changes = {} }: Move,
): Promise<TransferRecord> {
  if (!canBecome(transfer.status, status)) throw new Error(`a ${transfer.status} transfer cannot become ${status}`);
  const [moved] = await transaction
    .update(transfers)
    .set({ ...changes, status, updateTime: time })
    .where(and(eq(transfers.id, transfer.id), eq(transfers.status, transfer.status)))
    .returning();
  if (!moved) throw new Error('a transfer was changed without the lock of its order');
  const { id, submission, amount } = moved;
  const { gid, email } = by;
  await transaction
    .insert(transferEvents)
    .values({ transferId: id, time, gid, email, submission, status, amount, note });
  return moved;
}
