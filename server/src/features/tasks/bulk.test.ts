import { MAX_CARRIER_CHANGES } from '@tracking-console/contract/shipments/correctionConstants';
import { MAX_SHARES } from '@tracking-console/contract/shipments/sharingConstants';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { BulkChoice } from '@tracking-console/contract/tasks/tasks';
import Papa from 'papaparse';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { stranger } from '../../../testing/caller.ts';
import { withOneConnection } from '../../../testing/oneConnection.ts';
import { openTaskClient, requestId, type TaskClient } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { and, eq, isNotNull } from '../../drizzle.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';

let server: TestServer;
let client: BuyerClient;
let tasks: TaskClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
  tasks = openTaskClient(server, client.buyer);
});

const LETTERS = ['RB123456785GB', 'RB123456799GB', 'RB123456808GB'];
const ALL: BulkChoice = { filter: {}, previewed: LETTERS.length };

async function done(work: object, choice: BulkChoice = ALL) {
  const task = await tasks.start('bulk', { work, choice });
  await tasks.work();
  return tasks.get(task.id);
}

const rows = async () => (await callBuyer(client.buyer, 'GetTrackInfoList', {})).Json as { FRemark: string }[];
const asked = () => server.services.db.update(shipments).set({ trackTime: new Date() });

describe('PG-2d bulk work of a page or of all that match', () => {
  it('names shipments', async () => {
    await client.add(LETTERS);
    expect(await done({ action: 'setRemark', remark: ' Spring order ' })).toMatchObject({ status: 'Succeeded', ok: 3 });
    expect((await rows()).map(({ FRemark }) => FRemark)).toEqual(['Spring order', 'Spring order', 'Spring order']);
  });

  it('changes the carrier of those that may change it, and names those that may not', async () => {
    await client.add(LETTERS);
    await asked();
    const [, used = ''] = await ids();
    await server.services.db.execute(
      `UPDATE shipments SET carrier_change_count = ${MAX_CARRIER_CHANGES} WHERE id = ${Number(used)}`,
    );
    const task = await done({ action: 'setCarrier', first: 100_002, second: 0 });
    expect(task).toMatchObject({ status: 'Partial', ok: 2, failed: 1 });
    expect(task.failures).toMatchObject([{ cells: [used, expect.stringMatching(/^RB/)], fault: 'notPossible' }]);
  });

  it('has the carriers asked, once', async () => {
    await client.add(LETTERS);
    expect(await done({ action: 'refresh' })).toMatchObject({ status: 'Succeeded', ok: 3 });
    await asked();
    expect(await done({ action: 'refresh' })).toMatchObject({ status: 'Failed', failed: 3 });
  });

  it('brings back what a deletion took away, once, and names what has no room', async () => {
    await client.add(LETTERS);
    const choice = { ids: [...(await ids()), '900000000'] };
    const task = await done({ action: 'delete' }, choice);
    expect(task).toMatchObject({ status: 'Partial', ok: 3, failed: 1, can_undo: true });
    expect(await rows()).toEqual([]);
    await client.limitQuota(2);
    const undo = (await tasks.call('undo', { id: task.id })).data.task;
    expect(undo).toMatchObject({ action: 'restore', total: 3 });
    expect((await tasks.call('undo', { id: task.id })).data.task.id).toBe(undo.id);
    await tasks.work();
    const outcome = await tasks.get(undo.id);
    expect(outcome).toMatchObject({ status: 'Partial', ok: 2, failed: 1, can_undo: false });
    expect(outcome.failures).toMatchObject([{ fault: 'overQuota' }]);
    expect(await rows()).toHaveLength(2);
    expect((await tasks.get(task.id)).can_undo).toBe(false);
  });

  it('PG-2d brings back what a task archived', async () => {
    await client.add(LETTERS);
    const task = await done({ action: 'archive' });
    expect(task).toMatchObject({ status: 'Succeeded', ok: 3, can_undo: true });
    expect(await rows()).toEqual([]);
    const undo = (await tasks.call('undo', { id: task.id })).data.task;
    expect(undo).toMatchObject({ action: 'activate', total: 3 });
    await tasks.work();
    expect(await rows()).toHaveLength(3);
    expect((await tasks.get(task.id)).can_undo).toBe(false);
  });

  it('needs one connection to the database to undo', async () => {
    await client.add(LETTERS);
    const task = await done({ action: 'delete' });
    const undo = await withOneConnection(server, () => tasks.call('undo', { id: task.id }));
    expect(undo.data?.task).toMatchObject({ action: 'restore', total: 3 });
  });

  it('undoes deletions and archiving for a day, and nothing else', async () => {
    await client.add(LETTERS);
    const named = await done({ action: 'setRemark', remark: 'x' });
    expect((await tasks.call('undo', { id: named.id })).code).toBe(TASK_CODES.notPossible);
    const deletion = await done({ action: 'delete' });
    await server.services.db.execute(
      `UPDATE tasks SET end_time = end_time - interval '1 day' WHERE id = ${Number(deletion.id)}`,
    );
    expect((await tasks.get(deletion.id)).can_undo).toBe(false);
    expect((await tasks.call('undo', { id: deletion.id })).code).toBe(TASK_CODES.notPossible);
  });

  it('follows no shipment that was deleted in the archive and comes back there', async () => {
    await client.add(LETTERS);
    await done({ action: 'archive' });
    const deletion = await done({ action: 'delete' }, { filter: { IsArchived: true }, previewed: 3 });
    await client.limitQuota(0);
    await tasks.call('undo', { id: deletion.id });
    await tasks.work();
    const archived = await callBuyer(client.buyer, 'GetTrackInfoList', { IsArchived: true });
    expect(archived.pageInfo.TotalCount).toBe(3);
    const owned = eq(shipments.ownerGid, client.buyer.gid);
    const followed = and(owned, isNotNull(shipments.nextSyncTime));
    expect(await server.services.db.$count(shipments, followed)).toBe(0);
  });

  it('makes a link to each, in a file, as far as each can have one more', async () => {
    const [full = '', first = ''] = await client.add(LETTERS);
    await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: first, Remark: '=Hat' });
    for (let made = 0; made < MAX_SHARES; made++) await callBuyer(client.buyer, 'ShareTrackNo', { TrackInfoId: full });
    const task = await done({ action: 'share' });
    expect(task).toMatchObject({ status: 'Partial', ok: 2, failed: 1, failures: [{ fault: 'manyLinks' }] });
    const text = (await tasks.download(task.id, 'result')).body.replace(/^\uFEFF/, '').trim();
    const [headings, ...lines] = Papa.parse<string[]>(text).data;
    expect(headings).toEqual(['Tracking number', 'Name', 'Order number', 'Link']);
    expect(lines.map(([number, name]) => [number, name])).toContainEqual([LETTERS[1], "'=Hat"]);
    for (const [number = '', , , link = ''] of lines) {
      const page = await stranger(server).get(new URL(link).pathname);
      expect(page.body).toContain(`${number}</h1>`);
    }
  });

  it('takes a choice of more shipments than a page has', async () => {
    await client.add(LETTERS);
    const many = [...(await ids()), ...Array.from({ length: 300 }, (_, index) => String(900_000_000 + index))];
    const task = await done({ action: 'setTag', tag: 'star' }, { ids: many });
    expect(task).toMatchObject({ status: 'Partial', ok: 3, failed: 300 });
    expect(task.failures[0]).toMatchObject({ fault: 'gone' });
  });
});

describe('PG-2b an endless list', () => {
  it('has all its ids in their order, and rows and numbers by them', async () => {
    await client.add(LETTERS);
    const listed = await callBuyer(client.buyer, 'GetTrackInfoIds', { Sequence: 'AddedAsc', PerPage: 20, Page: 7 });
    expect(listed.pageInfo.TotalCount).toBe(3);
    const { TrackInfoIds } = listed.Json;
    const shown = await callBuyer(client.buyer, 'GetTrackInfoRows', { TrackInfoIds: [...TrackInfoIds].reverse() });
    expect(shown.Json.map((row: { FTrackNo: string }) => row.FTrackNo)).toEqual([...LETTERS].reverse());
    const numbers = await callBuyer(client.buyer, 'GetTrackNumbers', { Filter: { Sequence: 'AddedAsc' } });
    expect(numbers.Json).toEqual({ TrackNos: LETTERS });
    const [, second = ''] = TrackInfoIds as string[];
    const some = await callBuyer(client.buyer, 'GetTrackNumbers', { TrackInfoIds: [second] });
    expect(some.Json).toEqual({ TrackNos: [LETTERS[1]] });
  });
});

describe('PG-2d a filter that is not what was meant', () => {
  const bulk = async (choice: object, work: object = { action: 'delete' }) => {
    const body = { scope: 'BUYER', work, choice, request_id: requestId() };
    const answer = await client.buyer.post('/console-api/v1/task/bulk', body);
    await tasks.work();
    return { status: answer.statusCode, ...answer.json() };
  };

  it.each([
    ['AddedUntil', { AddedUntil: '2020-13-01T00:00Z' }],
    ['AddedUntil', { AddedUntil: '2020-02-30T00:00Z' }],
    ['UpdatedFrom', { UpdatedFrom: ' ' }],
    ['AddedUntill', { AddedUntill: '2020-01-01T00:00Z' }],
    ['AddedUntil', { AddedFrom: '2026-01-02T00:00Z', AddedUntil: '2026-01-01T00:00Z' }],
    ['PackageState', { PackageState: 99 }],
    ['PackageState', { PackageState: 40, Statuses: ['Exception'] }],
    ['Carriers', { Carriers: [987_654_321] }],
    ['Destinations', { Destinations: ['ZZ'] }],
    ['Item', { Item: '  ' }],
    ['filter', []],
  ])('deletes nothing where %s cannot be read: %j', async (field, filter) => {
    await client.add(LETTERS);
    const answer = await bulk({ filter, previewed: 3 });
    expect(answer).toMatchObject({ status: 400, data: null, message: expect.stringContaining(field) });
    expect(await rows()).toHaveLength(3);
    expect((await tasks.call('list', {})).data.tasks).toEqual([]);
  });

  it.each(['export', 'export_now'])('is refused by %s as well', async (verb) => {
    const choice = { filter: { AddedUntil: '2020-13-01T00:00Z' } };
    const body = { scope: 'BUYER', format: 'csv', choice, time_zone_offset: 0, request_id: requestId() };
    const answer = await client.buyer.post(`/console-api/v1/task/${verb}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('choice.filter.AddedUntil');
  });

  it('names no carrier that does not exist', async () => {
    await client.add(LETTERS);
    const answer = await bulk(ALL, { action: 'setCarrier', first: 987_654_321, second: 0 });
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('work.first') });
  });

  it('changes nothing where it finds more than the person was shown, says how many, and takes the new count', async () => {
    await client.add(LETTERS);
    expect(await bulk({ filter: {} })).toMatchObject({ status: 400, message: expect.stringContaining('previewed') });
    const refused = await bulk({ filter: {}, previewed: 2 });
    expect(refused).toMatchObject({ status: 200, code: TASK_CODES.moreThanPreviewed, data: { count: 3 } });
    expect(await rows()).toHaveLength(3);
    expect((await tasks.call('list', {})).data.tasks).toEqual([]);
    expect(await bulk({ filter: {}, previewed: 3 })).toMatchObject({ code: 0, data: { task: { total: 3 } } });
    expect(await rows()).toEqual([]);
  });

  it('goes on where it finds fewer', async () => {
    await client.add(LETTERS);
    expect(await bulk({ filter: {}, previewed: 4 })).toMatchObject({ code: 0, data: { task: { total: 3 } } });
  });

  it('touches nothing that comes after it was counted, and answers a request sent again with its task', async () => {
    await client.add(LETTERS);
    const body = { work: { action: 'setTag', tag: 'star' }, choice: ALL, request_id: requestId() };
    const first = await tasks.call('bulk', body);
    await client.add(['RR123456785CN']);
    expect((await tasks.call('bulk', body)).data.task.id).toBe(first.data.task.id);
    await tasks.work();
    const marked = await callBuyer(client.buyer, 'GetTrackInfoList', { TagTypes: ['star'] });
    expect(marked.pageInfo.TotalCount).toBe(3);
  });
});

async function ids(): Promise<string[]> {
  return (await callBuyer(client.buyer, 'GetTrackInfoIds', {})).Json.TrackInfoIds;
}
