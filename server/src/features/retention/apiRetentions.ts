import { MAX_SERIES_DAYS } from '@tracking-console/contract/api/apiDashboard';
import { LOG_DAYS as API_LOG_DAYS } from '@tracking-console/contract/api/logConstants';
import { DELIVERY_DAYS } from '@tracking-console/contract/api/webhookConstants';
import { sql } from '../../drizzle.ts';
import { apiLogs } from '../apiLogs/apiLogTable.ts';
import { apiUsage } from '../apiLogs/apiUsageTable.ts';
import { apiKeys } from '../keys/apiKeyTable.ts';
import { sourceEvents } from '../source/sourceTable.ts';
import { webhookUsage } from '../webhooks/webhookTable.ts';
import { olderThan, type Retention } from './retention.ts';

const SOURCE_EVENT_DAYS = 7;

/** Retention of what the API receives and sends. */
export const API_RETENTIONS: readonly Retention[] = [
  {
    what: 'Calls of the public API, with addresses and the beginnings of their bodies',
    tables: ['api_logs'],
    kept: `${API_LOG_DAYS} days`,
    why: 'Customers see why a call failed.',
    ...olderThan(apiLogs, apiLogs.time, API_LOG_DAYS),
  },
  {
    what: 'Counts of these calls, by hour, endpoint, key and carrier',
    tables: ['api_usage'],
    kept: `${MAX_SERIES_DAYS + 2} days`,
    why: `Charts go back ${MAX_SERIES_DAYS} days at most.`,
    ...olderThan(apiUsage, apiUsage.hour, MAX_SERIES_DAYS + 2),
  },
  {
    what: 'Counts of requests to webhooks, by hour',
    tables: ['webhook_usage'],
    kept: `${MAX_SERIES_DAYS + 2} days`,
    why: 'As the counts of calls.',
    ...olderThan(webhookUsage, webhookUsage.hour, MAX_SERIES_DAYS + 2),
  },
  {
    what: 'What the source of tracking data told by itself',
    tables: ['source_events'],
    kept: `${SOURCE_EVENT_DAYS} days`,
    why: 'One that is sent again has no second effect.',
    ...olderThan(sourceEvents, sourceEvents.receiveTime, SOURCE_EVENT_DAYS),
  },
  {
    what: 'Revoked and expired API keys',
    tables: ['api_keys'],
    kept: '365 days after they ended',
    why: 'Traces of misuse.',
    ...olderThan(apiKeys, sql`least(${apiKeys.revokeTime}, ${apiKeys.expireTime})`, 365),
  },
  {
    what: 'Deliveries to webhooks, and the events they are of',
    tables: ['webhook_deliveries', 'webhook_events'],
    kept: `${DELIVERY_DAYS} days, longer what is still to be sent`,
    why: 'The pages show no more; they can be sent again that long.',
    clear: async ({ deliveryLog, eventLog }) => (await deliveryLog.deleteOld()) + (await eventLog.deleteOld()),
  },
];
