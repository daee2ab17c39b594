import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import Papa from 'papaparse';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { signedIn } from '../../../testing/caller.ts';
import { openTaskClient, requestId, type TaskClient } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
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

const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `TBA${100_000 + from + index}`);
const file = (count: number) =>
  `Tracking number,Name\r\n${numbers(count)
    .map((number) => `${number},x`)
    .join('\r\n')}`;
const listed = async () => (await callBuyer(client.buyer, 'GetTrackInfoList', {})).pageInfo.TotalCount;
const lines = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim()).data;

describe('an import', () => {
  it('PG-12 adds the rows of a file and tells how far it is', async () => {
    await client.limitQuota(2_000);
    const task = await tasks.import(file(1_200));
    expect(task).toMatchObject({ type: 'import', name: 'numbers.csv', status: 'Queued', total: 1_200, done: 0 });
    const { taskRunner } = server.services;
    const [id = 0] = await taskRunner.claimDue(1);
    let batches = 0;
    await taskRunner.run(id, () => batches++ === 1);
    expect(await tasks.get(task.id)).toMatchObject({ status: 'Running', done: 500, ok: 500, end_time: null });
    await taskRunner.run(id, () => false);
    expect(await tasks.get(task.id)).toMatchObject({ status: 'Succeeded', done: 1_200, ok: 1_200, failed: 0 });
    expect(await listed()).toBe(1_200);
  });

  it('PG-7 fills in what the customer has set for carriers that ask; the file’s own comes first', async () => {
    const Values = { destinationCountry: 'DE', postalCode: '10115', translateTo: 'fr' };
    await callBuyer(client.buyer, 'SaveSettings', { Section: 'tracking', Values });
    await tasks.import('Tracking number,Destination postal code\nTBA100000,75001\nTBA100001,\n', {
      number: 0,
      destination_postal_code: 1,
    });
    await tasks.work();
    const owner = { gid: client.buyer.gid, scope: 'BUYER' } as const;
    const rows = await server.services.shipments.registration.findByNumbers(owner, ['TBA100000', 'TBA100001']);
    const fields = new Map(rows.map(({ number, additionalFields, lang }) => [number, { ...additionalFields, lang }]));
    expect(fields.get('TBA100000')).toEqual({
      destination_country: 'DE',
      destination_postal_code: '75001',
      lang: 'fr',
    });
    expect(fields.get('TBA100001')).toMatchObject({ destination_postal_code: '10115' });
  });

  it('PG-12 puts what it could not add into the error file, as it came, with the reason', async () => {
    await client.limitQuota(2);
    await client.add(['TBA100000']);
    const task = await tasks.import('No,Tracking number,Name\n1,TBA100000,a\n2,TBA100001,b\n3,?,c\n4,TBA100002,=1+1\n');
    await tasks.work();
    const detail = await tasks.get(task.id);
    expect(detail).toMatchObject({ status: 'Partial', ok: 1, failed: 3 });
    expect(detail.failures.map(({ row, fault }) => [row, fault])).toEqual([
      [1, 'exists'],
      [3, 'badNumber'],
      [4, 'overQuota'],
    ]);
    const response = await tasks.download(task.id, 'error');
    expect(response.headers['content-disposition']).toContain('numbers-errors.csv');
    expect(lines(response.body)).toEqual([
      ['No', 'Tracking number', 'Name', 'Reason'],
      ['1', 'TBA100000', 'a', 'You track this number already.'],
      ['3', '?', 'c', expect.stringContaining('not a tracking number')],
      ['4', 'TBA100002', "'=1+1", 'Your tracking quota has no room for it.'],
    ]);
  });

  it('PG-2f makes no shipment of a sum below the numbers', async () => {
    const task = await tasks.import('Tracking number,Amount\nTBA100000,10\nTotal,10\n');
    await tasks.work();
    const { failures } = await tasks.get(task.id);
    expect(failures.map(({ row, fault }) => [row, fault])).toEqual([[2, 'badNumber']]);
    expect(await listed()).toBe(1);
  });

  it('PG-12 does again only what failed', async () => {
    await client.limitQuota(1);
    const first = await tasks.import(file(3));
    await tasks.work();
    await client.limitQuota(10);
    const { data } = await tasks.call('retry', { id: first.id });
    const twice = await tasks.call('retry', { id: first.id });
    expect(twice.data.task.id).toBe(data.task.id);
    await tasks.work();
    expect(await tasks.get(data.task.id)).toMatchObject({ status: 'Succeeded', total: 2, ok: 2 });
    expect(await listed()).toBe(3);
  });

  it('F-40 F-64 starts once, however often the same request is sent', async () => {
    const { data } = await tasks.upload(file(3));
    const wanted = { upload_id: data.upload_id, mapping: data.mapping, request_id: requestId() };
    const atOnce = await Promise.all(Array.from({ length: 12 }, () => tasks.start('import', wanted)));
    const later = await tasks.start('import', wanted);
    expect(new Set(atOnce.map(({ id }) => id))).toEqual(new Set([later.id]));
    await tasks.work();
    expect(await listed()).toBe(3);
  });

  it('SC-22 refuses what is no table, has no numbers, or is larger than allowed', async () => {
    expect(await tasks.upload(Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]))).toMatchObject({ code: TASK_CODES.badFile });
    expect(await tasks.upload('')).toMatchObject({ code: TASK_CODES.noRows });
    const large = await client.buyer.post('/console-api/v1/task/upload?scope=BUYER&name=x', Buffer.alloc(21_000_000), {
      headers: { 'content-type': 'text/csv' },
    });
    expect(large.statusCode).toBe(413);
    const { data } = await tasks.upload('a,b\nx,y\n');
    expect(data.mapping).toEqual({});
    const started = await tasks.call('import', { upload_id: data.upload_id, mapping: {}, request_id: requestId() });
    expect(started.code).toBe(TASK_CODES.noNumberColumn);
  });
});

describe('an export', () => {
  const start = (format: 'csv' | 'xlsx') =>
    tasks.start('export', { format, choice: { filter: { Sequence: 'AddedAsc' } }, time_zone_offset: -480 });

  it('F-40 starts ten at a time, and the tenth once, however often it is sent', async () => {
    const start = (id: string) =>
      tasks.call('export', { format: 'csv', choice: { filter: {} }, time_zone_offset: 0, request_id: id });
    for (let count = 0; count < 9; count++) expect((await start(requestId())).code).toBe(0);
    const tenth = requestId();
    const answers = await Promise.all(Array.from({ length: 12 }, () => start(tenth)));
    expect(new Set(answers.map(({ data }) => data?.task.id)).size).toBe(1);
    expect(answers[0].code).toBe(0);
    expect((await start(requestId())).code).toBe(TASK_CODES.tooMany);
  });

  it('F-40 starts no more than ten, of however many that are sent at once', async () => {
    const owner = { gid: client.buyer.gid, scope: 'BUYER' } as const;
    const wanted = () => ({ type: 'bulk', name: '', params: {}, requestId: requestId() }) as const;
    const starts = Array.from({ length: 25 }, () => server.services.tasks.start(owner, wanted(), async () => 0));
    const started = await Promise.all(starts);
    expect(started.filter((task) => task !== null)).toHaveLength(10);
  });

  it('PG-2d holds the whole list, in its order, behind a byte order mark', async () => {
    await client.limitQuota(2_000);
    await tasks.import(file(1_001));
    await tasks.work();
    const task = await start('csv');
    await tasks.work();
    const response = await tasks.download(task.id, 'result');
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'));
    const [headings, ...rows] = lines(response.body);
    expect(headings?.slice(0, 2)).toEqual(['Tracking number', 'First carrier']);
    expect(rows.map(([number]) => number)).toEqual(numbers(1_001));
    expect(await tasks.get(task.id)).toMatchObject({ status: 'Succeeded', result_file: { rows: 1_001 } });
  });

  it('PG-2d is a workbook that an import reads again', async () => {
    await client.add(['TBA100000', 'TBA100001']);
    const [first = ''] = (await callBuyer(client.buyer, 'GetTrackInfoList', {})).Json.map(
      ({ FTrackInfoId }) => FTrackInfoId,
    );
    await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: first, Remark: '=HYPERLINK("x")&<b>' });
    const task = await start('xlsx');
    await tasks.work();
    const { rawPayload } = await tasks.download(task.id, 'result');
    const { data } = await tasks.upload(rawPayload, { type: 'application/octet-stream' });
    expect(data.mapping).toMatchObject({ number: 0, carrier: 1, remark: 3 });
    expect(data.sample.map((row) => row[3]).sort()).toEqual(['', '=HYPERLINK("x")&<b>']);
  });

  it.each([
    ['Europe/Berlin', ['2026-01-15 13:00', '2026-07-15 14:00']],
    ['Nowhere/AtAll', ['2026-01-15 17:30', '2026-07-15 17:30']],
  ])('PG-2d writes each time by the clocks of %s on its day', async (time_zone, times) => {
    const ids = await client.add(['TBA100000', 'TBA100001']);
    for (const [index, day] of ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].entries())
      await server.services.db
        .update(shipments)
        .set({ registerTime: new Date(day), deliveryTimeText: day.replace('Z', ':00Z') })
        .where(eq(shipments.id, Number(ids[index])));
    const requested = { scope: 'BUYER', format: 'csv', choice: { ids }, time_zone, time_zone_offset: -330 };
    const { body } = await client.buyer.post('/console-api/v1/task/export_now', {
      ...requested,
      request_id: requestId(),
    });
    const [headings = [], ...rows] = lines(body);
    for (const heading of ['Added', 'Delivered'])
      expect(rows.map((row) => row[headings.indexOf(heading)]).sort()).toEqual(times);
  });

  it('PG-2d makes up no zone for a time that came without one', async () => {
    const [id = ''] = await client.add(['TBA100000']);
    const deliveryTimeText = '2026-01-15 12:00';
    await server.services.db
      .update(shipments)
      .set({ deliveryTimeText })
      .where(eq(shipments.id, Number(id)));
    const requested = {
      scope: 'BUYER',
      format: 'csv',
      choice: { ids: [id] },
      time_zone: 'Asia/Tokyo',
      time_zone_offset: 0,
    };
    const { body } = await client.buyer.post('/console-api/v1/task/export_now', {
      ...requested,
      request_id: requestId(),
    });
    const [headings = [], row = []] = lines(body);
    expect(row[headings.indexOf('Delivered')]).toBe(deliveryTimeText);
  });

  it('PG-2d is a download at once for a few, and refused so for many', async () => {
    const ids = await client.add(['TBA100000', 'TBA100001']);
    const now = (choice: object) =>
      client.buyer.post('/console-api/v1/task/export_now', {
        scope: 'BUYER',
        format: 'csv',
        choice,
        time_zone_offset: 0,
        request_id: requestId(),
      });
    const some = await now({ ids: ids.slice(0, 1) });
    expect(some.headers['content-type']).toContain('text/csv');
    expect(lines(some.body)).toHaveLength(2);
    await client.limitQuota(1_000);
    await tasks.import(file(300));
    await tasks.work();
    expect((await now({ filter: {} })).statusCode).toBe(413);
  });
});

describe('bulk work', () => {
  const bulk = (action: string, filter = {}) =>
    tasks.start('bulk', { work: { action }, choice: { filter, previewed: 50 } });

  it('PG-2d is done to all the filter held when it was started, and to none that came later', async () => {
    await client.add(['TBA100000', 'TBA100001']);
    const task = await bulk('archive');
    await client.add(['TBA100002']);
    await tasks.work();
    expect(await tasks.get(task.id)).toMatchObject({ type: 'bulk', action: 'archive', status: 'Succeeded', ok: 2 });
    expect(await listed()).toBe(1);
  });

  it('PG-3 names what the quota has no room for', async () => {
    await client.add(['TBA100000', 'TBA100001']);
    await bulk('archive');
    await tasks.work();
    await client.limitQuota(1);
    const task = await bulk('activate', { IsArchived: true });
    await tasks.work();
    expect(await tasks.get(task.id)).toMatchObject({ status: 'Partial', ok: 1, failed: 1 });
    const [, row] = lines((await tasks.download(task.id, 'error')).body);
    expect(row?.[1]).toMatch(/^TBA10000/);
  });
});

describe('a task', () => {
  it('PG-12 stops after the batch in hand, keeps what is done and can go on later', async () => {
    await client.limitQuota(2_000);
    const task = await tasks.import(file(1_200));
    const { taskRunner } = server.services;
    const [id = 0] = await taskRunner.claimDue(1);
    let batches = 0;
    await taskRunner.run(id, () => batches++ === 1);
    const { data } = await tasks.call('cancel', { id: task.id });
    expect(data.task).toMatchObject({ status: 'Cancelled', done: 500 });
    expect(await taskRunner.run(id, () => false)).toBe(false);
    expect(await listed()).toBe(500);
    expect((await tasks.call('cancel', { id: task.id })).code).toBe(TASK_CODES.notPossible);
    await tasks.call('retry', { id: task.id });
    await tasks.work();
    expect(await listed()).toBe(1_200);
  });

  it('PG-12 is kept for seven days, and its files with it', async () => {
    const task = await tasks.import(file(1));
    await tasks.work();
    server.pass(8 * DAY);
    await server.services.tasks.deleteExpired();
    const left = await server.services.database.pool.query('SELECT count(*)::int FROM task_file_chunks');
    expect(left.rows[0].count).toBe(0);
    client.buyer.sid = await server.services.sessions.open(client.buyer.gid, { ip: '127.0.0.1', userAgent: 'test' });
    expect((await tasks.call('get', { id: task.id })).code).toBe(TASK_CODES.notFound);
  });

  it('PG-12 is worked on one at a time of a customer, and a customer with many waits its turn behind the others', async () => {
    const { taskRunner } = server.services;
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) ids.push(Number((await tasks.import(file(1_200))).id));
    const [first = 0, second = 0] = ids;
    const otherClient = await openBuyerClient(server);
    const other = Number((await openTaskClient(server, otherClient.buyer).import(file(1))).id);
    expect(await taskRunner.claimDue(10)).toEqual([first, other]);
    expect(await taskRunner.claimDue(10)).toEqual([]);

    // The first has had its time: the other customer's next task comes before all three.
    await taskRunner.run(other, () => false);
    let batches = 0;
    await taskRunner.run(first, () => batches++ === 1);
    const next = Number((await openTaskClient(server, otherClient.buyer).import(file(1))).id);
    expect(await taskRunner.isAwaited(first)).toBe(true);
    server.pass(1);
    await taskRunner.release(first);
    expect(await taskRunner.claimDue(1)).toEqual([next]);
    expect(await taskRunner.claimDue(10)).toEqual([first]);
    expect(await taskRunner.isAwaited(first)).toBe(false);
    await taskRunner.run(first, () => false);
    expect(await taskRunner.claimDue(10)).toEqual([second]);
    for (const id of [next, second]) await taskRunner.run(id, () => false);
    await tasks.work();
  });

  it('PG-12 tries a batch that throws again, and gives up in the end', async () => {
    const task = await tasks.import(file(1));
    const { db, taskRunner } = server.services;
    await db.execute("UPDATE task_file_chunks SET content = 'no JSON'::bytea");
    for (let tries = 0; tries < 5; tries++) {
      await tasks.work();
      server.pass(3_000);
    }
    expect(await tasks.get(task.id)).toMatchObject({ status: 'Failed', done: 0 });
    expect(await taskRunner.claimDue(1)).toEqual([]);
  });

  it('SC-18 is nobody else’s, and not the other identity’s', async () => {
    const task = await tasks.import(file(1));
    const { data } = await tasks.upload(file(1));
    const stranger = openTaskClient(server, await signedIn(server));
    for (const verb of ['get', 'cancel', 'retry', 'delete']) {
      const missing = await stranger.call(verb, { id: '999999999' });
      expect(await stranger.call(verb, { id: task.id })).toEqual(missing);
      expect((await tasks.call(verb, { id: task.id, scope: 'API' })).code).toBe(TASK_CODES.notFound);
    }
    expect((await stranger.download(task.id, 'error')).statusCode).toBe(404);
    const stolen = { upload_id: data.upload_id, mapping: { number: 0 }, request_id: requestId() };
    expect((await stranger.call('import', stolen)).code).toBe(TASK_CODES.notFound);
    expect((await stranger.call('list', {})).data.tasks).toEqual([]);
    expect((await tasks.call('list', {})).data).toMatchObject({ tasks: [{ id: task.id }], page: { data_total: 1 } });
    const buyerOnly = openTaskClient(server, await signedIn(server, { identities: ['API'] }));
    expect((await buyerOnly.call('list', {})).code).not.toBe(0);
  });
});
