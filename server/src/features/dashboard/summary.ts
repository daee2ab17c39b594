import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { type ApiOwner, modeOf } from '../../owner.ts';
import type { ApiLogService } from '../apiLogs/apiLogService.ts';
import type { UsageService } from '../apiLogs/usageService.ts';
import type { ApiKeyService } from '../keys/apiKeyService.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { readQuota } from '../tracking/readQuota.ts';
import { toTrackListRow } from '../tracking/trackListRow.ts';
import type { DeliveryLog } from '../webhooks/deliveryLog.ts';
import type { WebhookUsageService } from '../webhooks/webhookUsage.ts';

interface Services {
  apiKeys: ApiKeyService;
  quotas: QuotaService;
  shipments: ShipmentService;
  apiLogs: ApiLogService;
  usage: UsageService;
  webhookUsage: WebhookUsageService;
  deliveryLog: DeliveryLog;
  now: () => Date;
}

/** Failed calls, and failed deliveries, that are shown. */
const MAX_FAILURES = 3;

const VERSION = 'v2.4';
const BASE_URL = `/track/${VERSION}`;

export async function summarize(services: Services, owner: ApiOwner): Promise<DashboardSummary> {
  const { apiKeys, quotas, shipments, apiLogs, usage, webhookUsage, deliveryLog, now } = services;
  const [quota, expiry, overview, keys, recent, requests, failed, pushes, failures] = await Promise.all([
    readQuota(services, owner),
    quotas.readNextExpiry(owner),
    shipments.statistics.readOverview(owner),
    apiKeys.list(owner.gid),
    shipments.listing.listRecentChanges(owner, new Date(0)),
    usage.readLastDay(owner),
    apiLogs.list(owner, { failed: true, page_size: 20 }),
    webhookUsage.readLastDay(owner),
    deliveryLog.list(owner, { state: 'Failed' }),
  ]);
  const active = keys.find(({ status, mode }) => status === 'Active' && mode === modeOf(owner));
  return {
    quota: { ...quota, next_expire_time: expiry?.toISOString() ?? null },
    tracking: { now: overview.followed, stopped: overview.stopped },
    key: active ? { prefix: active.prefix, last4: active.last4 } : null,
    base_url: BASE_URL,
    version: VERSION,
    statuses: overview.counts,
    recent: recent.map((shipment) => toTrackListRow(shipment, now())),
    requests,
    recent_errors: failed.logs.slice(0, MAX_FAILURES),
    webhooks: pushes,
    recent_failures: failures.deliveries.slice(0, MAX_FAILURES),
  };
}
