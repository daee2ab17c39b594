import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AirRow } from '@tracking-console/contract/air/air';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { callBuyer } from '../../testing/buyerCall.ts';
import { type Caller, stranger } from '../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { checkpoints } from '../features/journeys/checkpointTable.ts';
import { type ShipmentRecord, shipments } from '../features/shipments/model/shipmentTable.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../features/signIn/demoAccounts.ts';
import { codeAt } from '../features/twoStep/oneTimeCodes.ts';
import { ACCOUNTS } from './accounts.ts';
import { seedDemo } from './main.ts';

// The demo's journeys are played through; on a busy machine that takes its time.
jest.setTimeout(120_000);

let server: TestServer;
let all: ShipmentRecord[];
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1, dataDir: mkdtempSync(join(tmpdir(), 'seed-')) });
  await seedDemo(server.services);
  all = await server.services.db.select().from(shipments);
});
afterAll(async () => {
  await server.close();
  rmSync(server.services.configuration.dataDir, { recursive: true });
});

async function signIn(email: string): Promise<Caller> {
  const caller = stranger(server);
  const answer = await caller.post('/user-api/v1/sign-in', { email, password: DEMO_PASSWORD });
  expect(answer.json().code).toBe(0);
  const secret = secretOf(email);
  if (!secret) return caller;
  const cookies = { '__Host-step': answer.cookies.find(({ name }) => name === '__Host-step')?.value ?? '' };
  const code = codeAt(secret, server.services.now());
  expect((await caller.post('/user-api/v1/sign-in-code', { code }, { cookies })).json().code).toBe(0);
  return caller;
}

const secretOf = (email: string) => {
  const account = DEMO_ACCOUNTS.find((one) => one.email === email);
  return account && 'secret' in account ? account.secret : undefined;
};

const profile = async (email: string) => (await (await signIn(email)).post('/user-api/v1/get-login-user')).json();

it('makes the accounts that the sign-in page names, with their identities', async () => {
  const identities = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ email }) => [email, (await profile(email)).data.open_app_list]),
  );
  expect(Object.fromEntries(identities)).toEqual({
    'both@example.com': ['BUYER', 'API'],
    'buyer@example.com': ['BUYER'],
    'api@example.com': ['API'],
    'zh@example.com': ['BUYER', 'API'],
    'new@example.com': [],
    'policy@example.com': ['BUYER', 'API'],
    'release@example.com': ['BUYER', 'API'],
    'release2@example.com': ['BUYER', 'API'],
    'finance@example.com': ['BUYER', 'API'],
  });
});

it('gives every account of the staff a second step, which their roles need', async () => {
  const staff = ACCOUNTS.filter(({ mayRelease, mayOverride, mayFinance }) => mayRelease || mayOverride || mayFinance);
  expect(staff.map(({ email }) => secretOf(email) !== undefined)).toEqual([true, true, true]);
  const isOn = async (email: string) =>
    server.services.twoStep.isOn((await server.services.users.findByEmail(email))?.gid ?? '');
  expect(await Promise.all(staff.map(({ email }) => isOn(email)))).toEqual([true, true, true]);
});

it('DG-2 leaves one account with the policy to accept', async () => {
  expect((await profile('policy@example.com')).code).toBe(-7);
  expect((await profile('zh@example.com')).data).toMatchObject({ language: 'zh-cn', country: 'cn' });
});

it('PG-1b shows a buyer all nine statuses, some archived, and every number travelling by itself', async () => {
  const buyer = await signIn('buyer@example.com');
  const { Json } = await callBuyer(buyer, 'GetIndexData', {});
  expect(MAIN_STATUSES.filter((status) => Json.statuses[status] === 0)).toEqual([]);
  expect(Json.utn.anum).toBeGreaterThan(3);
  const { Json: rows } = await callBuyer(buyer, 'GetTrackInfoList', { PerPage: 100 });
  expect(rows.filter(({ FRemark }) => FRemark !== '').length).toBeGreaterThan(10);
  expect(rows.some(({ shipping_country, recipient_country }) => shipping_country !== recipient_country)).toBe(true);
  expect(rows.some(({ shipping_country }) => shipping_country === 'US')).toBe(true);
});

it('registers nothing before 40 days and nothing in the future, and ends where carriers would have ended', () => {
  const now = server.services.now().getTime();
  for (const { registerTime, latestEventTime, packageStatus, trackingStatus, nextSyncTime } of all) {
    expect(now - registerTime.getTime()).toBeLessThan(41 * 86_400_000);
    expect(Math.max(registerTime.getTime(), latestEventTime.getTime())).toBeLessThanOrEqual(now);
    if (packageStatus === 'Expired') expect([trackingStatus, nextSyncTime]).toEqual(['Stopped', null]);
  }
});

it('adds nothing when it is done again, nor when the carriers are asked', async () => {
  const count = () => server.services.db.$count(checkpoints);
  const before = await count();
  await seedDemo(server.services);
  // Test numbers have only begun their journeys.
  const travelled = all.filter(({ scope }) => scope !== 'TEST').slice(0, 200);
  await server.services.sync.syncShipments(travelled.map(({ id }) => id));
  expect(await count()).toBe(before);
  expect(await server.services.db.$count(shipments)).toBe(all.length);
});

it('PA-5 has spent a credit on each shipment of the API, and ten on each waybill', async () => {
  const api = await signIn('api@example.com');
  const { data } = (await api.post('/console-api/v1/dashboard/summary')).json();
  expect(data.quota).toMatchObject({ quota_total: 1100, quota_used: 200, quota_remain: 900 });
  expect(data.recent).toHaveLength(10);
});

it('PG-10b shows waybills in every state, discrepancies and delays among them', async () => {
  const api = await signIn('api@example.com');
  const list = async (filter: object): Promise<AirRow[]> =>
    (await api.post('/console-api/v1/air/list', filter)).json().data.waybills;
  const all = await list({});
  const states = ['NotFound', 'InfoReceived', 'InTransit', 'AvailableForPickup', 'Delivered', 'Exception'];
  expect(states.filter((state) => !all.some(({ status }) => status === state))).toEqual([]);
  expect((await list({ delayed: true })).length).toBeGreaterThan(1);
  expect((await list({ discrepancy: true })).length).toBeGreaterThan(2);
});

it('PG-11c gives the API accounts rules, and a history of what these sent and what they did not', async () => {
  const caller = await signIn('api@example.com');
  const call = async (method: string, param: object) =>
    (await caller.post('/msgapi/call', { version: '1.0', timeZoneOffset: 0, method, param })).json().Json;
  expect((await call('GetRules', {})).Rules).toHaveLength(2);
  const { Notices } = await call('GetHistory', { Tab: 'all' });
  const states = new Set(Notices.map(({ State }: { State: string }) => State));
  expect(states).toContain('Sent');
  const [mailed] = Notices.filter(({ HasMail }: { HasMail: boolean }) => HasMail);
  expect((await caller.get(`/msgapi/mail/${mailed.NoticeId}`)).statusCode).toBe(200);
});

it('PG-5a leaves one invoice for the staff to issue', async () => {
  const { rows } = await server.services.invoiceReviews.list('Requested', { page: 1, perPage: 20 });
  expect(rows).toMatchObject([{ Customer: 'api@example.com', Kind: 'International', OrderNos: [expect.any(String)] }]);
});
