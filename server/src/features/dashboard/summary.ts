import type { DashboardSummary } from '@tracking-console/contract/console';
import type { ApiKeyService } from '../keys/apiKeyService.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { toTrackListRow } from '../tracking/trackListRow.ts';

interface Services {
  apiKeys: ApiKeyService;
  quotas: QuotaService;
  shipments: ShipmentService;
  now: () => Date;
}

const VERSION = 'v2.4';
const BASE_URL = `/track/${VERSION}`;

type Parts = Pick<Services, 'apiKeys' | 'quotas' | 'shipments' | 'now'>;

export async function summarize({ apiKeys, quotas, shipments, now }: Parts, gid: string): Promise<DashboardSummary> {
  const owner = { gid, scope: 'API' } as const;
  const [quota, expiry, overview, keys, recent] = await Promise.all([
    quotas.read(owner),
    quotas.findNextExpiry(owner),
    shipments.readOverview(owner),
    apiKeys.list(gid),
    shipments.listRecentChanges(owner, new Date(0)),
  ]);
  const active = keys.find(({ status }) => status === 'Active');
  return {
    quota: { ...quota, next_expire_time: expiry?.toISOString() ?? null },
    tracking: { now: overview.followed, stopped: overview.stopped },
    key: active ? { prefix: active.prefix, last4: active.last4 } : null,
    base_url: BASE_URL,
    version: VERSION,
    statuses: overview.counts,
    recent: recent.map((shipment) => toTrackListRow(shipment, now())),
  };
}
