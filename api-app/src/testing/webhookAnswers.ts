import type { WebhookRow } from '@tracking-console/contract/webhooks';

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
