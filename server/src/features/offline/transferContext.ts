import type { Database } from '../../database.ts';
import type { OrderService } from '../orders/orderServices.ts';

/** The context shared by everything about transfers. */
export interface TransferContext {
  db: Database;
  now: () => Date;
  orders: Pick<OrderService, 'catalog' | 'methodsFor' | 'create' | 'pay' | 'settleTransfer'>;
}
