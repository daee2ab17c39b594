import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { type AirClient, awbOf, openAirClient } from '../../../testing/airClient.ts';
import { openTaskClient, requestId, type TaskClient } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { startWebhookReceiver } from '../../../testing/webhookReceiver.ts';

let server: TestServer;
let client: AirClient;
let tasks: TaskClient;
const [FIRST, SECOND, THIRD] = [awbOf(0), awbOf(1), awbOf(2)];
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openAirClient(server, 'test');
  tasks = openTaskClient(server, client.caller, 'API');
  await client.add(FIRST, SECOND, THIRD);
});

const start = (action: string, choice: object) => client.air('bulk', { action, choice, request_id: requestId() });
async function done(action: string, choice: object) {
  const { data } = await start(action, choice);
  await tasks.work();
  return tasks.get(data.task.id);
}
const standing = async () =>
  (await client.list()).map(({ awb, tracking_status }) => `${awb} ${tracking_status}`).sort();

it('PG-10b stops and deletes all that the filter finds, and names what was refused', async () => {
  await client.air('stop', { awbs: [SECOND] });
  const stopped = await done('stop', { filter: {}, previewed: 3 });
  expect(stopped).toMatchObject({ action: 'airStop', status: 'Partial', ok: 2, failed: 1 });
  expect(stopped.failures).toMatchObject([{ cells: [SECOND], code: -18019906 }]);
  expect(await standing()).toEqual([FIRST, SECOND, THIRD].map((awb) => `${awb} Stopped`));
  const deleted = await done('delete', { filter: { search: FIRST }, previewed: 1 });
  expect(deleted).toMatchObject({ status: 'Succeeded', ok: 1, can_duplicate: false });
  expect(await standing()).toEqual([SECOND, THIRD].map((awb) => `${awb} Stopped`));
});

it('PG-10b changes nothing where the filter finds more than was shown', async () => {
  const { code, data } = await start('delete', { filter: {}, previewed: 2 });
  expect([code, data]).toEqual([TASK_CODES.moreThanPreviewed, { count: 3 }]);
  await tasks.work();
  expect(await client.list()).toHaveLength(3);
});

it('PG-10b pushes many, and refuses numbers of others and what has no webhook', async () => {
  const other = awbOf(3);
  await (await openAirClient(server)).add(other);
  await client.fly(48);
  const unheard = await done('push', { awbs: [FIRST] });
  expect(unheard.failures).toMatchObject([{ cells: [FIRST], code: -18010204 }]);
  const receiver = await startWebhookReceiver();
  await client.save({ url: receiver.url });
  const task = await done('push', { awbs: [FIRST, other] });
  expect(task).toMatchObject({ action: 'airPush', ok: 1, failed: 1 });
  expect(task.failures).toMatchObject([{ cells: [other], code: -18019902 }]);
  await client.deliver();
  expect(receiver.requests.map(({ body }) => JSON.parse(body.toString()).data.number)).toEqual([FIRST]);
  await receiver.close();
});
