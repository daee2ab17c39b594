// The calls of the console and of the public API, each sent with the ids of one set of data: for dataModes.test.ts.
import type { SaveWebhook } from '@tracking-console/contract/api/webhooks';

/** The ids of one set of data. */
export interface Ids {
  number: string;
  awb: string;
  webhook: string;
  delivery: string;
  event: string;
  log: string;
  task: string;
  key: string;
}
type Naming = (ids: Ids) => object;

export const LETTERS = { live: 'RB123456785GB', test: 'RB123456799GB' };
export const AWBS = { live: '020-12345675', test: '020-12345686' };
const REQUEST = '0f0e0d0c-0b0a-4908-8706-050403020100';

/** Calls about what an account has once for both sets of data, or that name nothing of either. */
export const ONE_SET = [
  ...['keys/list', 'keys/create', 'keys/revoke', 'keys/roll', 'keys/reveal_once'],
  ...['ip/list', 'ip/check', 'ip/save', 'audit/list', 'audit/export', 'settings/get', 'settings/save', 'source/get'],
  ...['air/airlines', 'air/register', 'number/explain', 'tracking/template'],
  // The buyer console's, or without a number of a set.
  ...['task/export_account', 'task/upload', 'task/template', 'task/check', 'task/import', 'task/bulk', 'task/export'],
  ...['task/export_now', 'task/mapping_list', 'task/mapping_delete', 'tracking/check', 'tracking/import'],
];

export const WEBHOOK: SaveWebhook = {
  ...{ url: 'https://example.com/hook', version: 'v2.4', events: ['TRACKING_UPDATED'], statuses: [], headers: [] },
  enabled: true,
};
const task: Naming = ({ task: id }) => ({ scope: 'API', id });
export const exporting = { format: 'csv', time_zone_offset: 0, request_id: REQUEST };

/** The bodies with which the other calls of the console name the objects of the ids. */
export const CONSOLE_CALLS: Record<string, Naming> = {
  'webhook/get': () => ({}),
  'webhook/save': ({ webhook: id }) => ({ ...WEBHOOK, id }),
  'webhook/delete': ({ webhook: id }) => ({ id }),
  'webhook/rotate': ({ webhook: id }) => ({ id, keep: 'now' }),
  'webhook/test': ({ webhook: id }) => ({ id }),
  'webhook/deliveries': ({ webhook: webhook_id, number }) => ({ webhook_id, number }),
  'webhook/delivery': ({ delivery: id }) => ({ id }),
  'webhook/resend': ({ delivery: id }) => ({ id }),
  'events/list': ({ number }) => ({ number }),
  'events/send': ({ event: id, webhook: webhook_id }) => ({ id, webhook_id }),
  'air/list': ({ awb: search }) => ({ search }),
  'air/get': ({ awb }) => ({ awb }),
  'air/stop': ({ awb }) => ({ awbs: [awb] }),
  'air/delete': ({ awb }) => ({ awbs: [awb] }),
  'air/push': ({ awb }) => ({ awbs: [awb] }),
  'air/reference': ({ awb }) => ({ awb, reference: 'x' }),
  'air/bulk': ({ awb }) => ({ action: 'delete', choice: { awbs: [awb] }, request_id: REQUEST }),
  'air/export': ({ awb }) => ({ ...exporting, choice: { awbs: [awb] } }),
  'dashboard/summary': () => ({}),
  'dashboard/series': () => ({ metric: 'requests', group_by: 'key' }),
  'dashboard/carriers': () => ({}),
  'number/detect': ({ number }) => ({ Numbers: [number] }),
  'logs/list': ({ number }) => ({ number }),
  'logs/get': ({ log: id }) => ({ id }),
  'tracking/deliveries': ({ number }) => ({ number, carrier: 11031 }),
  'tracking/history': ({ number }) => ({ number, carrier: 11031 }),
  'tracking/export': ({ number }) => ({ ...exporting, choice: { items: [{ number }] } }),
  'task/list': () => ({ scope: 'API' }),
  'task/get': task,
  'task/cancel': task,
  'task/retry': task,
  'task/undo': task,
  'task/duplicate': (ids) => ({ ...task(ids), request_id: REQUEST }),
  'task/delete': task,
  'task/download': (ids) => ({ ...task(ids), file: 'result' }),
  'task/bulk_track': ({ number }) => ({
    ...{ scope: 'API', request_id: REQUEST, work: { action: 'deletetrack' } },
    choice: { filter: { number }, previewed: 0 },
  }),
};

const item: Naming = ({ number }) => [{ number }];
export const PUBLIC_CALLS: Record<string, Naming> = {
  register: () => [],
  stoptrack: item,
  deletetrack: item,
  gettrackinfo: item,
  getquota: () => ({}),
  gettracklist: ({ number }) => ({ number }),
  changecarrier: ({ number }) => [{ number, carrier_new: 100003 }],
  retrack: item,
  changeinfo: ({ number }) => [{ number, items: { tag: 'x' } }],
  getrealtimetrackinfo: ({ number }) => [{ number, carrier: 11031 }],
  push: item,
};

/** Each call by its address, with what it is sent. */
export const ALL_CALLS: [string, Naming][] = [
  ...Object.entries(CONSOLE_CALLS).map(([name, naming]): [string, Naming] => [`/console-api/v1/${name}`, naming]),
  ...Object.entries(PUBLIC_CALLS).map(([name, naming]): [string, Naming] => [`/track/v2.4/${name}`, naming]),
];

/** Ids of nothing. */
export const NOTHING: Ids = {
  ...{ number: 'RB987654326GB', awb: '020-99999992', webhook: '999999999', delivery: '999999999' },
  ...{ event: '999999999', log: '999999999', task: '999999999', key: '999999999' },
};
