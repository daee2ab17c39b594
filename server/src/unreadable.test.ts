import { ExportAudit, ListAudit } from '@tracking-console/contract/account/accountEvents';
import {
  ChangePassword,
  ConfirmTwoStep,
  NamedThing,
  TurnOffTwoStep,
} from '@tracking-console/contract/account/security';
import { ConnectSocial, DisconnectSocial } from '@tracking-console/contract/account/socialAccounts';
import { ChangeEmail, SendEmailCode, SwitchApp, UpdateProfile } from '@tracking-console/contract/account/user';
import * as airBodies from '@tracking-console/contract/air/air';
import { ReadCarriers, ReadSeries } from '@tracking-console/contract/api/apiDashboard';
import { GetLog, ListLogs } from '@tracking-console/contract/api/apiLogs';
import { SaveApiSettings } from '@tracking-console/contract/api/apiSettings';
import * as keyBodies from '@tracking-console/contract/api/keys';
import { StartTrackBulk } from '@tracking-console/contract/api/trackBulk';
import * as trackingBodies from '@tracking-console/contract/api/trackingConsole';
import * as webhookBodies from '@tracking-console/contract/api/webhooks';
import { Id, NoParameters, ZoneName } from '@tracking-console/contract/calls/schema';
import { MESSAGE_METHODS, type MessageMethod } from '@tracking-console/contract/notifications/rules';
import { INVOICE_API_METHODS, type InvoiceApiMethod } from '@tracking-console/contract/orders/invoices';
import { OFFLINE_METHODS, type OfflineMethod } from '@tracking-console/contract/orders/offline';
import { PAY_API_METHODS, type PayApiMethod } from '@tracking-console/contract/orders/orders';
import { DetectCarriers } from '@tracking-console/contract/shipments/adding';
import { BUYER_METHODS, type BuyerMethod } from '@tracking-console/contract/shipments/buyerApi';
import { ExplainNumber } from '@tracking-console/contract/shipments/carriers';
import { SETTING_VALUES } from '@tracking-console/contract/shipments/settings';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import * as importBodies from '@tracking-console/contract/tasks/imports';
import * as taskBodies from '@tracking-console/contract/tasks/tasks';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type BuyerClient, openBuyerClient } from '../testing/buyerClient.ts';
import { FLOW } from '../testing/consumerClient.ts';
import { releaseEngineer } from '../testing/releaseCaller.ts';
import { routesOf } from '../testing/routes.ts';
import { RULE } from '../testing/ruleClient.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { sql } from './drizzle.ts';

let server: TestServer;
let client: BuyerClient;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  client = await openBuyerClient(server);
  [id = ''] = await client.add(['1Z5R89390357567127', 'RB123456785GB']);
});
afterAll(() => server.close());

type Base = Record<string, unknown>;

const { RuleId: _id, ...rule } = RULE;
/** The same of the calls about notifications. */
const MESSAGE_PARAMS: Record<MessageMethod, () => Base> = {
  GetRules: () => ({}),
  SaveRule: () => ({ ...rule }),
  ToggleRule: () => ({ RuleId: '1', Enabled: true }),
  DeleteRule: () => ({ RuleId: '1' }),
  DryRunRule: () => ({ ...rule }),
  SendTest: () => ({ RuleId: '1' }),
  GetAddresses: () => ({}),
  AddAddress: () => ({ Email: 'team@example.com' }),
  DeleteAddress: () => ({ Email: 'team@example.com' }),
  GetHistory: () => ({ Tab: 'all' }),
  GetNotice: () => ({ NoticeId: '1' }),
  ResendNotice: () => ({ NoticeId: '1' }),
  GetUnsubscribed: () => ({}),
  GetTemplates: () => ({}),
  SaveFlow: () => FLOW,
  SaveCustomFlow: () => ({ ...FLOW, Name: 'x', HasTemplate: false }),
  ChangeFlow: () => ({ FlowId: '1', Enabled: true, DelayMinutes: 0 }),
  MoveFlow: () => ({ FlowId: '1', By: 1 }),
  DeleteFlow: () => ({ FlowId: '1' }),
  DryRunFlow: () => FLOW,
  SaveTemplate: () => ({ Status: 'Delivered', Language: 'en', Subject: 'x', Blocks: [{ Kind: 'text', Text: 'x' }] }),
  PreviewTemplate: () => ({ TemplateId: '1', Content: { Subject: 'x', Blocks: [{ Kind: 'text', Text: 'x' }] } }),
  GetTemplateVersions: () => ({ TemplateId: '1' }),
  RestoreTemplate: () => ({ TemplateId: '1', Version: 1 }),
  GetSenderDomain: () => ({}),
  SaveSenderDomain: () => ({ Domain: 'shop.example' }),
  CheckSenderDomain: () => ({}),
  DeleteSenderDomain: () => ({}),
  SaveSender: () => ({ FromName: '', ReplyTo: '', Consent: 'optOut', Tracking: false }),
  GetBrand: () => ({}),
  SaveBrand: () => ({ Name: '', Color: '#0b3d91', Website: '' }),
  DeleteLogo: () => ({}),
  ExportHistory: () => ({ Tab: 'all', RequestId: '0f0e0d0c-0b0a-4908-8706-050403020100' }),
  ExportUnsubscribed: () => ({ RequestId: '0f0e0d0c-0b0a-4908-8706-050403020102' }),
  CountFailed: () => ({ Tab: 'all' }),
  ResendFailed: () => ({ Tab: 'all', Previewed: 0, RequestId: '0f0e0d0c-0b0a-4908-8706-050403020101' }),
};

/** What each of the buyer's methods is sent: in its place every field is spoiled, those left out as well. */
const PARAMS: Record<BuyerMethod, () => Base> = {
  GetSavedViews: () => ({}),
  SaveView: () => ({ Name: 'x', Query: '' }),
  DeleteView: () => ({ ViewId: '1' }),
  GetSettings: () => ({}),
  SaveSettings: () => ({ Section: 'display', Values: {} }),
  ExplainNumber: () => ({ Number: 'RB123456785GB' }),
  GetIndexData: () => ({}),
  GetRecentUpdates: () => ({}),
  GetTrackInfoList: () => ({}),
  GetTrackInfoIds: () => ({}),
  GetTrackInfoRows: () => ({ TrackInfoIds: [id] }),
  GetTrackNumbers: () => ({ Filter: {} }),
  SetTrackRemark: () => ({ TrackInfoId: id, Remark: 'x' }),
  SetTrackTagType: () => ({ tid: id, tag: 'star' }),
  RefreshTrackNo: () => ({ TrackInfoIds: [id] }),
  SetTrackArchived: () => ({ TrackInfoIds: [id] }),
  SetTrackActivate: () => ({ TrackInfoIds: [id] }),
  DelTrackNo: () => ({ TrackInfoIds: [id] }),
  RestoreTrackNo: () => ({ TrackInfoIds: [id] }),
  GetTrackInfoById: () => ({ tids: [id] }),
  AddTrackNo: () => ({ TrackNos: [{ TrackNo: 'RB123456799GB' }] }),
  DetectCarriers: () => ({ Numbers: ['RB123456785GB'] }),
  GetStatDaily: () => ({}),
  GetStatTransit: () => ({}),
  GetArrivingSoon: () => ({}),
  SetTrackCarrier: () => ({ TrackInfoId: id, FirstCarrier: 0 }),
  SetTrackFields: () => ({ TrackInfoId: id, Fields: {} }),
  RetrackTrackNo: () => ({ TrackInfoId: id }),
  GetOrderInfoById: () => ({ tid: id }),
  SaveOrderInfo: () => ({ tid: id }),
  ShareTrackNo: () => ({ TrackInfoId: id }),
  ShareTrackNos: () => ({ TrackInfoIds: [id] }),
  GetTrackShares: () => ({ TrackInfoId: id }),
  RevokeTrackShare: () => ({ TrackInfoId: id, ShareId: '1' }),
  GetNotifications: () => ({}),
  ResumeMails: () => ({}),
};

const order = { OrderNo: '2026030100000000' };
/** What each method of orders and payments is sent. */
const PAY_PARAMS: Record<PayApiMethod | OfflineMethod, Base> = {
  GetOrderList: { App: 'API' },
  GetOrderTotals: { App: 'API' },
  ExportOrders: { App: 'API', Format: 'csv' },
  GetOrder: order,
  CreateOrder: { ProductId: 'topup-500', Quantity: 1, Currency: 'USD', PayMethod: 'offline' },
  PayOrder: order,
  CancelOrder: order,
  RequestRefund: { ...order, Reason: '' },
  GetProducts: { App: 'API' },
  GetQuotaLedger: { App: 'API' },
  SetQuotaReminder: { Enabled: true, Threshold: 5, Email: '' },
  DownloadReceipt: order,
  GetReceivingAccounts: {},
  CreateTransferOrder: { App: 'API', Currency: 'USD', Amount: 900 },
  SubmitOffline: {
    ...order,
    ...{ Payer: 'Ada Payer', Bank: 'Example Bank', AccountTail: '12345', TransferDate: '2026-03-01' },
    ...{ Amount: 900, Reference: 'ref', Note: '' },
  },
  GetOfflineList: { App: 'API' },
  CancelOffline: order,
  GetOffline: order,
  DownloadTransferInstructions: order,
  GetOfflineReviews: {},
  GetOfflineReview: order,
  ReviewOffline: { ...order, Submission: 1, Decision: 'Rejected', Reason: 'none' },
};

const details = { Kind: 'Ordinary', TitleType: 'Personal', Title: 'Ada', Email: 'ada@example.com' };
/** What each method of invoices is sent. */
const INVOICE_PARAMS: Record<InvoiceApiMethod, Base> = {
  GetInvoiceableOrders: { App: 'API' },
  ApplyInvoice: { OrderNos: [order.OrderNo], ...details },
  GetInvoiceList: { App: 'API' },
  ExportInvoices: { App: 'API', Format: 'csv' },
  WithdrawInvoice: { Id: '1' },
  CorrectInvoice: { Id: '1', ...details },
  DownloadInvoice: { Id: '1' },
  ResendInvoice: { Id: '1' },
  DownloadStatement: { App: 'API', Month: '2026-03' },
  GetProfiles: {},
  SaveProfile: { IsDefault: false, ...details },
  DeleteProfile: { Id: '1' },
  GetInvoiceReviews: { Status: 'Requested' },
  GetInvoiceReview: { Id: '1' },
  IssueInvoice: { Id: '1' },
  RejectInvoice: { Id: '1', Reason: 'No such company' },
};

const TASK = '/console-api/v1/task/';
const request = { scope: 'BUYER', request_id: '0f0e0d0c-0b0a-4908-8706-050403020100' };
const named = { scope: 'BUYER', id: '1' };
const file = { format: 'csv', choice: { filter: {} }, time_zone_offset: 0, ...request };
const update = { upload_id: '1', mapping: { number: 0 } };
const upload = { scope: 'BUYER', ...update };

const range = { range: '192.0.2.0/24', note: 'Office' };

const webhook = {
  ...{
    url: 'https://example.com/',
    version: 'v2.4',
    events: ['TRACKING_UPDATED'],
    statuses: ['Delivered'],
  },
  ...{ headers: [{ name: 'x-shop', value: 'x' }], enabled: true },
};

const BODIES: Record<string, [TSchema, Base]> = {
  '/console-api/v1/source/get': [NoParameters, {}],
  '/console-api/v1/keys/list': [NoParameters, {}],
  '/console-api/v1/keys/create': [keyBodies.CreateKey, { name: 'x', scopes: ['read'] }],
  '/console-api/v1/keys/roll': [keyBodies.RollKey, { id: '1', keep: '1h' }],
  '/console-api/v1/keys/revoke': [keyBodies.NamedKey, { id: '1' }],
  '/console-api/v1/keys/reveal_once': [keyBodies.NamedKey, { id: '1' }],
  '/console-api/v1/ip/list': [NoParameters, {}],
  '/console-api/v1/ip/check': [keyBodies.CheckRanges, { ranges: [range] }],
  '/console-api/v1/ip/save': [keyBodies.SaveRanges, { ranges: [range], enabled: true, version: 0 }],
  '/console-api/v1/audit/list': [ListAudit, {}],
  '/console-api/v1/audit/export': [ExportAudit, {}],
  '/console-api/v1/dashboard/summary': [NoParameters, {}],
  '/console-api/v1/number/detect': [DetectCarriers, { Numbers: ['RB123456785GB'] }],
  '/console-api/v1/number/explain': [ExplainNumber, { Number: 'RB123456785GB' }],
  '/console-api/v1/dashboard/series': [ReadSeries, { metric: 'requests' }],
  '/console-api/v1/dashboard/carriers': [ReadCarriers, {}],
  '/console-api/v1/settings/get': [NoParameters, {}],
  '/console-api/v1/settings/save': [SaveApiSettings, { values: { carrier_priority: [1], time_zone: 'UTC' }, base: {} }],
  '/console-api/v1/logs/list': [ListLogs, {}],
  '/console-api/v1/logs/get': [GetLog, { id: '1' }],
  '/console-api/v1/webhook/get': [NoParameters, {}],
  '/console-api/v1/webhook/save': [webhookBodies.SaveWebhook, webhook],
  '/console-api/v1/webhook/delete': [webhookBodies.NamedWebhook, { id: '1' }],
  '/console-api/v1/webhook/rotate': [webhookBodies.RotateSecret, { id: '1', keep: 'now' }],
  '/console-api/v1/webhook/test': [webhookBodies.NamedWebhook, { id: '1' }],
  '/console-api/v1/webhook/deliveries': [webhookBodies.ListDeliveries, {}],
  '/console-api/v1/webhook/delivery': [webhookBodies.NamedDelivery, { id: '1' }],
  '/console-api/v1/webhook/resend': [
    webhookBodies.ResendDeliveries,
    { from: '2026-01-01T00:00Z', to: '2026-01-01T00:00Z' },
  ],
  '/console-api/v1/events/list': [webhookBodies.ListEvents, {}],
  '/console-api/v1/events/send': [webhookBodies.SendEvent, { id: '1', webhook_id: '1' }],
  '/console-api/v1/tracking/deliveries': [trackingBodies.NamedNumber, { number: 'RB123456785GB', carrier: 11031 }],
  '/console-api/v1/tracking/history': [trackingBodies.NamedNumber, { number: 'RB123456785GB', carrier: 11031 }],
  '/console-api/v1/tracking/export': [
    trackingBodies.ExportTracking,
    // What a filter cannot be has the list's own codes: features/tracking/trackingConsole.test.ts.
    {
      ...{ format: 'csv', time_zone_offset: 0, request_id: request.request_id },
      choice: { items: [{ number: 'RB123456785GB' }] },
    },
  ],
  '/console-api/v1/tracking/template': [trackingBodies.UpdateTemplate, {}],
  '/console-api/v1/tracking/check': [trackingBodies.CheckUpdate, update],
  '/console-api/v1/tracking/import': [trackingBodies.StartUpdate, { ...update, request_id: request.request_id }],
  '/console-api/v1/air/airlines': [NoParameters, {}],
  '/console-api/v1/air/register': [airBodies.RegisterAir, { items: [{ awb: '020-12345675', airline: 'LH' }] }],
  '/console-api/v1/air/list': [airBodies.ListAir, {}],
  '/console-api/v1/air/get': [airBodies.GetAir, { awb: '020-12345675' }],
  '/console-api/v1/air/stop': [airBodies.NamedAir, { awbs: ['020-12345675'] }],
  '/console-api/v1/air/delete': [airBodies.NamedAir, { awbs: ['020-12345675'] }],
  '/console-api/v1/air/push': [airBodies.NamedAir, { awbs: ['020-12345675'] }],
  '/console-api/v1/air/reference': [airBodies.ChangeAirReference, { awb: '020-12345675', reference: 'x' }],
  '/console-api/v1/air/bulk': [
    airBodies.StartAirBulk,
    { action: 'stop', choice: { filter: {}, previewed: 0 }, request_id: 'request-1' },
  ],
  '/console-api/v1/air/export': [
    airBodies.ExportAir,
    { ...{ format: 'csv', time_zone_offset: 0, request_id: request.request_id }, choice: { filter: {} } },
  ],
  [`${TASK}list`]: [taskBodies.ListTasks, { scope: 'BUYER' }],
  [`${TASK}get`]: [taskBodies.NamedTask, named],
  [`${TASK}cancel`]: [taskBodies.NamedTask, named],
  [`${TASK}retry`]: [taskBodies.NamedTask, named],
  [`${TASK}undo`]: [taskBodies.NamedTask, named],
  [`${TASK}duplicate`]: [taskBodies.DuplicateTask, { ...named, ...request }],
  [`${TASK}delete`]: [taskBodies.NamedTask, named],
  [`${TASK}download`]: [taskBodies.DownloadFile, { ...named, file: 'result' }],
  [`${TASK}bulk`]: [
    taskBodies.StartBulk,
    { ...request, work: { action: 'setCarrier', first: 0, second: 0 }, choice: { filter: {}, previewed: 5 } },
  ],
  [`${TASK}bulk_track`]: [
    StartTrackBulk,
    {
      ...request,
      scope: 'API',
      work: { action: 'changecarrier', carrier_new: 11031 },
      // What a filter cannot be: features/tasks/trackBulk.test.ts.
      choice: { numbers: [{ number: 'RB123456785GB', carrier: 11031 }] },
    },
  ],
  [`${TASK}export`]: [taskBodies.ExportShipments, file],
  [`${TASK}export_now`]: [taskBodies.ExportShipments, file],
  [`${TASK}export_account`]: [taskBodies.ExportAccount, request],
  [`${TASK}template`]: [importBodies.ImportTemplate, { scope: 'BUYER' }],
  [`${TASK}check`]: [importBodies.CheckUpload, upload],
  [`${TASK}import`]: [importBodies.StartImport, { ...upload, ...request }],
  [`${TASK}mapping_list`]: [importBodies.ListImportMappings, { scope: 'BUYER' }],
  [`${TASK}mapping_delete`]: [taskBodies.NamedTask, named],
  '/user-api/v1/switch-app': [SwitchApp, { app: 'BUYER' }],
  '/user-api/v1/update-profile': [UpdateProfile, { phone: { country_code: '+1', number: '2025550142' } }],
  '/user-api/v1/send-email-code': [SendEmailCode, { scene: 'newEmail', email: 'x@example.com' }],
  '/user-api/v1/change-email': [ChangeEmail, { email: 'x@example.com', code: '000000', current_code: '000000' }],
  '/user-api/v1/change-password': [ChangePassword, { current: 'x', password: 'long enough' }],
  '/user-api/v1/end-session': [NamedThing, { id: '0f0e0d0c-0b0a-4908-8706-050403020100' }],
  '/user-api/v1/connect-social': [ConnectSocial, { provider: 'one', console: 'API' }],
  '/user-api/v1/disconnect-social': [DisconnectSocial, { provider: 'one' }],
  '/user-api/v1/confirm-two-step': [ConfirmTwoStep, { code: '000000' }],
  '/user-api/v1/turn-off-two-step': [TurnOffTwoStep, { password: 'x' }],
};

/** Texts of the customer's own, which select nothing. */
const FREE_TEXTS =
  /^(Url|awb|awbs|reference|search|url|range|note|value|current|password|code|current_code|Query|Remark|remark|name|Name|Number|Numbers|TrackNo|TrackNos|opn|ptoid|pt|ship_date|shipper|consignee|destination_city|destination_postal_code|phone_number|cpf_or_cnpj|param|number_type|parameter|postalCode|Text|Reason|Title|TaxNo|Bank|BankAccount|Address|Phone|Email|Note|Payer|Reference|Subject|FromName|Website)$/;
/** A word is searched for, kept, or looked up and answered with a code of its own. */
const ANY_WORD = /^(Item|number|Keywords|Domain|nickname|ProductId|provider)$/;
/** Open: the wire's own, and one whose section has a schema of its own. */
const OPEN = /^(special_tracking_info|Values)$/;

const NO_TEXT = [null, {}, 5, []];
const TIMES = [
  '2020-13-01T00:00Z',
  '2020-02-30T00:00Z',
  '2020-01-01T25:00Z',
  '0000-01-01T00:00Z',
  '9999-12-31T00:00Z',
  '+275760-09-13T00:00Z',
  'NaN',
  'yesterday',
  ' ',
  ...NO_TEXT,
];

/** Shown to people who are not the customer's own. */
const DISPLAY_NAME = /^(FromName|Name)$/;
const NO_DISPLAY_NAME = ['"Evil" <ceo@bank.com>', 'bank.com', 'x\u202E', ...NO_TEXT];

interface Field {
  path: string[];
  garbage: readonly unknown[];
}

/** Every field of a schema, however deep, with what it cannot be. What no rule here knows fails the test. */
function fieldsOf(schema: TSchema, base: unknown, path: string[] = []): Field[] {
  const shape = schema as Partial<
    Record<'type' | 'pattern', string> & {
      anyOf: TSchema[];
      enum: unknown[];
      minimum: number;
      properties: Record<string, TSchema>;
      additionalProperties: unknown;
      items: TSchema;
    }
  >;
  // What a change began from is only compared with what is stored, never used.
  if (/^base$/i.test(path[0] ?? '')) return [];
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const field = (...garbage: unknown[]): Field => ({ path, garbage });
  if (shape.anyOf) {
    const fitting = shape.anyOf.find((one) => base !== undefined && Value.Check(one, base));
    const [first = schema] = shape.anyOf;
    return fieldsOf(fitting ?? first, base, path);
  }
  if (shape.type === 'object') {
    if (OPEN.test(name)) return [];
    if (shape.additionalProperties !== false) throw new Error(`${path.join('.')} takes unknown names`);
    const parts = Object.entries(shape.properties ?? {}).flatMap(([part, of]) =>
      fieldsOf(of, (base as Base | undefined)?.[part], [...path, part]),
    );
    return [{ path: [...path, 'Misspelled'], garbage: [1] }, ...parts, ...(path.length > 0 ? [field(null, 1)] : [])];
  }
  if (shape.type === 'array') {
    const items = fieldsOf(shape.items ?? schema, (base as unknown[] | undefined)?.[0], [...path, '0']);
    return [field('x', null, {}), ...items];
  }
  if (shape.enum || 'const' in shape) return [field('Nope', ' ', -7, null, {})];
  if (shape.type === 'boolean') return [field('true', 1, 0, '', null)];
  if (shape.type === 'integer')
    return [field(1.5, 1e15, 'x', '', null, true, ...((shape.minimum ?? -1) < 0 ? [] : [-1]))];
  if (Object.hasOwn(shape, '~refine')) return [field(...(DISPLAY_NAME.test(name) ? NO_DISPLAY_NAME : TIMES))];
  if (shape.pattern === (Id as { pattern?: string }).pattern)
    return [field('x', '', '-1', '1.5', ' 1', '9'.repeat(18), ...NO_TEXT)];
  if (shape.pattern === (ZoneName as { pattern?: string }).pattern)
    return [field('Mars Base', '../x', ' ', ...NO_TEXT)];
  if (shape.type === 'string' && FREE_TEXTS.test(name)) return [field(...NO_TEXT)];
  if (shape.type === 'string' && shape.pattern) return [field(' ', ...(ANY_WORD.test(name) ? [] : ['x']), ...NO_TEXT)];
  throw new Error(`${path.join('.')} could be anything`);
}

function spoiled(base: unknown, [step = '', ...rest]: string[], garbage: unknown): unknown {
  if (/^\d+$/.test(step))
    return [rest.length > 0 ? spoiled((base as unknown[] | undefined)?.[0] ?? {}, rest, garbage) : garbage];
  const fields = (typeof base === 'object' ? base : {}) as Base;
  return { ...fields, [step]: rest.length > 0 ? spoiled(fields[step] ?? {}, rest, garbage) : garbage };
}

const KEPT = [
  'shipments',
  'tasks',
  'settings',
  'saved_views',
  'api_keys',
  'allow_lists',
  'shares',
  'users',
  'import_mappings',
  'webhooks',
  'webhook_deliveries',
  'webhook_events',
  'two_steps',
  'account_events',
  'orders',
  'order_events',
  'order_payments',
  'offline_transfers',
  'offline_receipts',
  'offline_transfer_events',
  'quota_accounts',
  'notify_rules',
  'notify_addresses',
  'invoices',
  'invoice_orders',
  'invoice_decisions',
  'invoice_profiles',
  'consumer_flows',
  'consumer_senders',
  'brands',
  'sender_domains',
  'notify_template_versions',
];

/** All that a call could change. */
const everything = () =>
  Promise.all(
    KEPT.map(async (table) => {
      const { rows } = await server.services.db.execute(
        sql`SELECT to_jsonb(t) FROM ${sql.identifier(table)} t ORDER BY 1`,
      );
      return rows;
    }),
  );

async function refuseAll(
  schema: TSchema,
  base: Base,
  send: (body: unknown) => Promise<{ status: number; message: string }>,
) {
  const before = await everything();
  const wrong: unknown[] = [];
  for (const { path, garbage } of fieldsOf(schema, base))
    for (const value of garbage) {
      const { status, message } = await send(spoiled(base, path, value));
      const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
      if (status !== 400 || !message.includes(name)) wrong.push({ path: path.join('.'), value, status, message });
    }
  expect(wrong).toEqual([]);
  expect(await everything()).toEqual(before);
}

const callBuyer = (method: string, param: unknown) => callLegacy('/orderapi/call', method, param);

async function callLegacy(address: string, method: string, param: unknown) {
  const answer = await client.buyer.post(address, { version: '1.0', timeZoneOffset: 0, method, param });
  const { Code, Message, Json } = answer.json();
  if (answer.statusCode === 400) expect({ Code, Json }).toEqual({ Code: SHIPMENT_CODES.badRequest, Json: null });
  return { status: answer.statusCode, message: Message as string };
}

describe('SC-19 refuses by its name what cannot be read, and changes nothing', () => {
  it.each(Object.keys(PARAMS) as BuyerMethod[])('%s', async (method) => {
    await refuseAll(BUYER_METHODS[method].param, PARAMS[method](), (param) => callBuyer(method, param));
  });

  describe('of orders and invoices', () => {
    // Meanwhile the last look at who is there has become too old for the calls below.
    afterAll(async () => {
      const { buyer } = client;
      buyer.sid = await server.services.sessions.open(buyer.gid, { ip: '127.0.0.1', userAgent: 'test' });
    });

    it.each(Object.keys(PAY_PARAMS) as (PayApiMethod | OfflineMethod)[])('%s', async (method) => {
      const send = (param: unknown) => callLegacy('/payapi/call', method, param);
      // A customer may call so often in a minute.
      server.pass(MINUTE);
      await refuseAll({ ...PAY_API_METHODS, ...OFFLINE_METHODS }[method].param, PAY_PARAMS[method], send);
    });

    it.each(Object.keys(INVOICE_PARAMS) as InvoiceApiMethod[])('%s of invoices', async (method) => {
      // Each has the calls of its own minute.
      server.pass(MINUTE);
      const send = (param: unknown) => callLegacy('/invoiceapi/call', method, param);
      await refuseAll(INVOICE_API_METHODS[method].param, INVOICE_PARAMS[method], send);
    });
  });

  it.each(Object.keys(MESSAGE_PARAMS) as MessageMethod[])('%s', async (method) => {
    await refuseAll(MESSAGE_METHODS[method].param, MESSAGE_PARAMS[method](), (param) =>
      callLegacy('/msgapi/call', method, param),
    );
  });

  it.each(Object.keys(SETTING_VALUES) as (keyof typeof SETTING_VALUES)[])('SaveSettings of %s', async (Section) => {
    await refuseAll(SETTING_VALUES[Section], {}, (Values) => callBuyer('SaveSettings', { Section, Values }));
  });

  it.each(Object.entries(BODIES))('%s', async (url, [schema, base]) => {
    await refuseAll(schema, base, async (body) => {
      const answer = await client.buyer.post(url, body as object);
      return { status: answer.statusCode, message: String(answer.json().message) };
    });
  });

  it('covers every method and every call of the console', () => {
    expect(Object.keys(PARAMS).sort()).toEqual(Object.keys(BUYER_METHODS).sort());
    const calls = routesOf(server.app).filter(
      ({ path, methods }) => path.startsWith('/console-api/') && methods.includes('POST'),
    );
    const known = Object.keys(BODIES).filter((url) => url.startsWith('/console-api/'));
    // A file is uploaded there; its address is checked below.
    expect(calls.map(({ path }) => path).sort()).toEqual([...known, `${TASK}upload`].sort());
  });

  it.each(['scope=NONE&name=a.csv', 'scope=BUYER&name=', 'scope=BUYER&name=a.csv&nam=b'])(
    'upload?%s',
    async (query) => {
      const headers = { 'content-type': 'text/csv' };
      const answer = await client.buyer.post(`${TASK}upload?${query}`, Buffer.from('number'), { headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(/scope|name|nam/);
    },
  );
});

it.each([
  ['channels/production/history', 'limit', ['0', '501', '1.5', '1e2', '0x10', '', ' 5', 'true', 'x', '5&limit=6']],
  ['channels/production/history', 'before', ['0', '-1', 'x', '1e300', '99999999999999999999', '']],
  ['channels/production/history', 'limt', ['5']],
  ['channels/production/rollback', 'modul', ['@tracking-console/shell']],
  ['channels/production/rollback', 'module', ['shell', '']],
  ['loads', 'minutes', ['0', '1441', '1.5', '', 'x']],
  ['compat', 'relase', ['x']],
  ['compat', 'release', ['x']],
])('RL-8 %s refuses %s that cannot be read', async (path, name, values) => {
  const engineer = await releaseEngineer(server);
  for (const value of values) {
    const answer = await engineer.ask('GET', `/v1/${path}?${name}=${value}`);
    expect([value, answer.statusCode]).toEqual([value, 400]);
    expect(answer.json()).toMatchObject({ type: 'invalid', detail: expect.stringContaining(name) });
  }
});
