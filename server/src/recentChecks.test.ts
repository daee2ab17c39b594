import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { CHECK_MINUTES, SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import type { CallDeclarations } from '@tracking-console/contract/calls/callDeclaration';
import { LEGACY_ROOTS } from '@tracking-console/contract/calls/legacyRoots';
import type { RecentCheck } from '@tracking-console/contract/calls/recentCheck';
import type { MessageMethod, MessageParam } from '@tracking-console/contract/notifications/rules';
import { MINUTE } from '@tracking-console/contract/values/durations';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { type SignedInCaller, signedIn } from '../testing/caller.ts';
import { ABROAD, invoice } from '../testing/invoiceClient.ts';
import { RULE } from '../testing/ruleClient.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { installRecentCheck } from './http/callers/recentCheck.ts';

const { checkNeeded } = SECURITY_CODES;
const routes: RouteOptions[] = [];
let server: TestServer;
let customer: SignedInCaller;

const watch = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route)); // fastify's own

beforeAll(async () => {
  subscribe('fastify.initialization', watch);
  server = await startTestServer();
  unsubscribe('fastify.initialization', watch);
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await signedIn(server, { mayRelease: true, mayOverride: true, mayFinance: true });
});

/** Lets the customer's last check expire. */
const grow = () => server.pass((CHECK_MINUTES + 1) * MINUTE);
const confirm = async () => {
  customer.sid = await server.services.sessions.open(customer.gid, { ip: '127.0.0.1', userAgent: 'test' });
};

const ROOTS: Record<string, CallDeclarations> = LEGACY_ROOTS;

/** Each call that may be refused; all others declare that they need no check. */
const DECLARED: Record<string, RecentCheck> = {
  'POST /user-api/v1/delete-account': 'needed',
  'POST /user-api/v1/send-email-code': 'needed',
  'POST /user-api/v1/change-email': 'needed',
  'POST /user-api/v1/set-up-two-step': 'needed',
  'POST /user-api/v1/confirm-two-step': 'needed',
  'POST /user-api/v1/renew-recovery-codes': 'needed',
  'POST /user-api/v1/add-passkey-options': 'needed',
  'POST /user-api/v1/add-passkey': 'needed',
  'POST /user-api/v1/remove-passkey': 'needed',
  'POST /user-api/v1/connect-social': 'needed',
  'POST /user-api/v1/disconnect-social': 'needed',
  'POST /console-api/v1/keys/create': 'needed',
  'POST /console-api/v1/keys/roll': 'needed',
  'POST /console-api/v1/keys/revoke': 'needed',
  'POST /console-api/v1/keys/reveal_once': 'needed',
  'POST /console-api/v1/ip/save': 'needed',
  'POST /console-api/v1/webhook/save': { when: 'it is new, or its address is another' },
  'POST /console-api/v1/webhook/rotate': 'needed',
  'POST /console-api/v1/task/export_account': 'needed',
  'POST /console-api/v1/task/duplicate': { when: 'the task exports the whole account' },
  'POST /console-api/v1/task/download': { when: 'the file is an export of the whole account' },
  'POST /release-api/v1/grants': 'needed',
  'POST /release-api/v1/tokens': 'needed',
  'PUT /release-api/v1/channels/:channel': 'needed',
  'POST /release-api/v1/channels/:channel/approvals/:id': 'needed',
  'PATCH /import-map.json': 'needed',
  'PATCH /services': 'needed',
  'DELETE /services/:service': 'needed',
  ...Object.fromEntries(Object.keys(ROOTS).map((url) => [`POST ${url}`, { when: 'the method needs it' }])),
  'POST /msgapi/call SaveRule': { when: 'its URL is another' },
  'POST /msgapi/call AddAddress': 'needed',
  'POST /msgapi/call SaveSender': { when: 'the name or the reply address is another' },
  'POST /msgapi/call SaveSenderDomain': 'needed',
  'POST /payapi/call ReviewOffline': 'needed',
  'POST /invoiceapi/call ApplyInvoice': { when: 'it is mailed to an address the account has not used' },
  'POST /invoiceapi/call CorrectInvoice': { when: 'it is mailed to an address the account has not used' },
  'POST /invoiceapi/call SaveProfile': { when: 'it names an address the account has not used' },
};

const isOtherRoot = (url: string) => url.startsWith('/userapi/call');

/** Every call that may change data, with its declaration. */
function declarations(): [string, RecentCheck | undefined][] {
  const ofRoutes = routes
    .filter(({ url }) => !isOtherRoot(url))
    .flatMap(({ method, url, config }) =>
      [method].flat().map((verb) => [`${verb} ${url}`, config?.recentCheck] as [string, RecentCheck | undefined]),
    )
    .filter(([call]) => !/^(GET|HEAD|OPTIONS) /.test(call));
  const ofMethods = Object.entries(ROOTS).flatMap(([url, methods]) =>
    Object.entries(methods).map(
      ([name, { recentCheck }]) => [`POST ${url} ${name}`, recentCheck] as [string, RecentCheck],
    ),
  );
  return [...ofRoutes, ...ofMethods];
}

it('every call declares whether it needs a recent check, and those that do are these', () => {
  expect(declarations().length).toBeGreaterThan(200);
  expect(declarations().filter(([, recentCheck]) => recentCheck === undefined)).toEqual([]);
  expect(Object.fromEntries(declarations().filter(([, recentCheck]) => recentCheck !== 'not needed'))).toEqual(
    DECLARED,
  );
});

it('a route that may change something and does not declare it does not start', () => {
  const app = Fastify();
  installRecentCheck(app as never, server.services);
  app.get('/reads', async () => '');
  expect(() => app.post('/changes', async () => '')).toThrow('POST /changes does not say');
});

const NEEDED = Object.entries(DECLARED).flatMap(([call, recentCheck]) => (recentCheck === 'needed' ? [call] : []));

it.each(NEEDED.filter((call) => !/ \S+ \S/.test(call)))('%s is refused by an old check', async (call) => {
  const [method = '', url = ''] = call.split(' ');
  grow();
  const answer = await customer.post(url.replace(/:[a-z]+/g, 'x'), {}, { method: method as 'POST' });
  if (/^\/(release-api|import-map|services)/.test(url)) {
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ type: 'checkNeeded', detail: 'Confirm that it is you, then try again.' });
  } else expect(answer.json()).toEqual({ code: checkNeeded, message: expect.any(String), data: null });
});

async function legacy(url: string, method: string, param: unknown): Promise<{ Code: number; Json: never }> {
  return (await customer.post(url, { version: '1.0', timeZoneOffset: 0, method, param })).json();
}
const message = async <M extends MessageMethod>(method: M, param: MessageParam<M>) =>
  (await legacy('/msgapi/call', method, param)).Code;

it.each(NEEDED.filter((call) => / \S+ \S/.test(call)))('%s is refused by an old check', async (call) => {
  const [, url = '', method = ''] = call.split(' ');
  grow();
  expect(await legacy(url, method, EXAMPLES[method])).toMatchObject({ Code: checkNeeded, Json: null });
});

/** Readable parameters, because others are refused before. */
const EXAMPLES: Record<string, object> = {
  AddAddress: { Email: 'other@example.com' },
  SaveSenderDomain: { Domain: 'shop.example.com' },
  ReviewOffline: { OrderNo: '2026010100000001', Submission: 1, Decision: 'Confirmed', Reason: '' },
};

const WEBHOOK = {
  url: 'https://example.com/hook',
  version: 'v2.4',
  events: ['TRACKING_UPDATED'],
  statuses: [],
  headers: [],
  enabled: true,
};

describe('of a webhook', () => {
  const save = async (wanted: object) => (await customer.post('/console-api/v1/webhook/save', wanted)).json();
  const urls = async () =>
    (await customer.post('/console-api/v1/webhook/get')).json().data.webhooks.map(({ url }: { url: string }) => url);

  it('a new one and a new address need the check, and without it nothing is saved', async () => {
    const { data } = await save(WEBHOOK);
    grow();
    expect((await save({ ...WEBHOOK, url: 'https://example.org/other' })).code).toBe(checkNeeded);
    expect((await save({ ...WEBHOOK, id: data.id, url: 'https://example.org/other' })).code).toBe(checkNeeded);
    expect(await urls()).toEqual([WEBHOOK.url]);
    await confirm();
    expect((await save({ ...WEBHOOK, id: data.id, url: 'https://example.org/other' })).code).toBe(0);
    expect(await urls()).toEqual(['https://example.org/other']);
  });

  it('everything else about it is saved without one', async () => {
    const { data } = await save(WEBHOOK);
    grow();
    const other = { ...WEBHOOK, id: data.id, events: ['TRACKING_STOPPED'], enabled: false };
    expect((await save(other)).code).toBe(0);
    expect((await customer.post('/console-api/v1/webhook/delete', { id: data.id })).json().code).toBe(0);
  });
});

it('a rule needs the check for a URL it does not have yet, and for nothing else', async () => {
  const wanted = { ...RULE, Url: 'https://example.com/hook' };
  const { Json } = await legacy('/msgapi/call', 'SaveRule', wanted);
  const RuleId = (Json as { RuleId: string }).RuleId;
  grow();
  expect(await message('SaveRule', { ...wanted, RuleId, Name: 'Renamed' })).toBe(0);
  expect(await message('SaveRule', { ...wanted, RuleId, Url: 'https://example.org/hook' })).toBe(checkNeeded);
  expect(await message('SaveRule', { ...wanted, Name: 'Another' })).toBe(checkNeeded);
  expect(await message('ToggleRule', { RuleId, Enabled: false })).toBe(0);
});

it('the sender of mails to customers needs the check for another reply address or name', async () => {
  const sender = { FromName: 'Shop', ReplyTo: 'help@example.com', Consent: 'optOut', Tracking: false } as const;
  expect(await message('SaveSender', sender)).toBe(0);
  grow();
  expect(await message('SaveSender', { ...sender, ReplyTo: 'other@example.com' })).toBe(checkNeeded);
  expect(await message('SaveSender', { ...sender, FromName: 'Other' })).toBe(checkNeeded);
  expect(await message('SaveSender', { ...sender, Tracking: true })).toBe(0);
});

it('an invoice needs the check for an address the account has not used', async () => {
  const profile = { ...ABROAD, IsDefault: false };
  expect((await invoice(customer, 'SaveProfile', profile)).Code).toBe(0);
  grow();
  expect((await invoice(customer, 'SaveProfile', { ...profile, Title: 'Other GmbH' })).Code).toBe(0);
  expect((await invoice(customer, 'SaveProfile', { ...profile, Email: 'new@example.com' })).Code).toBe(checkNeeded);
  const OrderNos = ['2026010100000001'];
  expect((await invoice(customer, 'ApplyInvoice', { ...ABROAD, OrderNos, Email: 'new@example.com' })).Code).toBe(
    checkNeeded,
  );
  expect((await invoice(customer, 'ApplyInvoice', { ...ABROAD, OrderNos })).Code).not.toBe(checkNeeded);
  const correction = { ...ABROAD, Id: '1', Email: 'new@example.com' };
  expect((await invoice(customer, 'CorrectInvoice', correction)).Code).toBe(checkNeeded);
});

it('the export of the whole account is neither downloaded nor made again by an old check', async () => {
  const start = async (verb: string, body: object) =>
    (await customer.post(`/console-api/v1/task/${verb}`, { scope: 'BUYER', ...body })).json();
  const request_id = '0f0e0d0c-0b0a-4908-8706-050403020100';
  const { data } = await start('export_account', { request_id });
  grow();
  const { id } = data.task;
  expect((await start('download', { id, file: 'result' })).code).toBe(checkNeeded);
  const again = '0f0e0d0c-0b0a-4908-8706-050403020101';
  expect((await start('duplicate', { id, request_id: again })).code).toBe(checkNeeded);
  await confirm();
  expect((await start('duplicate', { id, request_id: again })).code).not.toBe(checkNeeded);
});
