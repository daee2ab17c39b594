import { EMAIL_SCENES } from '@tracking-console/contract/account/userConstants';
import type { SaveWebhook } from '@tracking-console/contract/api/webhooks';
import { BUYER_METHODS } from '@tracking-console/contract/shipments/buyerApi';
import { type BuyerClient, openBuyerClient } from '../testing/buyerClient.ts';
import { type SignedInCaller, signedIn } from '../testing/caller.ts';
import { routesOf } from '../testing/routes.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { sql } from './drizzle.ts';
import { emailCodes } from './features/accounts/emailCodeTable.ts';
import { passkeys } from './features/passkeys/passkeyTable.ts';
import { socialAccounts } from './features/social/socialTable.ts';
import { TRACK_ENDPOINTS } from './features/tracking/trackEndpoints.ts';
import { companies, userPhotos } from './features/users/userTable.ts';
import { createSealer } from './sealing.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';
const AWB = '020-12345675';

const COMPANY = { company_name: 'Own company', company_url: '', phone: '5550100', phone_country_code: '', mark: '' };
const THEIR_NEW_EMAIL = 'their-new@example.com';

interface Ids {
  shipment: string;
  key: string;
  task: string;
  mapping: string;
  number: string;
  awb: string;
  log: string;
  webhook: string;
  delivery: string;
  event: string;
  session: string;
  passkey: string;
  email: string;
  code: string;
}
/** The body with which a call names the objects of the ids. */
type Naming = (ids: Ids) => object;

/** No customer data can be named there, or a separate test proves what it returns. */
const NAMES_NOTHING = 'names nothing';
/** Has a table of its own below, or in shipments/isolation.test.ts. */
const OWN_TABLE = 'own table';

const task = ({ task: id }: Ids) => ({ scope: 'BUYER', id });
const choice = ({ shipment }: Ids) => ({ ids: [shipment] });
const request = { scope: 'BUYER', request_id: '0f0e0d0c-0b0a-4908-8706-050403020100' };
const upload = ({ task: upload_id }: Ids) => ({ scope: 'BUYER', upload_id, mapping: { number: 0 } });
const update = ({ task: upload_id }: Ids) => ({ upload_id, mapping: { number: 0 } });

const webhook: SaveWebhook = {
  url: 'https://example.com/hook',
  version: 'v2.4',
  events: ['TRACKING_UPDATED'],
  statuses: [],
  headers: [],
  enabled: true,
};

/** Every address that takes a call. A new one is added here before the test passes again. */
const ROUTES: Record<string, Naming | typeof NAMES_NOTHING | typeof OWN_TABLE> = {
  '/csp-reports': NAMES_NOTHING,
  '/share/:token/mails': NAMES_NOTHING,
  '/unsubscribe/:token': NAMES_NOTHING,
  '/confirm-address/:token': NAMES_NOTHING,
  // Signed by the mail server; no customer calls it.
  '/msgapi/events': NAMES_NOTHING,
  '/msgapi/call/logo': NAMES_NOTHING,
  '/msgapi/call': OWN_TABLE, // features/notifications/rules
  // Signed by the source of tracking data; no customer calls it.
  '/source/webhook': NAMES_NOTHING,
  '/payapi/webhook': NAMES_NOTHING,
  // Anyone with the address may pay, as at a provider.
  '/site/pay/:ref': NAMES_NOTHING,
  '/payapi/call': OWN_TABLE, // features/orders/isolation.test.ts
  '/invoiceapi/call': OWN_TABLE, // features/invoices/isolation.test.ts
  '/console-api/v1/source/get': NAMES_NOTHING,
  '/demo-provider/:key/choose/:uid/:person': NAMES_NOTHING,
  '/console-api/v1/keys/list': () => ({}),
  '/console-api/v1/keys/create': NAMES_NOTHING,
  '/console-api/v1/keys/revoke': ({ key }) => ({ id: key }),
  '/console-api/v1/keys/roll': ({ key }) => ({ id: key, keep: 'now' }),
  '/console-api/v1/keys/reveal_once': ({ key }) => ({ id: key }),
  '/console-api/v1/ip/list': () => ({}),
  '/console-api/v1/ip/check': () => ({ ranges: [{ range: '192.0.2.0/24', note: '' }] }),
  '/console-api/v1/ip/save': () => ({ enabled: false, ranges: [], version: 1 }),
  '/console-api/v1/audit/list': () => ({}),
  '/console-api/v1/audit/export': () => ({}),
  '/console-api/v1/webhook/get': () => ({}),
  '/console-api/v1/webhook/save': ({ webhook: id }) => ({ ...webhook, id }),
  '/console-api/v1/webhook/delete': ({ webhook: id }) => ({ id }),
  '/console-api/v1/webhook/rotate': ({ webhook: id }) => ({ id, keep: 'now' }),
  '/console-api/v1/webhook/test': ({ webhook: id }) => ({ id }),
  '/console-api/v1/webhook/deliveries': ({ webhook: webhook_id, number }) => ({ webhook_id, number }),
  '/console-api/v1/webhook/delivery': ({ delivery: id }) => ({ id }),
  '/console-api/v1/webhook/resend': ({ delivery: id }) => ({ id }),
  '/console-api/v1/events/list': ({ number }) => ({ number }),
  '/console-api/v1/events/send': ({ event: id, webhook: webhook_id }) => ({ id, webhook_id }),
  '/console-api/v1/air/airlines': NAMES_NOTHING,
  '/console-api/v1/air/register': NAMES_NOTHING,
  '/console-api/v1/air/list': ({ awb: search }) => ({ search }),
  '/console-api/v1/air/get': ({ awb }) => ({ awb }),
  '/console-api/v1/air/stop': ({ awb }) => ({ awbs: [awb] }),
  '/console-api/v1/air/delete': ({ awb }) => ({ awbs: [awb] }),
  '/console-api/v1/air/push': ({ awb }) => ({ awbs: [awb] }),
  '/console-api/v1/air/reference': ({ awb }) => ({ awb, reference: 'x' }),
  '/console-api/v1/air/bulk': ({ awb }) => ({
    action: 'delete',
    choice: { awbs: [awb] },
    request_id: request.request_id,
  }),
  '/console-api/v1/air/export': ({ awb }) => ({
    ...{ format: 'csv', time_zone_offset: 0, request_id: request.request_id },
    choice: { awbs: [awb] },
  }),
  '/console-api/v1/dashboard/summary': () => ({}),
  '/console-api/v1/number/detect': ({ number }) => ({ Numbers: [number] }),
  '/console-api/v1/number/explain': NAMES_NOTHING,
  '/console-api/v1/dashboard/series': ({ key }) => ({ metric: 'requests', group_by: 'key', zone: `Etc/${key}` }),
  '/console-api/v1/dashboard/carriers': () => ({}),
  '/console-api/v1/settings/get': () => ({}),
  '/console-api/v1/settings/save': NAMES_NOTHING,
  '/console-api/v1/logs/list': ({ number, key }) => ({ number, key_id: key }),
  '/console-api/v1/logs/get': ({ log }) => ({ id: log }),
  '/console-api/v1/tracking/deliveries': ({ number }) => ({ number, carrier: 11031 }),
  '/console-api/v1/tracking/history': ({ number }) => ({ number, carrier: 11031 }),
  '/console-api/v1/tracking/export': ({ number }) => ({
    ...{ format: 'csv', time_zone_offset: 0, request_id: request.request_id },
    choice: { items: [{ number }] },
  }),
  '/console-api/v1/tracking/template': NAMES_NOTHING,
  '/console-api/v1/tracking/check': update,
  '/console-api/v1/tracking/import': (ids) => ({ ...update(ids), request_id: request.request_id }),
  '/console-api/v1/task/list': () => ({ scope: 'BUYER' }),
  '/console-api/v1/task/get': task,
  '/console-api/v1/task/cancel': task,
  '/console-api/v1/task/retry': task,
  '/console-api/v1/task/undo': task,
  '/console-api/v1/task/duplicate': (ids) => ({ ...request, ...task(ids) }),
  '/console-api/v1/task/delete': task,
  '/console-api/v1/task/download': (ids) => ({ ...task(ids), file: 'result' }),
  '/console-api/v1/task/mapping_list': () => ({ scope: 'BUYER' }),
  '/console-api/v1/task/mapping_delete': ({ mapping: id }) => ({ scope: 'BUYER', id }),
  '/console-api/v1/task/check': upload,
  '/console-api/v1/task/import': (ids) => ({ ...upload(ids), ...request }),
  '/console-api/v1/task/template': NAMES_NOTHING,
  '/console-api/v1/task/upload': NAMES_NOTHING,
  '/console-api/v1/task/bulk': (ids) => ({ ...request, work: { action: 'delete' }, choice: choice(ids) }),
  '/console-api/v1/task/bulk_track': ({ number }) => ({
    ...request,
    scope: 'API',
    work: { action: 'deletetrack' },
    choice: { filter: { number }, previewed: 0 },
  }),
  '/console-api/v1/task/export': (ids) => ({ ...request, format: 'csv', choice: choice(ids), time_zone_offset: 0 }),
  '/console-api/v1/task/export_account': NAMES_NOTHING,
  '/console-api/v1/task/export_now': (ids) => ({ ...request, format: 'csv', choice: choice(ids), time_zone_offset: 0 }),
  '/release-api/v1/grants': NAMES_NOTHING,
  '/release-api/v1/grants/:id/outcomes': OWN_TABLE, // features/overrides/grants.test.ts
  '/release-api/v1/modules/:name/versions': NAMES_NOTHING,
  '/release-api/v1/releases': NAMES_NOTHING,
  '/release-api/v1/releases/:id/checks': NAMES_NOTHING,
  '/release-api/v1/channels/:channel/rollback': NAMES_NOTHING,
  '/release-api/v1/channels/:channel/approvals/:id': NAMES_NOTHING,
  '/release-api/v1/tokens': NAMES_NOTHING,
  '/release-api/v1/beacons': NAMES_NOTHING,
  '/orderapi/call': OWN_TABLE,
  '/track/:version/:call': NAMES_NOTHING,
  ...Object.fromEntries(TRACK_ENDPOINTS.map(({ name }) => [`/track/:version/${name.toLowerCase()}`, OWN_TABLE])),
  ...Object.fromEntries(
    ['/user-api', '/userapi/call'].flatMap((root) => [
      [`${root}/v1/sign-in`, NAMES_NOTHING],
      [`${root}/v1/sign-in-code`, NAMES_NOTHING],
      [`${root}/v1/sign-out`, NAMES_NOTHING],
      [`${root}/v1/forgot-password`, NAMES_NOTHING],
      [`${root}/v1/reset-password`, NAMES_NOTHING],
      [`${root}/v1/register`, NAMES_NOTHING],
      [`${root}/v1/complete-registration`, NAMES_NOTHING],
      [`${root}/v1/delete-account`, NAMES_NOTHING],
      [`${root}/v1/get-company`, () => ({})],
      [`${root}/v1/update-company`, () => COMPANY],
      [`${root}/v1/upload-photo`, NAMES_NOTHING],
      [`${root}/v1/send-email-code`, NAMES_NOTHING],
      [`${root}/v1/change-email`, ({ email, code }) => ({ email, code, current_code: code })],
      [`${root}/v1/get-privacy-agreement`, NAMES_NOTHING],
      [`${root}/v1/get-login-user`, () => ({})],
      [`${root}/v1/switch-app`, () => ({ app: 'BUYER' })],
      [`${root}/v1/open-buyer-app`, () => ({})],
      [`${root}/v1/open-api-app`, NAMES_NOTHING],
      [`${root}/v1/update-profile`, () => ({ language: 'fr' })],
      [`${root}/v1/update-privacy-agreement`, NAMES_NOTHING],
      [`${root}/v1/passkey-options`, NAMES_NOTHING],
      [`${root}/v1/sign-in-passkey`, NAMES_NOTHING],
      [`${root}/v1/list-passkeys`, () => ({})],
      [`${root}/v1/add-passkey-options`, NAMES_NOTHING],
      [`${root}/v1/add-passkey`, NAMES_NOTHING],
      [`${root}/v1/remove-passkey`, ({ passkey: id }) => ({ id })],
      [`${root}/v1/change-password`, NAMES_NOTHING],
      [`${root}/v1/reauthenticate`, NAMES_NOTHING],
      [`${root}/v1/list-sessions`, () => ({})],
      [`${root}/v1/end-session`, ({ session: id }) => ({ id })],
      [`${root}/v1/end-other-sessions`, () => ({})],
      [`${root}/v1/list-sign-ins`, () => ({})],
      [`${root}/v1/get-two-step`, () => ({})],
      [`${root}/v1/set-up-two-step`, NAMES_NOTHING],
      [`${root}/v1/confirm-two-step`, () => ({ code: '000000' })],
      [`${root}/v1/turn-off-two-step`, () => ({ password: 'x' })],
      [`${root}/v1/renew-recovery-codes`, () => ({})],
      [`${root}/v1/list-social-accounts`, () => ({})],
      [`${root}/v1/connect-social`, NAMES_NOTHING],
      [`${root}/v1/disconnect-social`, () => ({ provider: 'one' })],
    ]),
  ),
};

/** The calls of the public API, by their verbs. */
const item = ({ number }: Ids) => [{ number }];
const VERBS: Record<string, Naming> = {
  register: () => [],
  stoptrack: item,
  deletetrack: item,
  gettrackinfo: item,
  getquota: () => ({}),
  gettracklist: ({ number }) => ({ number }),
  changecarrier: ({ number }) => [{ number, carrier_new: 100003 }],
  retrack: item,
  changeinfo: ({ number }) => [{ number, items: { tag: 'x' } }],
  getRealTimeTrackInfo: ({ number }) => [{ number, carrier: 11031 }],
  push: item,
};

let server: TestServer;
let theirs: BuyerClient;
let stranger: SignedInCaller;
let ids: Ids;
const missing: Ids = {
  shipment: '999999999999',
  key: '999999999999',
  task: '999999999999',
  mapping: '999999999999',
  // Of the same carrier as the existing one: the data of any number is no secret.
  number: 'RB987654326GB',
  awb: '020-99999992',
  log: '999999999999',
  webhook: '999999999999',
  delivery: '999999999999',
  event: '999999999999',
  session: '00000000-0000-4000-8000-000000000000',
  passkey: '00000000-0000-4000-8000-000000000000',
  email: 'nobody-else@example.com',
  code: '000000',
};

beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  theirs = await openBuyerClient(server);
  const { gid } = theirs.buyer;
  const [shipment = ''] = await theirs.add([UPS]);
  const api = { gid, scope: 'API' } as const;
  const { db, quotas, shipments, apiKeys, allowLists, social, sessions, twoStep, accountEvents } = server.services;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, api), { source: 'Manual', amount: 20 }),
  );
  const { secretKeys, dataDir } = server.services.configuration;
  const sealer = createSealer(secretKeys, dataDir);
  const { webhooks, pushes, deliveryLog, eventLog } = server.services;
  const saved = await webhooks.save(api, webhook);
  if (typeof saved === 'string') throw new Error(saved);
  const [added] = await shipments.registration.register(api, [{ number: LETTER, cost: 1 }], 'Api');
  await pushes.push(api, added?.kind === 'added' ? [added.shipment.id] : []);
  await twoStep.begin(gid, 'theirs@example.com');
  const made = { gid, credentialId: 'theirs', publicKey: 'AA', counter: 0, createTime: new Date() };
  const [passkey] = await db.insert(passkeys).values(made).returning();
  const [provider] = social.providers;
  const proven = { issuer: provider?.issuer ?? '', subject: 'theirs', name: 'theirs' };
  await db.insert(socialAccounts).values({ ...proven, gid, connectTime: new Date() });
  await accountEvents.recordSignIn(gid, { ip: '192.0.2.9', userAgent: 'theirs' }, 'device');
  const codes = { gid, email: THEIR_NEW_EMAIL, expireTime: new Date(Date.now() + 600_000) };
  for (const scene of EMAIL_SCENES) {
    const sealedCode = sealer.seal('111111', `email code ${gid} ${scene}`);
    await db.insert(emailCodes).values({ ...codes, scene, sealedCode });
  }
  await db.insert(companies).values({ gid, companyName: 'Their company', phone: '5550100' });
  await db.insert(userPhotos).values({ gid, id: 'theirs', content: Buffer.from('theirs'), createTime: new Date() });
  const key = await apiKeys.create(gid, { name: 'Shop', mode: 'live', signing: true });
  await allowLists.save(gid, { enabled: true, ranges: [{ range: '192.0.2.9', note: 'theirs' }], version: 0 }, db);
  const started = await theirs.buyer.post('/console-api/v1/task/export', {
    ...request,
    format: 'csv',
    choice: { ids: [shipment] },
    time_zone_offset: 0,
  });
  await theirs.buyer.post('/track/v2.4/gettrackinfo', [{ number: LETTER }]);
  const { importMappings, requestLog, apiLogs, air } = server.services;
  await requestLog.flush();
  const { logs } = await apiLogs.list(api, {});
  const owner = { gid, scope: 'BUYER' } as const;
  await importMappings.remember(owner, ['Tracking'], { number: 0 });
  const [mapping] = await importMappings.list(owner);
  await air.register(api, [{ awb: AWB }]);
  ids = {
    awb: AWB,
    mapping: String(mapping?.id),
    shipment,
    key: String(key?.record.id),
    task: started.json().data.task.id,
    number: LETTER,
    log: logs[0]?.id ?? '',
    webhook: saved.id,
    delivery: (await deliveryLog.list(api, {})).deliveries[0]?.id ?? '',
    event: (await eventLog.list(api, {})).events[0]?.id ?? '',
    session: (await sessions.list(gid))[0]?.name ?? '',
    passkey: passkey?.id ?? '',
    email: THEIR_NEW_EMAIL,
    code: '111111',
  };
});
afterAll(() => server.close());
beforeEach(async () => {
  stranger = await signedIn(server);
});

/** All rows of all tables that belong to the account, by the table's name. */
async function readAccount(gid: string): Promise<Record<string, unknown[]>> {
  const { db } = server.services;
  const { rows: tables } = await db.execute<{ name: string; owner: string }>(sql`
    SELECT table_name AS name, column_name AS owner FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('gid', 'owner_gid', 'shipment_id', 'task_id')`);
  const owned = { gid: sql`${gid}`, owner_gid: sql`${gid}` };
  const parts = tables.map(async ({ name, owner }) => {
    const mine =
      owner in owned
        ? sql`= ${gid}`
        : sql`IN (SELECT id FROM ${sql.identifier(owner === 'task_id' ? 'tasks' : 'shipments')}
            WHERE ${sql.identifier(owner === 'task_id' ? 'gid' : 'owner_gid')} = ${gid})`;
    const { rows } = await db.execute(sql`
      SELECT to_jsonb(part) AS row FROM ${sql.identifier(name)} AS part WHERE ${sql.identifier(owner)} ${mine} ORDER BY 1`);
    return [`${name}.${owner}`, rows];
  });
  return Object.fromEntries(await Promise.all(parts));
}

/** The answer, without the values that are new in each. */
async function ask(url: string, body: object): Promise<string> {
  const response = await stranger.post(url, body);
  return `${response.statusCode} ${response.body.replace(/"(id|create_time|expire_time)":"[^"]*"/g, '"$1":""')}`;
}

async function expectApart(url: string, name: Naming): Promise<void> {
  const before = await readAccount(theirs.buyer.gid);
  expect(before).toMatchObject({
    'shipments.owner_gid': { length: 2 },
    'tasks.gid': { length: 1 },
    'air_waybills.gid': { length: 1 },
    'api_logs.gid': { length: 1 },
    'api_usage.gid': { length: 1 },
    'sessions.gid': { length: 1 },
    'two_steps.gid': { length: 1 },
    'account_events.gid': { length: 1 },
    'passkeys.gid': { length: 1 },
    'companies.gid': { length: 1 },
    'user_photos.gid': { length: 1 },
    'email_codes.gid': { length: 2 },
    'social_accounts.gid': { length: 1 },
    'api_keys.gid': { length: 1 },
    'allow_lists.gid': { length: 1 },
  });
  expect(before).toMatchObject({ 'webhooks.gid': { length: 1 }, 'webhook_deliveries.gid': { length: 1 } });
  const [mine, none] = [await ask(url, name(ids)), await ask(url, name(missing))];
  // A refusal repeats the number it was given.
  const without = (text: string, { number, awb }: Ids) => text.replaceAll(number, '').replaceAll(awb, '');
  expect(without(mine, ids)).toBe(without(none, missing));
  expect(mine).not.toContain(theirs.buyer.gid);
  expect(mine).not.toContain(UPS);
  expect(await readAccount(theirs.buyer.gid)).toEqual(before);
}

it('SC-18 every address that takes a call stands in the table, and every call in one of the tables', () => {
  const listening = routesOf(server.app).filter(({ methods }) => methods.includes('POST'));
  expect(Object.keys(ROUTES).sort()).toEqual([...new Set(listening.map(({ path }) => path))].sort());
  expect(TRACK_ENDPOINTS.map(({ name }) => name).sort()).toEqual(Object.keys(VERBS).sort());
  expect(Object.keys(BUYER_METHODS).length).toBeGreaterThan(20); // shipments/isolation.test.ts: its type is the table
});

it.each(Object.entries(ROUTES).flatMap(([url, name]) => (typeof name === 'function' ? [[url, name] as const] : [])))(
  'SC-18 %s treats another account’s things as missing ones',
  expectApart,
);

it.each(Object.entries(VERBS))(
  'SC-18 the public call %s treats another account’s numbers as missing ones',
  (verb, name) => expectApart(`/track/v2.4/${verb}`, name),
);
