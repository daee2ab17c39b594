import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import iconv from 'iconv-lite';
import { callBuyer } from '../../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../../testing/buyerClient.ts';
import { openTaskClient, type TaskClient, type UploadOptions } from '../../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

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
const USPS = '9400111206206406260787';
const listed = async () =>
  (await callBuyer(client.buyer, 'GetTrackInfoList', {})).Json.map(({ FTrackNo, FRemark }) => [FTrackNo, FRemark]);

async function importsAs(content: string | Uint8Array, rows: [string, string][], how?: UploadOptions) {
  expect(await tasks.importAll(content, how)).toMatchObject({ status: 'Succeeded', failed: 0 });
  expect((await listed()).sort()).toEqual(rows.sort());
}

describe('a text file', () => {
  it.each([
    ['windows-1250', 'pl', 'Numer przesyłki;Nazwa', 'Lampa stołowa'],
    ['windows-1250', 'en', 'Numer przesyłki;Uwagi', 'Żółta łódź'],
    ['windows-1250', 'cs', 'Číslo zásilky;Poznámka', 'Žlutá lampička'],
    ['gb18030', 'zh-cn', '运单号;备注', '台灯'],
    ['gb18030', 'en', '运单号;备注', '台灯'],
    ['big5', 'zh-hk', '運單號;備註', '檯燈'],
    ['shift_jis', 'ja', '追跡番号;品名', '電気スタンド'],
    ['euc-kr', 'ko', '송장번호;비고', '책상 램프'],
    ['windows-1251', 'en', 'Трек-номер;Название', 'Настольная лампа'],
    ['windows-1253', 'el', 'Αριθμός αποστολής;Όνομα', 'Λάμπα'],
    ['windows-1254', 'tr', 'Takip numarası;Açıklama', 'Işıklı şapka'],
    ['windows-1257', 'lt', 'Siuntos numeris;Name', 'Šviesi žvakė'],
    ['windows-874', 'th', 'หมายเลขพัสดุ;ชื่อ', 'โคมไฟ'],
    ['windows-1252', 'de', 'Sendungsnummer;Bezeichnung', 'Stehlampe größer'],
    ['utf-16le', 'en', '\uFEFFTracking number;Name', 'Café'],
  ])('PG-2f in %s is read for a reader of %s', async (encoding, language, headings, name) => {
    const content = iconv.encode(`${headings}\r\n${NUMBER};${name}\r\n`, encoding);
    expect((await tasks.upload(content, { language })).data).toMatchObject({ encoding, sheets: [] });
    await importsAs(content, [[NUMBER, name]], { language });
  });

  it('PG-2f is read again in the encoding the reader names', async () => {
    const content = iconv.encode(`Number,Note\n${NUMBER},Шар\n`, 'koi8-r');
    const { data } = await tasks.upload(content, { encoding: 'koi8-r' });
    expect(data).toMatchObject({ encoding: 'koi8-r', sample: [[NUMBER, 'Шар']] });
    expect((await tasks.upload(content, { encoding: 'no-such' })).code).not.toBe(0);
    expect((await tasks.upload(`Number\n${NUMBER}\n`)).data.encoding).toBeNull();
  });

  it.each([
    ['a line that names the delimiter', `sep=;\r\nTracking number;Name\r\n${NUMBER};a, b\r\n`],
    ['the same in quotation marks, behind a byte order mark', `\uFEFF"sep=;"\nTracking number;Name\n${NUMBER};a, b\n`],
    ['a delimiter of its own', `SEP=^\nTracking number^Name\n${NUMBER}^a, b\n`],
    ['a title above the headings', `Shipments of May 2026\n\nTracking number;Name\n${NUMBER};a, b\n`],
    ['a title that is a heading, too', `Tracking\nCreated;2026-05-12\nTracking number;Name\n${NUMBER};a, b\n`],
    ['a title above headings nobody knows', `My list\nFoo;Bar;Note\nx;${NUMBER};a, b\n`],
    ['prices with a comma', `Tracking number;Price;Name\n${NUMBER};12,50;a, b\n`],
    ['headings nobody knows, and prices', `Foo;Bar;Nota\n12,50;${NUMBER};a, b\n`],
    ['tabs', `Tracking number\tName\n${NUMBER}\ta, b\n`],
  ])('PG-2f is read with %s', async (_, content) => importsAs(content, [[NUMBER, 'a, b']]));

  it.each([
    ['="9400111206206406260787"', USPS],
    ['"=""9400111206206406260787"""', USPS],
    ['\u202A9400111206206406260787\u202C', USPS],
    ['9400\u202C 1112 \u200B0620 6406 2607 87', USPS],
    ["'9400111206206406260787", USPS],
    ['123456785\u2013GB', '123456785-GB'],
    ['123456789012.0', '123456789012'],
    ['ＲＢ１２３４５６７８５ＧＢ', NUMBER],
  ])('PG-2f takes the number out of %s', async (cell, number) => {
    await importsAs(`Tracking number;Name\n${cell};=1+1\n`, [[number, '=1+1']]);
  });

  it('PG-2f has two shipments in a cell of two numbers, each with the rest of the row', async () => {
    const content = `Tracking number,Name\n"${NUMBER}\n${USPS}",Lamp\nTBA100000 / TBA100001,Book\n`;
    const { data } = await tasks.upload(content);
    expect((await tasks.preview(data)).counts).toMatchObject({ new: 4, badNumber: 0 });
    expect(await tasks.importAll(content)).toMatchObject({ total: 4, ok: 4 });
    expect((await listed()).sort()).toEqual([
      [USPS, 'Lamp'],
      [NUMBER, 'Lamp'],
      ['TBA100000', 'Book'],
      ['TBA100001', 'Book'],
    ]);
  });

  it.each([
    ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a PDF', '%PDF-1.7\n1 0 obj\n'],
    ['a web page that calls itself a spreadsheet', '<html><table><tr><td>RB123456785GB</td></tr></table>'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae100000000', 'hex')],
    ['RTF', '{\\rtf1 RB123456785GB}'],
  ])('SC-22 is refused where it is %s', async (_, content) => {
    expect((await tasks.upload(content)).code).toBe(TASK_CODES.badFile);
  });

  it('PG-2f without a row below its headings is told apart', async () => {
    for (const content of ['', 'sep=;\n', 'Tracking number,Name\n', '\n\n'])
      expect((await tasks.upload(content)).code).toBe(TASK_CODES.noRows);
  });

  it('PG-2f is taken under whatever type a browser gives it', async () => {
    for (const type of ['application/octet-stream', 'text/tab-separated-values', 'application/vnd.ms-excel'])
      expect((await tasks.upload(`Tracking number\tName\n${NUMBER}\tx\n`, { type })).code).toBe(0);
  });
});
