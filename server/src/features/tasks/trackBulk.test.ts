import type { TrackWork } from '@tracking-console/contract/api/trackBulk';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import Papa from 'papaparse';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { openTaskClient, requestId, type TaskClient } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { and, eq, isNull } from '../../drizzle.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';

const LETTERS = ['RB123456785GB', 'RB123456799GB', 'RB123456808GB'];
const ROYAL_MAIL = 11_031;

/** A letter's number with its check digit. */
function letter(index: number): string {
  const serial = String(20_000_000 + index);
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((total, weight, place) => total + weight * Number(serial[place]), 0);
  const check = 11 - (sum % 11);
  return `RB${serial}${check === 10 ? 0 : check === 11 ? 5 : check}GB`;
}

let server: TestServer;
let caller: SignedInCaller;
let tasks: TaskClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  caller = await signedIn(server);
  tasks = openTaskClient(server, caller, 'API');
});

const owner = () => ({ gid: caller.gid, scope: 'API' }) as const;

async function register(numbers: string[]) {
  const { db, quotas, shipments: service } = server.services;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner()), { source: 'Manual', amount: 10_000 }),
  );
  const wanted = numbers.map((number) => ({ number, cost: 1 }));
  await service.registration.register(owner(), wanted, 'Api');
}

const rows = () =>
  server.services.db
    .select()
    .from(shipments)
    .where(and(eq(shipments.ownerGid, caller.gid), isNull(shipments.deletedAt)))
    .orderBy(shipments.id);

async function done(work: TrackWork, choice: object = { filter: {}, previewed: LETTERS.length }) {
  const { id } = await tasks.start('bulk_track', { work, choice });
  await tasks.work();
  return tasks.get(id);
}

it('PG-12 stops all that the filter finds, and names those that were stopped already with the wire’s code', async () => {
  await register(LETTERS);
  await done({ action: 'stoptrack' }, { numbers: [{ number: LETTERS[0], carrier: ROYAL_MAIL }] });
  const task = await done({ action: 'stoptrack' });
  expect(task).toMatchObject({ scope: 'API', action: 'stoptrack', status: 'Partial', ok: 2, failed: 1 });
  expect(task.failures).toMatchObject([{ row: 1, cells: [LETTERS[0], String(ROYAL_MAIL)], code: -18019906 }]);
  expect((await rows()).map(({ trackingStatus }) => trackingStatus)).toEqual(['Stopped', 'Stopped', 'Stopped']);
  const file = await tasks.download(task.id, 'error');
  expect(Papa.parse(file.body.replace(/^\uFEFF/, '').trim()).data).toEqual([
    ['number', 'carrier', 'Reason'],
    [LETTERS[0], String(ROYAL_MAIL), 'Only a number that is being tracked can be stopped. (-18019906)'],
  ]);
});

it('PG-12 works on more than a batch, by the filter’s status alone', async () => {
  const numbers = Array.from({ length: 620 }, (_, index) => letter(index));
  await register(numbers);
  await done({ action: 'stoptrack' }, { numbers: [{ number: numbers[0], carrier: (await rows())[0]?.carrier }] });
  const filter = { tracking_status: 'Tracking' };
  const task = await done({ action: 'deletetrack' }, { filter, previewed: 619 });
  expect(task).toMatchObject({ status: 'Succeeded', ok: 619, can_undo: false, can_duplicate: false });
  expect(task.log).toHaveLength(2);
  expect((await rows()).map(({ number }) => number)).toEqual([numbers[0]]);
});

it('PG-12 tracks again once; the rest is kept as failed rows, and a retry takes those alone', async () => {
  await register(LETTERS);
  await done({ action: 'stoptrack' });
  expect(await done({ action: 'retrack' })).toMatchObject({ ok: 3, failed: 0 });
  const twice = await done({ action: 'retrack' });
  expect(new Set(twice.failures.map(({ code }) => code))).toEqual(new Set([-18019904]));
  const { data } = await tasks.call('retry', { id: twice.id });
  expect(data.task).toMatchObject({ action: 'retrack', total: 3 });
});

it('PG-12 changes information and carriers as the wire does', async () => {
  await register(LETTERS);
  const info = await done({ action: 'changeinfo', tag: 'spring', remark: '' });
  expect(info).toMatchObject({
    ok: 3,
    params: [
      { name: 'tag', value: 'spring' },
      { name: 'remark', value: '' },
    ],
  });
  expect((await rows()).map(({ tag }) => tag)).toEqual(['spring', 'spring', 'spring']);
  const same = await done({ action: 'changecarrier', carrier_new: ROYAL_MAIL });
  expect(same.failures.map(({ code }) => code)).toEqual([-18019803, -18019803, -18019803]);
});

it('PG-12 fails every row of a push where no webhook hears of updates', async () => {
  await register(LETTERS);
  await server.services.db.update(shipments).set({ trackTime: new Date() });
  const task = await done({ action: 'push' });
  expect(task).toMatchObject({ status: 'Failed', failed: 3 });
  expect(task.failures[0]?.code).toBe(-18010204);
});

it('PG-12 changes nothing where the filter finds more than was previewed, nor for a carrier that is none', async () => {
  await register(LETTERS);
  const wanted = { work: { action: 'deletetrack' }, choice: { filter: {}, previewed: 2 }, request_id: requestId() };
  const { code, data } = await tasks.call('bulk_track', wanted);
  expect([code, data]).toEqual([TASK_CODES.moreThanPreviewed, { count: 3 }]);
  const strange = { ...wanted, work: { action: 'changecarrier', carrier_new: 7 } };
  const response = await caller.post('/console-api/v1/task/bulk_track', { scope: 'API', ...strange });
  expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining('work.carrier_new')]);
  expect(await rows()).toHaveLength(3);
});

it.each([
  ['push_status', { push_status: 'Maybe' }],
  ['package_status', { package_status: 'Lost' }],
  ['number', { number: ' , ' }],
  ['carrier', { carrier: 7 }],
  ['register_time_from', { register_time_from: '2026-13-01T00:00:00Z' }],
  ['track_time_to', { track_time_from: '2026-02-02T00:00:00Z', track_time_to: '2026-02-01T00:00:00Z' }],
  ['registered', { registered: 'yesterday' }],
])('SC-19 refuses a filter whose %s cannot be read, and deletes nothing', async (name, filter) => {
  await register(LETTERS);
  const body = { scope: 'API', work: { action: 'deletetrack' }, request_id: requestId() };
  const response = await caller.post('/console-api/v1/task/bulk_track', { ...body, choice: { filter, previewed: 9 } });
  expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining(name)]);
  await tasks.work();
  expect(await rows()).toHaveLength(3);
});

it('SC-18 finds nothing of the other identity or another account', async () => {
  await register(LETTERS);
  const other = openTaskClient(server, await signedIn(server), 'API');
  const { id } = await other.start('bulk_track', {
    work: { action: 'deletetrack' },
    choice: { numbers: [{ number: LETTERS[0], carrier: ROYAL_MAIL }] },
  });
  await other.work();
  expect((await other.get(id)).failures).toMatchObject([{ code: -18019902 }]);
  expect(await rows()).toHaveLength(3);
});
