import type { SubmitOffline } from '@tracking-console/contract/orders/offline';
import { OFFLINE_CODES } from '@tracking-console/contract/orders/offlineConstants';
import { OFFLINE_DAYS } from '@tracking-console/contract/orders/orderConstants';
import { DAY, HOUR } from '@tracking-console/contract/values/durations';
import type { Transaction } from '../../database.ts';
import { eq } from '../../drizzle.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import { lockOwnOrder, noteEvent } from '../orders/lockOrder.ts';
import { refuseOrder, rolledBack } from '../orders/orderRefusal.ts';
import { type OrderRecord, orders } from '../orders/orderTable.ts';
import { findTransfer, type Mover, moveTransfer } from './moveTransfer.ts';
import { type ReceivedFile, readReceipts } from './readReceipts.ts';
import { refuseSubmitted } from './samePayment.ts';
import type { TransferContext } from './transferContext.ts';
import { receipts, type TransferRecord, transfers } from './transferTable.ts';

/** The offset of the time zone in which a day begins first. */
const EASTERNMOST = 14 * HOUR;

/** Records how the customer paid an order, for the staff to review. @throws RolledBack, with the field */
export async function submitTransfer(
  { db, now, orders: orderService }: TransferContext,
  by: Mover,
  given: SubmitOffline,
  files: readonly Buffer[],
): Promise<Refusal | undefined> {
  const { OrderNo } = given;
  await db.transaction(async (transaction) => checkOrder(await lockOwnOrder(transaction, by.gid, OrderNo), given));
  const latest = new Date(now().getTime() + EASTERNMOST).toISOString().slice(0, 10);
  if (given.TransferDate > latest)
    return refuseOrder(OFFLINE_CODES.futureDate, 'The transfer lies in the future.', 'TransferDate');
  const received = readReceipts(files);
  if (received instanceof Refusal) return received;
  // Ends all other open payments, so that it is not paid twice.
  const checkout = await orderService.pay(by.gid, OrderNo, 'offline');
  if (checkout instanceof Refusal) return checkout;
  await db.transaction((transaction) => submit(transaction, { by, given, received, time: now() }));
  return undefined;
}

function checkOrder(order: OrderRecord, { Amount, Note }: SubmitOffline): void {
  if (order.status !== 'Pending')
    throw rolledBack(OFFLINE_CODES.orderNotPending, 'The order does not wait for a payment.', 'OrderNo');
  if (Amount !== order.amount && Note.trim() === '')
    throw rolledBack(OFFLINE_CODES.unexplained, 'Say why the amount is not that of the order.', 'Note');
}

interface Submission {
  by: Mover;
  given: SubmitOffline;
  received: readonly ReceivedFile[];
  time: Date;
}

async function submit(transaction: Transaction, { by, given, received, time }: Submission): Promise<void> {
  const order = await lockOwnOrder(transaction, by.gid, given.OrderNo);
  checkOrder(order, given);
  const transfer = (await findTransfer(transaction, order.orderNo)) ?? (await begin(transaction, order, time));
  if (transfer.status === 'UnderReview' || transfer.status === 'Confirmed')
    throw rolledBack(OFFLINE_CODES.transferState, 'The transfer is being reviewed already.', 'OrderNo');
  await refuseSubmitted(transaction, given);
  const submission = transfer.submission + 1;
  const changes = {
    submission,
    reviewNote: '',
    mailTime: null,
    payer: given.Payer.trim(),
    bank: given.Bank.trim(),
    accountTail: given.AccountTail,
    transferDate: given.TransferDate,
    amount: given.Amount,
    reference: given.Reference.trim(),
    note: given.Note.trim(),
  };
  const moved = await moveTransfer(transaction, transfer, 'UnderReview', { by, time, note: changes.note, changes });
  // Receipts of earlier submissions stay: they were decided on.
  await transaction
    .insert(receipts)
    .values(
      received.map(({ content, type }) => ({ transferId: moved.id, submission, type, size: content.length, content })),
    );
  await keepOpen(transaction, order, time);
  await noteEvent(transaction, order, { time, kind: 'transferSubmitted' });
}

async function begin(transaction: Transaction, { orderNo }: OrderRecord, time: Date): Promise<TransferRecord> {
  const [begun] = await transaction
    .insert(transfers)
    .values({ orderNo, status: 'AwaitingTransfer', updateTime: time })
    .returning();
  if (!begun) throw new Error('a transfer was not begun');
  return begun;
}

/** An order does not close under a review, nor before its transfer can be submitted again. */
export async function keepOpen(transaction: Transaction, { orderNo }: OrderRecord, time: Date): Promise<void> {
  const closeTime = new Date(time.getTime() + OFFLINE_DAYS * DAY);
  await transaction.update(orders).set({ closeTime }).where(eq(orders.orderNo, orderNo));
}
