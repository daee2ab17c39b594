import type { ApiLogDetail, ApiLogRow } from '@tracking-console/contract/api/apiLogs';
import type { EventRow } from '@tracking-console/contract/api/webhooks';

export const logRow = (changes: Partial<ApiLogRow> = {}): ApiLogRow => ({
  id: '9',
  time: '2026-01-01T08:30:15Z',
  source: 'API',
  key: { id: '1', name: 'Warehouse', prefix: 'tk_live_', last4: 'wxyz' },
  ip: '203.0.113.7',
  endpoint: 'register',
  version: 'v2.4',
  http_status: 200,
  code: 0,
  items: 2,
  accepted: 1,
  rejected: 1,
  duration_ms: 31,
  ...changes,
});

export const logDetail = (changes: Partial<ApiLogDetail> = {}): ApiLogDetail => ({
  ...logRow(changes),
  numbers: ['RR123456785GB'],
  req_body: '[{"number":"RR123456785GB"}]',
  resp_body: '{"code":0,"data":{"accepted":[{"number":"RR1234',
  ...changes,
});

export const eventRow = (changes: Partial<EventRow> = {}): EventRow => ({
  id: '5',
  event_id: 'event-5',
  event: 'TRACKING_UPDATED',
  number: 'RR123456785GB',
  carrier: 11031,
  status: 'InTransit',
  sub_status: 'InTransit_Departure',
  create_time: '2026-01-01T08:30:15Z',
  deliveries: [],
  ...changes,
});
