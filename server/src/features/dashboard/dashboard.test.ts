import { signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());

it('PG-8e summarizes quota, shipments and key', async () => {
  const developer = await signedIn(server);
  const { quotas, db, apiKeys, shipments, sync } = server.services;
  const owner = { gid: developer.gid, scope: 'API' } as const;
  const expireTime = new Date(server.services.now().getTime() + 86_400_000);
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: 50, expireTime }),
  );
  const wanted = ['1Z5R89390357567127', 'RB123456785GB', 'RR123456789CN'].map((number) => ({ number, cost: 1 }));
  const [first] = await shipments.registration.register(owner, wanted, 'Api');
  await sync.syncShipments(await sync.claimDue(10));
  await shipments.changes.stop(owner, [first?.kind === 'added' ? first.shipment.id : 0]);
  const created = await apiKeys.create(developer.gid, { name: 'Shop', mode: 'live' });

  const { data } = (await developer.post('/console-api/v1/dashboard/summary')).json();
  expect(data).toMatchObject({
    quota: { quota_total: 50, quota_used: 3, quota_remain: 47, next_expire_time: expireTime.toISOString() },
    tracking: { now: 2, stopped: 1 },
    key: { prefix: 'tk_live_', last4: created?.key.slice(-4) },
    base_url: '/track/v2.4',
    version: 'v2.4',
  });
  expect(Object.values<number>(data.statuses).reduce((sum, count) => sum + count, 0)).toBe(3);
});

it('PG-8d has no key and no shipments to begin with, and shows nobody else’s', async () => {
  const developer = await signedIn(server);
  const { data } = (await developer.post('/console-api/v1/dashboard/summary')).json();
  expect(data).toMatchObject({ key: null, tracking: { now: 0, stopped: 0 }, recent: [], quota: { quota_total: 0 } });
});
