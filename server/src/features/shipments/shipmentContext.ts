import type { Database } from '../../database.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ShipmentRecord } from './shipmentTable.ts';

/** What the parts of the shipment service work with. */
export interface ShipmentContext {
  db: Database;
  now: () => Date;
  quotas: QuotaService;
  dataSource: ShipmentRecord['dataSource'];
}
