import type { Database, Transaction } from '../../database.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ShipmentRecord } from './model/shipmentTable.ts';

/** The context shared by the parts of the shipment service. */
export interface ShipmentContext {
  /** If it is a transaction, all calls are part of it, and each is rolled back as a whole if it fails. */
  db: Database | Transaction;
  now: () => Date;
  quotas: QuotaService;
  dataSource: ShipmentRecord['dataSource'];
  /** Called in the transaction that stops them. */
  onStopped: (transaction: Transaction, ids: readonly number[], now: Date) => Promise<void>;
}
