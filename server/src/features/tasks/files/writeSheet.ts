import { strToU8, Zip, ZipDeflate } from 'fflate';

/**
 * Rows of a worksheet, the first of them at `from`, counted from 1. Every cell is text by its type: nothing in it is ever
 * calculated.
 */
export function writeSheetRows(rows: readonly (readonly string[])[], from: number): string {
  return rows.map((row, index) => `<row r="${from + index}">${cellsOf(row, from + index)}</row>`).join('');
}

function cellsOf(row: readonly string[], number: number): string {
  return row.map((text, column) => (text === '' ? '' : cell(text, `${columnName(column)}${number}`))).join('');
}

/** A, B … Z, AA, AB … */
function columnName(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest < 0 ? '' : columnName(rest)) + String.fromCharCode(65 + (column % 26));
}

const cell = (text: string, address: string) =>
  `<c r="${address}" t="inlineStr" s="1"><is><t xml:space="preserve">${withEntities(text)}</t></is></c>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** XML knows no way to write most control characters, nor half of a pair. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

function withEntities(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');
}

/** A workbook of one sheet, made while it is sent: of the chunks' rows only one is in memory at a time. */
export async function* writeWorkbook(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    written.push(data);
  });
  const take = () => {
    const taken = written;
    written = [];
    return taken;
  };
  const add = (path: string) => {
    const part = new ZipDeflate(path, { level: 3 });
    zip.add(part);
    return part;
  };
  for (const [path, content] of Object.entries(PARTS)) add(path).push(strToU8(content), true);
  const sheet = add('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(`${XML}<worksheet xmlns="${MAIN}">${COLUMNS}<sheetData>`));
  yield* take();
  for await (const chunk of chunks) {
    sheet.push(chunk);
    yield* take();
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield* take();
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONS = `${OFFICE}/package/2006/relationships`;
const RELATION = `${OFFICE}/officeDocument/2006/relationships`;
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Text typed into a cell later stays text as well: a spreadsheet rounds no number and drops no leading zeros. */
const COLUMNS = '<cols><col min="1" max="16384" width="20" style="1" customWidth="1"/></cols>';
const TEXT_FORMAT = 49;

/** Everything of a workbook but its sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${XML}<Types xmlns="${OFFICE}/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `${XML}<Relationships xmlns="${RELATIONS}">` +
    `<Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATION}">` +
    '<sheets><sheet name="Shipments" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${XML}<Relationships xmlns="${RELATIONS}">` +
    `<Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills>` +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="2"><xf/><xf numFmtId="${TEXT_FORMAT}" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};
