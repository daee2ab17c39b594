import type { Database, Transaction } from '../../database.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ShipmentRecord } from './model/shipmentTable.ts';

/** What the parts of the shipment service work with. */
export interface ShipmentContext {
  /** A transaction: all the calls are part of it, each taken back as a whole where it fails. */
  db: Database | Transaction;
  now: () => Date;
  quotas: QuotaService;
  dataSource: ShipmentRecord['dataSource'];
  /** Called in the transaction that stops them. */
  onStopped: (transaction: Transaction, ids: readonly number[], now: Date) => Promise<void>;
}
