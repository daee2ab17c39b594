import type { CreateTransferOrder } from '@tracking-console/contract/orders/offline';
import { OFFLINE_CODES } from '@tracking-console/contract/orders/offlineConstants';
import { topUpFor } from '@tracking-console/contract/orders/topUpFor';
import type { Refusal } from '../../http/calls/refusal.ts';
import { refuseOrder } from '../orders/orderRefusal.ts';
import type { OrderRecord } from '../orders/orderTable.ts';
import type { TransferContext } from './transferContext.ts';

export interface Buyer {
  gid: string;
  country: string;
}

/** Makes the pending top-up order an amount buys, to be paid by transfer. */
export async function orderForAmount(
  { orders }: Pick<TransferContext, 'orders'>,
  { gid, country }: Buyer,
  { App, Currency, Amount, RequestId }: CreateTransferOrder,
): Promise<OrderRecord | Refusal> {
  const { products, discounts, taxRates } = orders.catalog;
  const offered = products.flatMap(({ id, scope, type, quota, prices: { [Currency]: unitPrice } }) =>
    scope === App && type === 'TopUp' && unitPrice !== undefined ? [{ id, quota, unitPrice }] : [],
  );
  if (offered.length === 0 || !orders.methodsFor(Currency).includes('offline'))
    return refuseOrder(OFFLINE_CODES.noAccount, 'Transfers in this currency are not received.', 'Currency');
  const chosen = topUpFor(Amount, offered, { discounts, taxRate: taxRates[country] ?? 0 });
  if (!chosen) return refuseOrder(OFFLINE_CODES.belowMinimum, 'The amount buys no top-up.', 'Amount');
  const { id: ProductId, quantity: Quantity } = chosen;
  return orders.create(gid, {
    ProductId,
    Quantity,
    Currency,
    PayMethod: 'offline',
    ...(RequestId !== undefined && { RequestId }),
  });
}
