import { DAY } from '@tracking-console/contract/values/durations';
import { NO_FILTERS, openRuleClient, type RuleClient } from '../../../../testing/ruleClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { eq } from '../../../drizzle.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';
import { createTimeRules } from './timeRules.ts';

const UPS = '1Z5R89390357567127';

let server: TestServer;
let client: RuleClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openRuleClient(server);
});

const days = async (count: number) => {
  server.pass(count * DAY);
  await server.services.timeRules.scan();
};
const pickedUp = (id: number) =>
  server.services.db.update(shipments).set({ pickupTime: server.services.now() }).where(eq(shipments.id, id));

it('PG-11a waits until a shipment has been both in transit and without an update for long enough', async () => {
  await client.save({ Filters: { ...NO_FILTERS, TransitDays: 5, NoUpdateDays: 2 } });
  const [id = 0, unknown = 0] = await client.register(UPS, 'RB123456785GB');
  await client.become(id, 'InTransit_Other');
  await client.become(unknown, 'InTransit_Other');
  await pickedUp(id);
  await days(4);
  await client.become(id, 'InTransit_Arrival');
  await days(1.5);
  expect(await client.states()).toEqual([]);
  await days(1);
  expect(await client.states()).toEqual(['InTransit Waiting null']);
  await days(3);
  expect(await client.states()).toHaveLength(1);
});

it('PG-11a notifies about more shipments than it reads at once', async () => {
  await client.save({ Filters: { ...NO_FILTERS, NoUpdateDays: 7 } });
  await client.register(...Array.from({ length: 501 }, (_, index) => `TBA000000000${100 + index}`));
  const { db, database } = server.services;
  const moving = { packageStatus: 'InTransit', subStatus: 'InTransit_Other' } as const;
  await db.update(shipments).set(moving).where(eq(shipments.ownerGid, client.owner.gid));
  await days(8);
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM notifications WHERE gid = $1', [
    client.owner.gid,
  ]);
  expect(rows).toEqual([{ count: 501 }]);
});

it('PG-11a goes on to the other rules where one fails, and reports it', async () => {
  const { db, database, now } = server.services;
  const { RuleId: broken } = await client.save({ Filters: { ...NO_FILTERS, NoUpdateDays: 7 } });
  await client.save({ Name: 'Sound', Filters: { ...NO_FILTERS, NoUpdateDays: 7 } });
  const [id = 0] = await client.register(UPS);
  await client.become(id, 'InTransit_Other');
  await database.pool.query(`UPDATE notify_rules SET filters = filters || '{"NoUpdateDays": "x"}' WHERE id = $1`, [
    broken,
  ]);
  server.pass(8 * DAY);
  const problems: string[] = [];
  await createTimeRules({ db, now, onProblem: (message) => problems.push(message) }).scan();
  expect(problems).toEqual([expect.stringContaining(`rule ${broken}`)]);
  expect(await client.states()).toEqual(['InTransit Waiting null']);
});
