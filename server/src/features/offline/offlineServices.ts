import type {
  CreateTransferOrder,
  ReceivingAccount,
  ReviewOffline,
  SubmitOffline,
} from '@tracking-console/contract/orders/offline';
import type { Mover } from './moveTransfer.ts';
import { type Buyer, orderForAmount } from './orderForAmount.ts';
import { reviewTransfer, withdrawTransfer } from './reviewTransfer.ts';
import { submitTransfer } from './submitTransfer.ts';
import type { TransferContext } from './transferContext.ts';
import { createTransferJobs, type TransferSurroundings } from './transferJobs.ts';
import { createTransferReads } from './transferReads.ts';

interface Surroundings extends TransferContext, TransferSurroundings {
  /** The accounts customers transfer money to. */
  receivingAccounts: readonly ReceivingAccount[];
}

export type OfflineServices = ReturnType<typeof createOfflineServices>;

/** Orders that are paid by bank transfer, from what the customer submits to the staff's decision. */
export function createOfflineServices(context: Surroundings) {
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
