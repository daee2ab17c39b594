import type { DeliveryRow, WebhookRow } from '@tracking-console/contract/api/webhooks';

export const webhookRow = (changes: Partial<WebhookRow> = {}): WebhookRow => ({
  id: '1',
  url: 'https://example.com/hook',
  mode: 'live',
  version: 'v2.4',
  events: ['TRACKING_UPDATED', 'TRACKING_STOPPED'],
  statuses: [],
  headers: [],
  enabled: true,
  secret_hint: 'whsec_abcdef',
  previous_until: null,
  failing_since: null,
  auto_disabled_at: null,
  last_test: null,
  create_time: '2026-01-01T00:00:00Z',
  ...changes,
});

export const deliveryRow = (changes: Partial<DeliveryRow> = {}): DeliveryRow => ({
  id: '7',
  event_id: 'event-7',
  event: 'TRACKING_UPDATED',
  number: 'RR123456785GB',
  carrier: 11031,
  webhook_id: '1',
  url: 'https://example.com/hook',
  state: 'Failed',
  attempts: 4,
  code: 500,
  ms: 31,
  error: null,
  create_time: '2026-01-01T00:00:00Z',
  end_time: '2026-01-01T02:00:00Z',
  next_time: null,
  ...changes,
});
