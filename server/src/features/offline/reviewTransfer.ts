import type { ReviewOffline } from '@tracking-console/contract/orders/offline';
import { canBecome, OFFLINE_CODES } from '@tracking-console/contract/orders/offlineConstants';
import { type Refusal, RolledBack } from '../../http/calls/refusal.ts';
import { lockOrder, lockOwnOrder, noteEvent } from '../orders/lockOrder.ts';
import { refuseOrder, rolledBack } from '../orders/orderRefusal.ts';
import { findTransfer, type Mover, moveTransfer } from './moveTransfer.ts';
import { findSamePayments } from './samePayment.ts';
import { keepOpen } from './submitTransfer.ts';
import type { TransferContext } from './transferContext.ts';

export const NO_TRANSFER = refuseOrder(OFFLINE_CODES.transferNotFound, 'There is no such transfer.', 'OrderNo');

/** The customer takes a submission back. @throws RolledBack */
export async function withdrawTransfer({ db, now }: TransferContext, by: Mover, orderNo: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, by.gid, orderNo);
    const transfer = await findTransfer(transaction, orderNo);
    if (!transfer) throw new RolledBack(NO_TRANSFER);
    if (!canBecome(transfer.status, 'AwaitingTransfer'))
      throw rolledBack(OFFLINE_CODES.transferState, 'There is nothing to take back.', 'OrderNo');
    const time = now();
    const changes = { transferDate: null, amount: null, reference: null, reviewNote: '' };
    await moveTransfer(transaction, transfer, 'AwaitingTransfer', { by, time, changes });
    await noteEvent(transaction, order, { time, kind: 'transferWithdrawn' });
  });
}

/**
 * The staff decide on the submission they saw: a confirmation pays the order as every payment does, with its quota in
 * the same transaction. @throws RolledBack
 */
export async function reviewTransfer(
  { db, now, orders }: TransferContext,
  by: Mover,
  given: ReviewOffline,
): Promise<Refusal | undefined> {
  const { OrderNo, Submission, Decision, Compared = [] } = given;
  const reason = given.Reason.trim();
  if (Decision === 'Rejected' && reason === '')
    return refuseOrder(OFFLINE_CODES.reasonMissing, 'Say why it is rejected.', 'Reason');
  await db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, OrderNo);
    const transfer = order && (await findTransfer(transaction, OrderNo));
    if (!transfer) throw new RolledBack(NO_TRANSFER);
    // Staff cannot review their own transfers.
    if (order.gid === by.gid)
      throw rolledBack(OFFLINE_CODES.notReviewer, 'Another person reviews your own transfer.', 'OrderNo');
    if (transfer.status !== 'UnderReview' || transfer.submission !== Submission)
      throw rolledBack(OFFLINE_CODES.transferState, 'The transfer has changed meanwhile.', 'OrderNo');
    const unseen = (await findSamePayments(transaction, OrderNo)).filter((other) => !Compared.includes(other));
    if (Decision === 'Confirmed' && unseen.length > 0) {
      const text = `It may be the same payment as that of order ${unseen.join(', ')}: compare them first.`;
      throw rolledBack(OFFLINE_CODES.samePayment, text, 'Compared');
    }
    const time = now();
    await moveTransfer(transaction, transfer, Decision, { by, time, note: reason, changes: { reviewNote: reason } });
    if (Decision === 'Rejected') {
      if (order.status === 'Pending') await keepOpen(transaction, order, time);
      return noteEvent(transaction, order, { time, kind: 'transferRejected', detail: reason });
    }
    if (order.status !== 'Pending' && order.status !== 'Closed')
      throw rolledBack(OFFLINE_CODES.orderNotPending, 'The order is paid already.', 'OrderNo');
    await orders.settleTransfer(transaction, order);
  });
  return undefined;
}
