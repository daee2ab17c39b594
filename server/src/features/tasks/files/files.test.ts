import { withoutGuard } from '@tracking-console/contract/values/formulaGuard';
import fc from 'fast-check';
import Papa from 'papaparse';
import { writeCsv } from '../../../documents/writeCsv.ts';
import { readTable } from '../reading/readRows.ts';
import { writeSheetRows, writeWorkbook } from './writeSheet.ts';

/** Cells of all kinds, many of them what a spreadsheet would calculate. */
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(
      fc.constantFrom(
        '\uFF1D',
        '\uFF20',
        ' ',
        '\u200B',
        '\uFEFF',
        "'=",
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '"',
        ',',
        '\n',
        "'",
      ),
      fc.string(),
    )
    .map((parts) => parts.join('')),
);
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));

const parsed = (text: string) => Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1);

/** What a lenient spreadsheet reads in a cell. */
const bare = (text: string) => text.normalize('NFKC').replace(/^[\s\p{Cf}]+/u, '');

it('SC-23 writes no cell that a spreadsheet would calculate', () => {
  fc.assert(
    fc.property(table, (rows) => {
      for (const found of parsed(writeCsv(rows)).flat()) {
        expect(found).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(bare(found)).not.toMatch(/^[=+\-@]/);
      }
    }),
    { numRuns: 500 },
  );
});

it.each([
  '=1',
  '\uFF1D1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF201',
  '\uFE661',
  ' =1',
  '\u3000=1',
  '\u200B\uFF1D1',
  '\uFEFF@x',
  '\n1',
  '\u2060-1',
])('SC-23 keeps %j text', (text) => expect(parsed(writeCsv([[text]]))).toEqual([[`'${text}`]]));

it.each(["'tis", '1-1', 'a=b', '', "O'Neil", '\u2013 5', '12 =', '你好'])('SC-23 leaves %j alone', (text) =>
  expect(parsed(writeCsv([[text]]))).toEqual([[text]]),
);

it('SC-23 loses nothing by it: what was written is read again', () => {
  fc.assert(
    fc.property(table, (rows) => {
      expect(parsed(writeCsv(rows)).map((row) => row.map(withoutGuard))).toEqual(rows);
    }),
    { numRuns: 500 },
  );
  expect(withoutGuard("'=1+1")).toBe('=1+1');
  expect(withoutGuard("'tis")).toBe("'tis");
});

it('SC-23 writes a workbook whose cells are all text', async () => {
  const rows = [
    ['number', 'name'],
    ['TBA100000', '=HYPERLINK("http://example.com")'],
    ['TBA100001', 'a & <b> \u0000\u0007 \uD800 \u{1F4E6}'],
  ];
  const sheet = writeSheetRows(rows, 1);
  expect(sheet).not.toMatch(/<f>|<v>/);
  expect(sheet).toContain('r="B2" t="inlineStr"');
  const parts: Uint8Array[] = [];
  for await (const part of writeWorkbook(chunksOf([sheet]))) parts.push(part);
  const read = await readTable({ content: Buffer.concat(parts), mostRows: 10, language: 'en' });
  expect(read).toMatchObject({
    kind: 'read',
    table: {
      columns: ['number', 'name'],
      rows: [
        ['TBA100000', '=HYPERLINK("http://example.com")'],
        ['TBA100001', 'a & <b>   \u{1F4E6}'],
      ],
    },
  });
});

async function* chunksOf(texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text);
}
