import { LANGUAGE_COOKIE, LANGUAGES } from '@tracking-console/contract/languages';
import { IMPORT_FIELDS, TASK_CODES } from '@tracking-console/contract/taskConstants';
import type { UpdateCheck } from '@tracking-console/contract/trackingConsole';
import { and, eq } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { openTaskClient, requestId, type TaskClient } from '../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { type ShipmentRecord, shipments } from '../shipments/model/shipmentTable.ts';

const [FIRST, SECOND, THIRD] = ['RB123456785GB', 'RB123456799GB', 'RB123456808GB'] as const;
const ROYAL_MAIL = 11_031;
const USPS = 21_051;
const SHEET = 'xl/worksheets/sheet1.xml';

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

async function register(...items: { number: string; carrier?: number }[]) {
  const owner = { gid: caller.gid, scope: 'API' } as const;
  const { db, quotas, shipments: service } = server.services;
  await db.transaction((transaction) => quotas.grant(transaction, owner, { source: 'Manual', amount: 1_000 }));
  await service.registration.register(
    owner,
    items.map((item) => ({ ...item, cost: 1 })),
    'Api',
  );
}

const write = (number: string, values: Partial<ShipmentRecord>) =>
  server.services.db
    .update(shipments)
    .set(values)
    .where(and(eq(shipments.ownerGid, caller.gid), eq(shipments.number, number)));

/** What the account has noted, by number. */
async function noted() {
  const rows = await server.services.db.select().from(shipments).where(eq(shipments.ownerGid, caller.gid));
  return Object.fromEntries(
    rows.map(({ number, tag, remark, orderNo, orderTime, additionalFields }) => [
      number,
      { tag, remark, orderNo, orderTime, additionalFields },
    ]),
  );
}

const post = async (verb: string, body: object) => (await caller.post(`/console-api/v1/tracking/${verb}`, body)).json();

async function upload(content: string | Uint8Array) {
  const { data } = await tasks.upload(content);
  return { upload_id: data.upload_id, mapping: data.mapping };
}

const preview = async (content: string | Buffer): Promise<UpdateCheck> =>
  (await post('check', await upload(content))).data;

async function update(content: string | Buffer) {
  const { data } = await post('import', { ...(await upload(content)), request_id: requestId() });
  await tasks.work();
  return tasks.get(data.task.id);
}

async function exported(format: 'csv' | 'xlsx', language = 'en'): Promise<Buffer> {
  const wanted = { format, choice: { filter: {} }, time_zone_offset: 0, request_id: requestId() };
  const options = { cookies: { [LANGUAGE_COOKIE]: language } };
  const { data } = (await caller.post('/console-api/v1/tracking/export', wanted, options)).json();
  await tasks.work();
  return (await tasks.download(data.task.id, 'result')).rawPayload;
}

/** Another cell in an exported file. */
function edited(csv: Buffer, number: string, heading: string, value: string): string {
  const [headings = [], ...rows] = Papa.parse<string[]>(
    csv
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim(),
  ).data;
  const place = headings.indexOf(heading);
  return Papa.unparse([headings, ...rows.map((row) => (row[0] === number ? row.with(place, value) : row))]);
}

const STRANGE = {
  tag: '=1+1  two  spaces',
  remark: `${'A long note. '.repeat(30)}\r\nA second line`,
  orderNo: 'WEB-1',
  shippingCountry: 'GB',
  recipientCountry: 'FR',
  additionalFields: { destination_country: 'DE', consignee: "'=x" },
};

it.each(LANGUAGES)('PG-9c an export in %s that nobody edited changes nothing', async (language) => {
  await register({ number: FIRST }, { number: SECOND });
  await write(FIRST, STRANGE);
  await write(SECOND, { remark: "'=SUM(A1)", tag: '="0123"', recipientCountry: 'US' });
  for (const format of ['csv', 'xlsx'] as const) {
    const { counts, noted: notes } = await preview(await exported(format, language));
    expect({ changed: counts.changed, unchanged: counts.unchanged, notes }).toEqual({
      ...{ changed: 0, unchanged: 2, notes: 0 },
    });
  }
});

it('PG-9c an export that was edited and uploaded changes exactly what was edited', async () => {
  await register({ number: FIRST }, { number: SECOND }, { number: THIRD });
  await write(FIRST, STRANGE);
  await write(SECOND, { tag: 'old', remark: 'Keep this' });
  const before = await noted();
  const file = edited(await exported('csv'), SECOND, 'Tag', 'spring');
  expect(await preview(file)).toMatchObject({
    counts: { changed: 1, unchanged: 2 },
    changed_rows: [
      { number: SECOND, carrier: ROYAL_MAIL, changes: [{ field: 'tag', before: 'old', after: 'spring' }] },
    ],
    problem_rows: [],
  });
  expect(await noted()).toEqual(before);
  const task = await update(file);
  expect(task).toMatchObject({ type: 'bulk', action: 'updateByFile', name: 'numbers.csv' });
  expect(task).toMatchObject({ status: 'Succeeded', total: 1, ok: 1 });
  expect(task.params).toContainEqual({ name: 'column', value: 'Tag → tag' });
  expect(await noted()).toEqual({ ...before, [SECOND]: { ...before[SECOND], tag: 'spring' } });
});

it('PG-9c takes all that changeinfo takes, and leaves empty cells as they are', async () => {
  await register({ number: FIRST });
  await write(FIRST, { tag: 'old', orderNo: 'WEB-12345' });
  const file = [
    'Tracking number,Tag,Note,Order number,Order time,Destination country,Postal code,Phone last 4',
    `${FIRST},,New note,,2026-03-01,Germany,10115,1234`,
  ].join('\n');
  expect((await preview(file)).changed_rows[0]?.changes.map(({ field }) => field)).toEqual([
    ...['remark', 'order_time', 'destination_postal_code', 'destination_country', 'phone_number_last_4'],
  ]);
  await update(file);
  expect((await noted())[FIRST]).toEqual({
    ...{ tag: 'old', remark: 'New note', orderNo: 'WEB-12345', orderTime: '2026-03-01' },
    additionalFields: {
      ...{ destination_country: 'DE', destination_postal_code: '10115', phone_number_last_4: '1234' },
    },
  });
});

it('PG-9c notes a malformed cell, and loses nothing else of its row', async () => {
  await register({ number: FIRST });
  const file = [
    'Tracking number,Carrier,Tag,Order number,Order time,Destination country',
    `${FIRST},Nobody's Express,spring,no. 12 / B,soon,Atlantis`,
  ].join('\n');
  const check = await preview(file);
  expect(check).toMatchObject({ counts: { changed: 1 }, noted: 1 });
  expect(check.problem_rows).toEqual(check.changed_rows);
  expect(check.problem_rows[0]?.notes).toEqual([
    { field: 'carrier', value: "Nobody's Express" },
    { field: 'order_no', value: 'no. 12 / B' },
    { field: 'order_time', value: 'soon' },
    { field: 'destination_country', value: 'Atlantis' },
  ]);
  expect(await update(file)).toMatchObject({ status: 'Succeeded', ok: 1 });
  expect((await noted())[FIRST]).toMatchObject({ tag: 'spring', orderNo: '', orderTime: '', additionalFields: {} });
});

it('PG-9c counts what becomes of every number; refused rows fail with the wire’s code and can be tried again', async () => {
  await register({ number: FIRST }, { number: SECOND }, { number: SECOND, carrier: USPS });
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
  const { counts, problem_rows } = await preview(file);
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
  const task = await update(file);
  expect(task).toMatchObject({ status: 'Partial', total: 7, ok: 2, failed: 5, can_retry: true });
  expect(task.failures.map(({ row, fault, code }) => [row, code ?? fault])).toEqual([
    [3, -18019810],
    [5, -18019902],
    [6, -18019902],
    [7, 'badNumber'],
    [8, 'rounded'],
  ]);
  const { body } = await tasks.download(task.id, 'error');
  expect(body).toContain(`e,${THIRD},,five,The number ${THIRD} is not registered. (-18019902)`);
  const tags = await server.services.db.select().from(shipments).where(eq(shipments.ownerGid, caller.gid));
  expect(tags.map(({ number, carrier, tag }) => [number, carrier, tag]).sort()).toEqual([
    [FIRST, ROYAL_MAIL, 'one'],
    [SECOND, ROYAL_MAIL, ''],
    [SECOND, USPS, 'four'],
  ]);
  await register({ number: THIRD });
  const { data } = await tasks.call('retry', { id: task.id });
  await tasks.work();
  expect(await tasks.get(data.task.id)).toMatchObject({ total: 5, ok: 1, failed: 4 });
  expect((await noted())[THIRD]?.tag).toBe('five');
});

it('PG-9c works on more than a batch, and takes a registered number for one whatever it looks like', async () => {
  const odd = ['1234567890123000', 'ABCDEFG'];
  const many = Array.from({ length: 120 }, (_, index) => `TEST-${10_000 + index}`);
  await register(...[...odd, ...many].map((number) => ({ number, carrier: ROYAL_MAIL })));
  const file = ['Tracking number,Tag', ...[...odd, ...many].map((number) => `${number},spring`)].join('\n');
  expect((await preview(file)).counts).toMatchObject({ changed: 122, rounded: 0, badNumber: 0 });
  const task = await update(file);
  expect(task).toMatchObject({ status: 'Succeeded', ok: 122 });
  expect(task.log).toHaveLength(2);
});

it('PG-9c starts once, however often the request is sent, and refuses a file that changes nothing', async () => {
  await register({ number: FIRST });
  const file = await upload(`Tracking number,Tag\n${FIRST},spring`);
  const wanted = { ...file, request_id: requestId() };
  const [one, two] = [await post('import', wanted), await post('import', wanted)];
  expect(one.data.task.id).toBe(two.data.task.id);
  await tasks.work();
  expect((await post('import', { ...file, request_id: requestId() })).code).toBe(TASK_CODES.notFound);
  const same = await upload(`Tracking number,Tag\n${FIRST},spring`);
  const nothing = { ...same, request_id: requestId() };
  expect((await post('import', nothing)).code).toBe(TASK_CODES.nothingToDo);
  const { data } = await tasks.call('list', {});
  expect(data.tasks).toHaveLength(1);
  // A refused file can be previewed, and started, all the same.
  await write(FIRST, { tag: 'other' });
  expect((await post('check', same)).data.counts.changed).toBe(1);
  expect((await post('import', nothing)).code).toBe(0);
});

it('SC-18 finds no upload of another account, of the other identity or without a column of numbers', async () => {
  await register({ number: FIRST });
  const file = await upload(`Tracking number,Tag\n${FIRST},spring`);
  const stranger = await signedIn(server);
  const call = async (verb: string, body: object) =>
    (await stranger.post(`/console-api/v1/tracking/${verb}`, body)).json().code;
  expect(await call('check', file)).toBe(TASK_CODES.notFound);
  expect(await call('import', { ...file, request_id: requestId() })).toBe(TASK_CODES.notFound);
  const buyer = openTaskClient(server, caller);
  expect((await buyer.call('check', file)).code).toBe(TASK_CODES.notFound);
  const { data } = await buyer.upload(`Tracking number,Tag\n${FIRST},spring`);
  const theirs = { upload_id: data.upload_id, mapping: data.mapping };
  expect((await post('check', theirs)).code).toBe(TASK_CODES.notFound);
  expect((await post('check', { ...file, mapping: { tag: 1 } })).code).toBe(TASK_CODES.noNumberColumn);
  expect((await post('check', { ...file, mapping: { number: 7 } })).code).toBe(TASK_CODES.noNumberColumn);
});

it.each(LANGUAGES)('PG-9c offers a file in %s whose headings it reads itself', async (language) => {
  const options = { cookies: { [LANGUAGE_COOKIE]: language } };
  const { rawPayload, headers } = await caller.post('/console-api/v1/tracking/template', {}, options);
  expect(headers['content-disposition']).toContain('update-template.xlsx');
  const { code } = await tasks.upload(rawPayload);
  expect(code).toBe(TASK_CODES.noRows);
  const parts = unzipSync(rawPayload);
  const sheet = strFromU8(parts[SHEET] ?? new Uint8Array());
  const filled = sheet.replace(
    '</sheetData>',
    `<row r="2"><c r="A2" t="inlineStr"><is><t>${FIRST}</t></is></c></row></sheetData>`,
  );
  const { data } = await tasks.upload(zipSync({ ...parts, [SHEET]: strToU8(filled) }));
  expect(Object.keys(data.mapping).sort()).toEqual([...IMPORT_FIELDS].sort());
});
