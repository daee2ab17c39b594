import type { CreateTransferOrder, ReviewOffline, SubmitOffline } from '@tracking-console/contract/offline';
import type { Mailer } from '../mail/mailer.ts';
import type { OrderContext } from '../orders/orderContext.ts';
import type { Mover } from './moveTransfer.ts';
import { type Buyer, orderForAmount } from './orderForAmount.ts';
import { reviewTransfer, withdrawTransfer } from './reviewTransfer.ts';
import { submitTransfer } from './submitTransfer.ts';
import { createTransferJobs } from './transferJobs.ts';
import { createTransferReads } from './transferReads.ts';

export type OfflineServices = ReturnType<typeof createOfflineServices>;

/** Orders that are paid by bank transfer, from what the customer submits to the staff's decision. */
export function createOfflineServices(context: OrderContext & { mailer: Mailer }) {
  return {
    transfers: {
      receivingAccounts: context.receivingAccounts,
      order: (by: Buyer, wanted: CreateTransferOrder) => orderForAmount(context, by, wanted),
      submit: (by: Mover, given: SubmitOffline, files: readonly Buffer[]) => submitTransfer(context, by, given, files),
      withdraw: (by: Mover, orderNo: string) => withdrawTransfer(context, by, orderNo),
      review: (by: Mover, given: ReviewOffline) => reviewTransfer(context, by, given),
    },
    transferReads: createTransferReads(context.db),
    transferJobs: createTransferJobs(context),
  };
}
