import { MAX_CARRIER_CHANGES } from '@tracking-console/contract/correctionConstants';
import { MAX_SHARES } from '@tracking-console/contract/sharingConstants';
import { TASK_CODES } from '@tracking-console/contract/taskConstants';
import type { Choice } from '@tracking-console/contract/tasks';
import { and, eq, isNotNull } from 'drizzle-orm';
import Papa from 'papaparse';
import { type BuyerDesk, openBuyerDesk } from '../../../testing/buyerDesk.ts';
import { stranger } from '../../../testing/caller.ts';
import { order } from '../../../testing/orderCall.ts';
import { openTaskDesk, type TaskDesk } from '../../../testing/taskDesk.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { shipments } from '../shipments/shipmentTable.ts';

let server: TestServer;
let desk: BuyerDesk;
let tasks: TaskDesk;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  desk = await openBuyerDesk(server);
  tasks = openTaskDesk(server, desk.buyer);
});

const LETTERS = ['RB123456785GB', 'RB123456799GB', 'RB123456808GB'];
const ALL: Choice = { filter: {} };

async function done(work: object, choice: Choice = ALL) {
  const task = await tasks.start('bulk', { work, choice });
  await tasks.work();
  return tasks.get(task.id);
}

const rows = async () => (await order(desk.buyer, 'GetTrackInfoList', {})).Json as { FRemark: string }[];
const asked = () => server.services.db.update(shipments).set({ trackTime: new Date() });

describe('PG-2d bulk work of a page or of all that match', () => {
  it('names shipments', async () => {
    await desk.add(LETTERS);
    expect(await done({ action: 'setRemark', remark: ' Spring order ' })).toMatchObject({ status: 'Succeeded', ok: 3 });
    expect((await rows()).map(({ FRemark }) => FRemark)).toEqual(['Spring order', 'Spring order', 'Spring order']);
  });

  it('changes the carrier of those that may change it, and names those that may not', async () => {
    await desk.add(LETTERS);
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
    await desk.add(LETTERS);
    expect(await done({ action: 'refresh' })).toMatchObject({ status: 'Succeeded', ok: 3 });
    await asked();
    expect(await done({ action: 'refresh' })).toMatchObject({ status: 'Failed', failed: 3 });
  });

  it('brings back what a deletion took away, once, and names what has no room', async () => {
    await desk.add(LETTERS);
    const choice = { ids: [...(await ids()), '900000000'] };
    const task = await done({ action: 'delete' }, choice);
    expect(task).toMatchObject({ status: 'Partial', ok: 3, failed: 1, can_undo: true });
    expect(await rows()).toEqual([]);
    await desk.limitQuota(2);
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

  it('undoes deletions for a day, and nothing else', async () => {
    await desk.add(LETTERS);
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
    await desk.add(LETTERS);
    await done({ action: 'archive' });
    const deletion = await done({ action: 'delete' }, { filter: { IsArchived: true } });
    await desk.limitQuota(0);
    await tasks.call('undo', { id: deletion.id });
    await tasks.work();
    const archived = await order(desk.buyer, 'GetTrackInfoList', { IsArchived: true });
    expect(archived.pageInfo.TotalCount).toBe(3);
    const owned = eq(shipments.ownerGid, desk.buyer.gid);
    const followed = and(owned, isNotNull(shipments.nextSyncTime));
    expect(await server.services.db.$count(shipments, followed)).toBe(0);
  });

  it('makes a link to each, in a file, as far as each can have one more', async () => {
    const [full = '', first = ''] = await desk.add(LETTERS);
    await order(desk.buyer, 'SetTrackRemark', { TrackInfoId: first, Remark: '=Hat' });
    for (let made = 0; made < MAX_SHARES; made++) await order(desk.buyer, 'ShareTrackNo', { TrackInfoId: full });
    const task = await done({ action: 'share' });
    expect(task).toMatchObject({ status: 'Partial', ok: 2, failed: 1, failures: [{ fault: 'manyLinks' }] });
    const text = (await tasks.download(task.id, 'result')).body.replace(/^\uFEFF/, '').trim();
    const [headings, ...lines] = Papa.parse<string[]>(text).data;
    expect(headings).toEqual(['Tracking number', 'Name', 'Order number', 'Link']);
    expect(lines.map(([number, name]) => [number, name])).toContainEqual([LETTERS[1], "'=Hat"]);
    for (const [number = '', , , link = ''] of lines) {
      const page = await stranger(server).get(new URL(link).pathname);
      expect(page.body).toContain(`<h1>${number}</h1>`);
    }
  });

  it('takes a choice of more shipments than a page has', async () => {
    await desk.add(LETTERS);
    const many = [...(await ids()), ...Array.from({ length: 300 }, (_, index) => String(900_000_000 + index))];
    const task = await done({ action: 'setTag', tag: 'star' }, { ids: many });
    expect(task).toMatchObject({ status: 'Partial', ok: 3, failed: 300 });
    expect(task.failures[0]).toMatchObject({ fault: 'gone' });
  });
});

describe('PG-2b an endless list', () => {
  it('has all its ids in their order, and rows and numbers by them', async () => {
    await desk.add(LETTERS);
    const listed = await order(desk.buyer, 'GetTrackInfoIds', { Sequence: 'AddedAsc', PerPage: 20, Page: 7 });
    expect(listed.pageInfo.TotalCount).toBe(3);
    const { TrackInfoIds } = listed.Json;
    const shown = await order(desk.buyer, 'GetTrackInfoRows', { TrackInfoIds: [...TrackInfoIds].reverse() });
    expect(shown.Json.map((row: { FTrackNo: string }) => row.FTrackNo)).toEqual([...LETTERS].reverse());
    const numbers = await order(desk.buyer, 'GetTrackNumbers', { Filter: { Sequence: 'AddedAsc' } });
    expect(numbers.Json).toEqual({ TrackNos: LETTERS });
    const [, second = ''] = TrackInfoIds as string[];
    const some = await order(desk.buyer, 'GetTrackNumbers', { TrackInfoIds: [second] });
    expect(some.Json).toEqual({ TrackNos: [LETTERS[1]] });
  });
});

async function ids(): Promise<string[]> {
  return (await order(desk.buyer, 'GetTrackInfoIds', {})).Json.TrackInfoIds;
}
