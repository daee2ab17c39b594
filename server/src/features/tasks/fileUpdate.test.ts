import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { signedIn } from '../../../testing/caller.ts';
import { openTaskClient, requestId } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openUpdateClient, type UpdateClient } from '../../../testing/updateClient.ts';

const [FIRST, SECOND, THIRD] = ['RB123456785GB', 'RB123456799GB', 'RB123456808GB'] as const;
const ROYAL_MAIL = 11_031;
const USPS = 21_051;

let server: TestServer;
let client: UpdateClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openUpdateClient(server);
});

it('PG-9c takes all that changeinfo takes, and leaves empty cells as they are', async () => {
  await client.register({ number: FIRST });
  await client.write(FIRST, { tag: 'old', orderNo: 'WEB-12345' });
  const file = [
    'Tracking number,Tag,Note,Order number,Order time,Destination country,Postal code,Phone last 4',
    `${FIRST},,New note,,2026-03-01,Germany,10115,1234`,
  ].join('\n');
  expect((await client.preview(file)).changed_rows[0]?.changes.map(({ field }) => field)).toEqual([
    ...['remark', 'order_time', 'destination_postal_code', 'destination_country', 'phone_number_last_4'],
  ]);
  await client.update(file);
  expect((await client.noted())[FIRST]).toEqual({
    ...{ tag: 'old', remark: 'New note', orderNo: 'WEB-12345', orderTime: '2026-03-01' },
    additionalFields: {
      ...{ destination_country: 'DE', destination_postal_code: '10115', phone_number_last_4: '1234' },
    },
  });
});

it('PG-9c notes a malformed cell, and loses nothing else of its row', async () => {
  await client.register({ number: FIRST });
  const file = [
    'Tracking number,Carrier,Tag,Order number,Order time,Destination country',
    `${FIRST},Nobody's Express,spring,no. 12 / B,soon,Atlantis`,
  ].join('\n');
  const check = await client.preview(file);
  expect(check).toMatchObject({ counts: { changed: 1 }, noted: 1 });
  expect(check.problem_rows).toEqual(check.changed_rows);
  expect(check.problem_rows[0]?.notes).toEqual([
    { field: 'carrier', value: "Nobody's Express" },
    { field: 'order_no', value: 'no. 12 / B' },
    { field: 'order_time', value: 'soon' },
    { field: 'destination_country', value: 'Atlantis' },
  ]);
  expect(await client.update(file)).toMatchObject({ status: 'Succeeded', ok: 1 });
  expect((await client.noted())[FIRST]).toMatchObject({
    tag: 'spring',
    orderNo: '',
    orderTime: '',
    additionalFields: {},
  });
});

it('PG-9c counts what becomes of every number; refused rows fail with the wire’s code and can be tried again', async () => {
  await client.register({ number: FIRST }, { number: SECOND }, { number: SECOND, carrier: USPS });
  const file = [
    'Warehouse,Tracking number,Carrier,Tag',
    `a,${FIRST},,one`,
    `b,${FIRST},Royal Mail,two`,
    `c,${SECOND},,three`,
    `d,${SECOND},${USPS},four`,
    `e,${THIRD},,five`,
    `f,${FIRST},${USPS},six`,
    'g,nothing,,seven',
    'h,9.40011E+21,,eight',
  ].join('\n');
  const { counts, problem_rows } = await client.preview(file);
  expect(counts).toEqual({
    ...{ changed: 2, unchanged: 0, notRegistered: 2, ambiguous: 1, badNumber: 1, rounded: 1, repeated: 1 },
  });
  expect(problem_rows.map(({ row, state }) => [row, state])).toEqual([
    [2, 'repeated'],
    [3, 'ambiguous'],
    [5, 'notRegistered'],
    [6, 'notRegistered'],
    [7, 'badNumber'],
    [8, 'rounded'],
  ]);
  const task = await client.update(file);
  expect(task).toMatchObject({ status: 'Partial', total: 7, ok: 2, failed: 5, can_retry: true });
  expect(task.failures.map(({ row, fault, code }) => [row, code ?? fault])).toEqual([
    [3, -18019810],
    [5, -18019902],
    [6, -18019902],
    [7, 'badNumber'],
    [8, 'rounded'],
  ]);
  const { body } = await client.tasks.download(task.id, 'error');
  expect(body).toContain(`e,${THIRD},,five,The number ${THIRD} is not registered. (-18019902)`);
  expect((await client.rows()).map(({ number, carrier, tag }) => [number, carrier, tag]).sort()).toEqual([
    [FIRST, ROYAL_MAIL, 'one'],
    [SECOND, ROYAL_MAIL, ''],
    [SECOND, USPS, 'four'],
  ]);
  await client.register({ number: THIRD });
  const { data } = await client.tasks.call('retry', { id: task.id });
  await client.tasks.work();
  expect(await client.tasks.get(data.task.id)).toMatchObject({ total: 5, ok: 1, failed: 4 });
  expect((await client.noted())[THIRD]?.tag).toBe('five');
});

it('PG-9c works on more than a batch, and takes a registered number for one whatever it looks like', async () => {
  const odd = ['1234567890123000', 'ABCDEFG'];
  const many = Array.from({ length: 120 }, (_, index) => `TEST-${10_000 + index}`);
  await client.register(...[...odd, ...many].map((number) => ({ number, carrier: ROYAL_MAIL })));
  const file = ['Tracking number,Tag', ...[...odd, ...many].map((number) => `${number},spring`)].join('\n');
  expect((await client.preview(file)).counts).toMatchObject({ changed: 122, rounded: 0, badNumber: 0 });
  const task = await client.update(file);
  expect(task).toMatchObject({ status: 'Succeeded', ok: 122 });
  expect(task.log).toHaveLength(2);
});

it('PG-9c starts once, however often the request is sent, and refuses a file that changes nothing', async () => {
  await client.register({ number: FIRST });
  const file = await client.upload(`Tracking number,Tag\n${FIRST},spring`);
  const wanted = { ...file, request_id: requestId() };
  const [one, two] = await Promise.all([client.post('import', wanted), client.post('import', wanted)]);
  const three = await client.post('import', wanted);
  expect([two.data.task.id, three.data.task.id]).toEqual([one.data.task.id, one.data.task.id]);
  await client.tasks.work();
  expect((await client.post('import', { ...file, request_id: requestId() })).code).toBe(TASK_CODES.notFound);
  const same = await client.upload(`Tracking number,Tag\n${FIRST},spring`);
  const nothing = { ...same, request_id: requestId() };
  expect((await client.post('import', nothing)).code).toBe(TASK_CODES.nothingToDo);
  const { data } = await client.tasks.call('list', {});
  expect(data.tasks).toHaveLength(1);
  // A refused file can be previewed, and started, all the same.
  await client.write(FIRST, { tag: 'other' });
  expect((await client.post('check', same)).data.counts.changed).toBe(1);
  expect((await client.post('import', nothing)).code).toBe(0);
});

it('SC-18 finds no upload of another account, of the other identity or without a column of numbers', async () => {
  await client.register({ number: FIRST });
  const file = await client.upload(`Tracking number,Tag\n${FIRST},spring`);
  const stranger = await signedIn(server);
  const call = async (verb: string, body: object) =>
    (await stranger.post(`/console-api/v1/tracking/${verb}`, body)).json().code;
  expect(await call('check', file)).toBe(TASK_CODES.notFound);
  expect(await call('import', { ...file, request_id: requestId() })).toBe(TASK_CODES.notFound);
  const buyer = openTaskClient(server, client.caller);
  expect((await buyer.call('check', file)).code).toBe(TASK_CODES.notFound);
  const { data } = await buyer.upload(`Tracking number,Tag\n${FIRST},spring`);
  const theirs = { upload_id: data.upload_id, mapping: data.mapping };
  expect((await client.post('check', theirs)).code).toBe(TASK_CODES.notFound);
  expect((await client.post('check', { ...file, mapping: { tag: 1 } })).code).toBe(TASK_CODES.noNumberColumn);
  expect((await client.post('check', { ...file, mapping: { number: 7 } })).code).toBe(TASK_CODES.noNumberColumn);
});
