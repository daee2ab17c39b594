import { callBuyer } from '../../../../testing/buyerCall.ts';
import { signedIn } from '../../../../testing/caller.ts';
import { type NotificationClient, openNotificationClient } from '../../../../testing/notificationClient.ts';
import { pay, TOP_UP } from '../../../../testing/orderClient.ts';
import { openTaskClient } from '../../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { eq, inArray } from '../../../drizzle.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';

const UPS = '1Z5R89390357567127';
const LETTER = 'RB123456785GB';

let server: TestServer;
let client: NotificationClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openNotificationClient(server);
});

async function exportAll(meanwhile = async () => {}) {
  const tasks = openTaskClient(server, client.buyer);
  const { id } = await tasks.start('export_account', {});
  await meanwhile();
  await tasks.work();
  const done = await tasks.get(id);
  const file = await tasks.download(id, 'result');
  return { done, file, content: JSON.parse(file.body) };
}

it('PG-14a a customer with the API identity alone exports everything as well', async () => {
  const caller = await signedIn(server, { identities: ['API'] });
  const owner = { gid: caller.gid, scope: 'API' } as const;
  await server.services.db.transaction(async (transaction) =>
    server.services.quotas.grant(await server.services.quotas.lockAccount(transaction, owner), {
      source: 'Manual',
      amount: 5,
    }),
  );
  await server.services.shipments.registration.register(owner, [{ number: 'TBA000000000777', cost: 1 }], 'Api');
  const { Json: order } = await pay(caller, 'CreateOrder', TOP_UP);
  const tasks = openTaskClient(server, caller, 'API');
  const { id } = await tasks.start('export_account', {});
  await tasks.work();
  expect(await tasks.get(id)).toMatchObject({ status: 'Succeeded', type: 'account' });
  const content = JSON.parse((await tasks.download(id, 'result')).body);
  expect(content.profile).toMatchObject([{ gid: caller.gid }]);
  expect(content.shipments).toMatchObject([{ number: 'TBA000000000777' }]);
  expect(content.orders).toMatchObject([{ orderNo: order.OrderNo, status: 'Pending' }]);
  expect(content.orderEvents).toMatchObject([{ orderNo: order.OrderNo }, {}]);
  const buyer = await openTaskClient(server, caller).call('export_account', { request_id: 'request-buyer-1' });
  expect(buyer).toMatchObject({ code: -10010301 });
});

it('PG-7 everything that is kept of a customer comes as one file, and no secret of it', async () => {
  const ids = await client.add([UPS, LETTER]);
  const [id = ''] = ids;
  await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: id, Remark: '=1+1 “lamp”' });
  await client.sync(ids, 3);
  await client.save({ email: ['Exception'], quietFrom: '22:00', quietTo: '07:00' });
  await client.become(id, 'Exception');
  await callBuyer(client.buyer, 'ShareTrackNo', { TrackInfoId: id });
  await callBuyer(client.buyer, 'SaveView', { Name: 'Mine', Query: '?q=1' });
  const key = await server.services.apiKeys.create(client.buyer.gid, { name: 'Shop', mode: 'live' });
  const api = { gid: client.buyer.gid, scope: 'API' } as const;
  await server.services.db.transaction(async (transaction) =>
    server.services.quotas.grant(await server.services.quotas.lockAccount(transaction, api), {
      source: 'Manual',
      amount: 5,
    }),
  );
  await server.services.shipments.registration.register(api, [{ number: 'TBA000000000123', cost: 1 }], 'Api');

  const { done, file, content } = await exportAll();
  expect(done).toMatchObject({ status: 'Succeeded', type: 'account', total: 4, ok: 4 });
  expect(file.headers['content-disposition']).toMatch(/filename="account-[\d-]+\.json"/);
  expect(file.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(content.profile).toMatchObject([{ gid: client.buyer.gid, email: client.email }]);
  expect(content.settings[0].values).toMatchObject({ quietFrom: '22:00' });
  expect(content.savedViews).toMatchObject([{ name: 'Mine' }]);
  expect(content.shipments.map(({ number }: { number: string }) => number)).toEqual([UPS, LETTER, 'TBA000000000123']);
  expect(content.shipments[0]).toMatchObject({
    remark: '=1+1 “lamp”',
    shares: [{}],
    notifications: [{ status: 'Exception' }],
  });
  expect(content.shipments[1].checkpoints.length).toBeGreaterThan(0);
  for (const secret of ['passwordHash', 'tokenHash', 'idHash', client.buyer.sid, key?.record.hash])
    expect(file.body).not.toContain(secret);
});

it('PG-7 a file of many batches is whole, also where shipments were deleted meanwhile', async () => {
  const { gid } = client.buyer;
  await client.limitQuota(2_000);
  const wanted = Array.from({ length: 1_100 }, (_, index) => ({ number: `TBA00000000${1_000 + index}`, cost: 1 }));
  await server.services.shipments.registration.register({ gid, scope: 'BUYER' }, wanted, 'Manual');
  const { content, done } = await exportAll(async () => {
    // All of the first batch.
    const { db } = server.services;
    const first = db.select({ id: shipments.id }).from(shipments).where(eq(shipments.ownerGid, gid));
    await db.delete(shipments).where(inArray(shipments.id, first.orderBy(shipments.id).limit(499)));
  });
  expect(done.total).toBe(1_101);
  expect(content.shipments).toHaveLength(601);
});

it('PG-7 an account without shipments is a whole file too, and nobody gets another’s', async () => {
  const other = await openNotificationClient(server);
  await other.add([UPS]);
  const { content, file } = await exportAll();
  expect(content.shipments).toEqual([]);
  expect(file.body).not.toContain(other.buyer.gid);
});
