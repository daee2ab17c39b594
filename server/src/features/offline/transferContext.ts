import type { Database } from '../../database.ts';
import type { OrderService } from '../orders/orderServices.ts';

/** What everything about transfers goes through. */
export interface TransferContext {
  db: Database;
  now: () => Date;
  orders: Pick<OrderService, 'catalog' | 'methodsFor' | 'create' | 'pay' | 'settleTransfer'>;
}
