import { IMPORT_FIELDS, TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { LANGUAGE_COOKIE } from '@tracking-console/contract/values/languages';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import { SAMPLE_LANGUAGES } from '../../../testing/furtherIt.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openUpdateClient, type UpdateClient } from '../../../testing/updateClient.ts';

const [FIRST, SECOND, THIRD] = ['RB123456785GB', 'RB123456799GB', 'RB123456808GB'] as const;
const ROYAL_MAIL = 11_031;
const SHEET = 'xl/worksheets/sheet1.xml';

let server: TestServer;
let client: UpdateClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openUpdateClient(server);
});

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

it.each(SAMPLE_LANGUAGES)('PG-9c an export in %s that nobody edited changes nothing', async (language) => {
  await client.register({ number: FIRST }, { number: SECOND });
  await client.write(FIRST, STRANGE);
  await client.write(SECOND, { remark: "'=SUM(A1)", tag: '="0123"', recipientCountry: 'US' });
  for (const format of ['csv', 'xlsx'] as const) {
    const { counts, noted: notes } = await client.preview(await client.exported(format, language));
    expect({ changed: counts.changed, unchanged: counts.unchanged, notes }).toEqual({
      ...{ changed: 0, unchanged: 2, notes: 0 },
    });
  }
});

it('PG-9c an export that was edited and uploaded changes exactly what was edited', async () => {
  await client.register({ number: FIRST }, { number: SECOND }, { number: THIRD });
  await client.write(FIRST, STRANGE);
  await client.write(SECOND, { tag: 'old', remark: 'Keep this' });
  const before = await client.noted();
  const file = edited(await client.exported('csv'), SECOND, 'Tag', 'spring');
  expect(await client.preview(file)).toMatchObject({
    counts: { changed: 1, unchanged: 2 },
    changed_rows: [
      { number: SECOND, carrier: ROYAL_MAIL, changes: [{ field: 'tag', before: 'old', after: 'spring' }] },
    ],
    problem_rows: [],
  });
  expect(await client.noted()).toEqual(before);
  const task = await client.update(file);
  expect(task).toMatchObject({ type: 'bulk', action: 'updateByFile', name: 'numbers.csv' });
  expect(task).toMatchObject({ status: 'Succeeded', total: 1, ok: 1 });
  expect(task.params).toContainEqual({ name: 'column', value: 'Tag → tag' });
  expect(await client.noted()).toEqual({ ...before, [SECOND]: { ...before[SECOND], tag: 'spring' } });
});

it.each(SAMPLE_LANGUAGES)('PG-9c offers a file in %s whose headings it reads itself', async (language) => {
  const options = { cookies: { [LANGUAGE_COOKIE]: language } };
  const { rawPayload, headers } = await client.caller.post('/console-api/v1/tracking/template', {}, options);
  expect(headers['content-disposition']).toContain('update-template.xlsx');
  const { code } = await client.tasks.upload(rawPayload);
  expect(code).toBe(TASK_CODES.noRows);
  const parts = unzipSync(rawPayload);
  const sheet = strFromU8(parts[SHEET] ?? new Uint8Array());
  const filled = sheet.replace(
    '</sheetData>',
    `<row r="2"><c r="A2" t="inlineStr"><is><t>${FIRST}</t></is></c></row></sheetData>`,
  );
  const { data } = await client.tasks.upload(zipSync({ ...parts, [SHEET]: strToU8(filled) }));
  expect(Object.keys(data.mapping).sort()).toEqual([...IMPORT_FIELDS].sort());
});
