import { DAY } from '@tracking-console/contract/values/durations';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { asc, eq } from '../../drizzle.ts';
import type { IdentityOwner } from '../../owner.ts';
import type { NewGrant } from './quotaService.ts';
import { quotaGrants, quotaLedger } from './quotaTable.ts';

let server: TestServer;
let customer: SignedInCaller;
let owner: IdentityOwner;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await signedIn(server, { identities: ['BUYER'] });
  owner = { gid: customer.gid, scope: 'API' };
});

const grant = (given: NewGrant) =>
  server.services.db.transaction(async (transaction) =>
    server.services.quotas.grant(await server.services.quotas.lockAccount(transaction, owner), given),
  );

const register = async (...numbers: string[]) => {
  const wanted = numbers.map((number) => ({ number, cost: 1 }));
  const answers = await server.services.shipments.registration.register(owner, wanted, 'Api');
  return answers.map(({ kind }) => kind);
};

const remains = async () => {
  const rows = await server.services.db
    .select({ remain: quotaGrants.remain })
    .from(quotaGrants)
    .where(eq(quotaGrants.gid, customer.gid))
    .orderBy(asc(quotaGrants.id));
  return rows.map(({ remain }) => remain);
};

const amazon = (count: number) => Array.from({ length: count }, (_, index) => `TBA0000000000${10 + index}`);

it('PA-5 gives 100 credits once when the API identity opens', async () => {
  const company = {
    company_name: 'Example Ltd',
    company_url: '',
    phone: '2025550123',
    phone_country_code: '1',
    mark: '',
  };
  const opened = await customer.post('/user-api/v1/open-api-app', company);
  expect(opened.json().code).toBe(0);
  await customer.post('/user-api/v1/open-api-app', company);
  await grant({ source: 'SignupBonus', amount: 100 });
  expect(await server.services.quotas.read(owner)).toMatchObject({
    quota_total: 100,
    quota_used: 0,
    quota_remain: 100,
  });
});

it('PA-5 spends what expires soonest, and nothing that has expired', async () => {
  const inDays = (days: number) => new Date(server.services.now().getTime() + days * DAY);
  await grant({ source: 'Order', amount: 5 });
  await grant({ source: 'Order', amount: 5, expireTime: inDays(30) });
  await grant({ source: 'Manual', amount: 2, expireTime: inDays(10) });
  await grant({ source: 'Manual', amount: 9, expireTime: inDays(-1) });
  await register(...amazon(4));
  expect(await remains()).toEqual([5, 3, 0, 9]);
  expect(await server.services.quotas.read(owner)).toMatchObject({ quota_total: 12, quota_used: 4, today_used: 4 });
});

it('PA-5 writes every movement down, with the balance after it', async () => {
  await grant({ source: 'Manual', amount: 3 });
  await register(...amazon(2));
  const lines = await server.services.db
    .select()
    .from(quotaLedger)
    .where(eq(quotaLedger.gid, customer.gid))
    .orderBy(asc(quotaLedger.id));
  expect(lines.map(({ delta, balanceAfter }) => [delta, balanceAfter])).toEqual([
    [3, 3],
    [-1, 2],
    [-1, 1],
  ]);
  expect(lines[2]?.shipmentId).toEqual(expect.any(Number));
});

it('PA-5 never goes below zero under 20 registrations at once', async () => {
  await grant({ source: 'Manual', amount: 7 });
  const answers = await Promise.all(amazon(20).map((number) => register(number)));
  expect(answers.flat().filter((kind) => kind === 'added')).toHaveLength(7);
  expect(answers.flat().filter((kind) => kind === 'overQuota')).toHaveLength(13);
  expect(await remains()).toEqual([0]);
});

it('PA-5 charges again for a number that was deleted, not for one that exists', async () => {
  await grant({ source: 'Manual', amount: 5 });
  expect(await register('TBA000000000010')).toEqual(['added']);
  expect(await register('TBA000000000010')).toEqual(['exists']);
  const [shipment] = await server.services.shipments.registration.findByNumbers(owner, ['TBA000000000010']);
  await server.services.shipments.changes.remove(owner, [shipment?.id ?? 0]);
  expect(await register('TBA000000000010')).toEqual(['added']);
  expect(await remains()).toEqual([3]);
});

it('ID-1 tells the profile what each identity may use', async () => {
  await server.services.shipments.registration.register(
    { gid: customer.gid, scope: 'BUYER' },
    [{ number: 'TBA000000000010', cost: 1 }],
    'Manual',
  );
  const { data } = (await customer.post('/user-api/v1/get-login-user')).json();
  expect(data.member_infos).toEqual([
    {
      app: 'BUYER',
      level: 0,
      tracking_quota: 500,
      used_quota: 1,
      adding_quota: 499,
      archived_count: 0,
      expire_time: null,
    },
  ]);
});
