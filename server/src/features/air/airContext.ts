import type { Database, Transaction } from '../../database.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { AirAdapter } from './airReport.ts';
import type { AirRecorded } from './airSync.ts';

/** What everything about waybills needs. */
export interface AirContext {
  db: Database;
  now: () => Date;
  quotas: QuotaService;
  /** Credits a waybill costs. */
  cost: number;
  adapter: AirAdapter;
  /** Called in the transaction that records it. */
  onRecorded: (transaction: Transaction, recorded: AirRecorded, now: Date) => Promise<void>;
}
