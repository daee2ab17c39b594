import type {
  ReceivingAccountRow,
  ReviewDetail,
  ReviewRow,
  TransferDetail,
  TransferRow,
} from '@tracking-console/contract/orders/offline';
import { type Named, named } from './wireNames.ts';

export type Receipt = Named<TransferRow['Receipts'][number]>;
export type ReceivingAccount = Named<ReceivingAccountRow>;

export interface Transfer extends Omit<Named<TransferRow>, 'receipts'> {
  receipts: readonly Receipt[];
}

export type TransferEvent = Named<TransferDetail['Events'][number]>;
export interface TransferWithHistory extends Transfer {
  events: readonly TransferEvent[];
}

/** A customer's transfer, as the staff see it. */
export interface ReviewedTransfer extends Transfer {
  email: string;
}

export interface ReviewedTransferWithHistory extends ReviewedTransfer {
  events: readonly Named<ReviewDetail['Events'][number]>[];
  /** Orders whose transfer may be the same payment. */
  mayBeSameAs: readonly string[];
}

export const readTransfer = ({ Receipts, ...row }: TransferRow): Transfer => ({
  ...named(row),
  receipts: Receipts.map(named),
});

export const readTransferWithHistory = ({ Events, ...row }: TransferDetail): TransferWithHistory => ({
  ...readTransfer(row),
  events: Events.map(named),
});

export const readReviewed = ({ Email, ...row }: ReviewRow): ReviewedTransfer => ({
  ...readTransfer(row),
  email: Email,
});

export const readReviewedWithHistory = ({
  Events,
  MayBeSameAs,
  ...row
}: ReviewDetail): ReviewedTransferWithHistory => ({
  ...readReviewed(row),
  events: Events.map(named),
  mayBeSameAs: MayBeSameAs,
});
