import fc from 'fast-check';
import Papa from 'papaparse';
import { readTable } from '../import/readTable.ts';
import { withoutGuard, writeCsv } from './writeCsv.ts';
import { writeSheetRows, writeWorkbook } from './writeSheet.ts';

/** Cells of all kinds, many of them what a spreadsheet would calculate. */
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ',', '\n', "'"), fc.string())
    .map((parts) => parts.join('')),
);
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));

const parsed = (text: string) => Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1);

it('SC-23 writes no cell that a spreadsheet would calculate', () => {
  fc.assert(
    fc.property(table, (rows) => {
      for (const found of parsed(writeCsv(rows)).flat()) expect(found).not.toMatch(/^[=+\-@\t\r]/);
    }),
    { numRuns: 500 },
  );
});

it('SC-23 loses nothing by it: what was written is read again', () => {
  const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
  fc.assert(
    fc.property(table, (rows) => {
      expect(parsed(writeCsv(rows))).toEqual(rows.map((row) => row.map(guarded)));
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
  const read = await readTable({ content: Buffer.concat(parts), mostRows: 10 });
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
