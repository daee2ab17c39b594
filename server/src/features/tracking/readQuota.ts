import type { Quota } from '@tracking-console/contract/api/tracking';
import type { Owner } from '../../owner.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';

interface Services {
  quotas: QuotaService;
  shipments: Pick<ShipmentService, 'statistics'>;
}

/** The seven counters of the public API: credits, or of test data the numbers there can be. */
export async function readQuota({ quotas, shipments }: Services, owner: Owner): Promise<Quota> {
  const read = await quotas.read(owner);
  if (owner.scope !== 'TEST') return read;
  const { quota, used, free } = await shipments.statistics.readCapacity(owner);
  return { ...read, quota_total: quota, quota_used: used, quota_remain: free };
}
