import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import { LANGUAGE_COOKIE } from '@tracking-console/contract/values/languages';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { callBuyer } from '../../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../../testing/buyerClient.ts';
import { openTaskClient, type TaskClient } from '../../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { type Cell, workbook } from '../../../../testing/workbook.ts';

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

const NUMBER = 'RB123456785GB';
const SHEET = 'xl/worksheets/sheet1.xml';
const sheetOf = (name: string, number: string) => ({ name, rows: [['Tracking number'], [number]] });
const listed = async () => (await callBuyer(client.buyer, 'GetTrackInfoList', {})).Json.map(({ FTrackNo }) => FTrackNo);

describe('a workbook', () => {
  it('PG-2f is read from the sheet that was in front, and offers the others', async () => {
    const content = workbook(
      [{ ...sheetOf('Lists', 'TBA100000'), state: 'hidden' }, sheetOf('May', 'TBA100001'), sheetOf('June', NUMBER)],
      { active: 2 },
    );
    const { data } = await tasks.upload(content);
    expect(data).toMatchObject({ sheet: 'June', encoding: null, sample: [[NUMBER]] });
    expect(data.sheets).toEqual([
      { name: 'Lists', hidden: true },
      { name: 'May', hidden: false },
      { name: 'June', hidden: false },
    ]);
    expect((await tasks.upload(content, { sheet: 'May' })).data).toMatchObject({
      sheet: 'May',
      sample: [['TBA100001']],
    });
    await tasks.importAll(content, { sheet: 'Lists' });
    expect(await listed()).toEqual(['TBA100000']);
  });

  it('PG-2f with a hidden or an empty sheet in front is read from the first that shows rows', async () => {
    const hidden = { ...sheetOf('Lists', 'TBA100000'), state: 'veryHidden' } as const;
    const empty = { name: 'Empty', rows: [] };
    expect((await tasks.upload(workbook([hidden, sheetOf('May', NUMBER)]))).data).toMatchObject({ sheet: 'May' });
    const last = workbook([empty, hidden, sheetOf('May', NUMBER)], { active: 0 });
    expect((await tasks.upload(last)).data).toMatchObject({ sheet: 'May' });
    expect((await tasks.upload(workbook([hidden]))).data).toMatchObject({ sheet: 'Lists' });
    expect((await tasks.upload(last, { sheet: 'Empty' })).code).toBe(TASK_CODES.noRows);
    expect((await tasks.upload(last, { sheet: 'No such' })).code).toBe(TASK_CODES.noRows);
  });

  it.each<[string, Cell, string]>([
    ['a whole number', { v: '123456789012' }, '123456789012'],
    ['a whole number with a power', { v: '1.23456789012E+11' }, '123456789012'],
    [
      'leading zeros of the cell’s format',
      { v: '40433836442636', format: '00000000000000000000' },
      '00000040433836442636',
    ],
    ['leading zeros in groups', { v: '12345678901', format: '0000\\ 0000\\ 0000' }, '012345678901'],
    ['leading zeros with a text format behind them', { v: '1234567', format: '000000000;@' }, '001234567'],
    ['all digits, as a program wrote them', { v: '9400111206206406260787' }, '9400111206206406260787'],
    ['a text', `="${'9400111206206406260787'}"`, '9400111206206406260787'],
  ])('PG-2f gives %s', async (_, cell, number) => {
    await tasks.importAll(workbook([{ name: 'S', rows: [['Tracking number'], [cell]] }]));
    expect(await listed()).toEqual([number]);
  });

  it('PG-2f keeps the leading zeros of a postal code', async () => {
    const rows: Cell[][] = [
      ['Tracking number', 'ZIP'],
      [NUMBER, { v: '501', format: '00000' }],
    ];
    expect((await tasks.upload(workbook([{ name: 'S', rows }]))).data.sample).toEqual([[NUMBER, '00501']]);
  });

  it.each<[string, Cell]>([
    ['with a power', { v: '9.4001112062064064E+21' }],
    ['to zeros', { v: '9400111206206400000000' }],
    ['in its last digit', { v: '1234567890123450' }],
    ['with a format that hides it', { v: '9.4001112062064E+21', format: '0000000000000000000000' }],
    ['to text with a power', '9.40011E+21'],
    ['to text with a power, in a language with a comma', '9,40011E+21'],
    ['to text with zeros', '9400111206206406400000000'],
  ])('PG-2f refuses a number that was rounded %s, and says why', async (_, cell) => {
    const content = workbook([{ name: 'S', rows: [['Tracking number'], [cell], [NUMBER]] }]);
    const { data } = await tasks.upload(content);
    const { counts, problem_rows } = await tasks.preview(data);
    expect(counts).toMatchObject({ new: 1, rounded: 1, badNumber: 0 });
    expect(problem_rows).toMatchObject([{ row: 1, numbers: [{ state: 'rounded' }] }]);
    expect(await tasks.importAll(content)).toMatchObject({ ok: 1, failures: [{ row: 1, fault: 'rounded' }] });
    expect(await listed()).toEqual([NUMBER]);
  });

  it('SC-22 is refused where it is none', async () => {
    for (const parts of [{ 'a.txt': 'x' }, { 'xl/workbook.xml': '<workbook', 'xl/_rels/workbook.xml.rels': '' }]) {
      const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
      expect((await tasks.upload(zipSync(Object.fromEntries(files)))).code).toBe(TASK_CODES.badFile);
    }
  });
});

describe('the template', () => {
  it.each(['en', 'sl', 'zh-hk'])(
    'PG-2f comes in %s, keeps what is typed as text, and is read as it was filled',
    async (language) => {
      const options = { cookies: { [LANGUAGE_COOKIE]: language } };
      const { rawPayload, headers } = await client.buyer.post(
        '/console-api/v1/task/template',
        { scope: 'BUYER' },
        options,
      );
      expect(headers['content-disposition']).toContain('shipments-template.xlsx');
      expect((await tasks.upload(rawPayload)).code).toBe(TASK_CODES.noRows);
      const parts = unzipSync(rawPayload);
      const sheet = strFromU8(parts[SHEET] ?? new Uint8Array());
      expect(sheet).toContain('<col min="1" max="16384" width="20" style="1" customWidth="1"/>');
      expect(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())).toContain('<xf/><xf numFmtId="49"');
      const row = ['RB123456785GB', 'Royal Mail', 'Lamp', 'A-1', 'Türkiye', '01234', 'new']
        .map((text, place) => `<c r="${'ABCDEFG'[place]}2" t="inlineStr"><is><t>${text}</t></is></c>`)
        .join('');
      const filled = sheet.replace('</sheetData>', `<row r="2">${row}</row></sheetData>`);
      await tasks.importAll(zipSync({ ...parts, [SHEET]: strToU8(filled) }));
      const owner = { gid: client.buyer.gid, scope: 'BUYER' } as const;
      expect(await server.services.shipments.registration.findByNumbers(owner, [NUMBER])).toMatchObject([
        {
          carrier: 11031,
          remark: 'Lamp',
          orderNo: 'A-1',
          tag: 'new',
          additionalFields: { destination_country: 'TR', destination_postal_code: '01234' },
        },
      ]);
    },
  );
});
