import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { guessColumns } from '../reading/guessColumns.ts';
import { readTable } from '../reading/readRows.ts';
import { numbersOf } from './numberCell.ts';
import { readRow } from './readRow.ts';

const read = (content: string | Uint8Array, mostRows = 100) =>
  readTable({ content: typeof content === 'string' ? strToU8(content) : content, mostRows, language: 'en' });
const tableOf = async (content: string | Uint8Array) => {
  const result = await read(content);
  if (result.kind !== 'read') throw new Error(result.refusal);
  return result.table;
};

describe('a file', () => {
  it.each([
    ['commas', 'number,name\nTBA100000,"a, b"\n'],
    ['semicolons and a byte order mark', '\uFEFFnumber;name\r\nTBA100000;a, b\r\n'],
    ['tabs', 'number\tname\nTBA100000\ta, b\n\n'],
    ['UTF-16', new Uint8Array(Buffer.from('\uFEFFnumber,name\nTBA100000,"a, b"\n', 'utf16le'))],
  ])('PG-2f is read with %s', async (_, content) => {
    expect(await tableOf(content)).toEqual({ columns: ['number', 'name'], rows: [['TBA100000', 'a, b']] });
  });

  it('PG-2f is read in the old Western code, without headings, and with short rows', async () => {
    expect(await tableOf(new Uint8Array(Buffer.from('number,name\nTBA100000,M\xfcller\n', 'latin1')))).toMatchObject({
      rows: [['TBA100000', 'Müller']],
    });
    expect(await tableOf('TBA100000\nTBA100001,x\n')).toEqual({
      columns: ['', ''],
      rows: [
        ['TBA100000', ''],
        ['TBA100001', 'x'],
      ],
    });
  });

  it('PG-2f keeps the digits of long numbers', async () => {
    expect((await tableOf(workbook('<c r="A2"><v>123456789012</v></c>'))).rows).toEqual([['123456789012']]);
    expect((await tableOf(workbook('<c r="A2"><v>1.23456789012E+11</v></c>'))).rows).toEqual([['123456789012']]);
  });

  it('SC-22 is refused when it has too many rows, unpacks to too much or is none', async () => {
    expect(await read('number\nTBA100000\nTBA100001\n', 1)).toEqual({ kind: 'refused', refusal: 'tooLarge' });
    expect(await read(bomb(210))).toEqual({ kind: 'refused', refusal: 'tooLarge' });
    expect(await read(zipSync({ 'a.txt': strToU8('no workbook') }))).toEqual({ kind: 'refused', refusal: 'badFile' });
    expect(await read('\u0000\u0001')).toEqual({ kind: 'refused', refusal: 'badFile' });
  });
});

describe('the columns', () => {
  it.each([
    [['Order #', 'Tracking Number', 'Carrier', 'Notes'], { order_no: 0, number: 1, carrier: 2, remark: 3 }],
    [['订单号', '运单号', '物流商', '备注'], { order_no: 0, number: 1, carrier: 2, remark: 3 }],
    [['Sendungsnummer', 'PLZ', 'Empfänger'], { number: 0, destination_postal_code: 1, consignee: 2 }],
    [['Código de rastreio', 'CPF', 'País'], { number: 0, cpf_or_cnpj: 1, destination_country: 2 }],
    [['追跡番号', '品名'], { number: 0, remark: 1 }],
  ])('PG-2f are known by their headings: %j', (columns, mapping) => {
    expect(guessColumns({ columns, rows: [] })).toEqual(mapping);
  });

  it('PG-2f of numbers is known by its cells', () => {
    const rows = [
      ['Lamp', 'RB123456785GB'],
      ['Book', '1Z5R89390357567127'],
    ];
    expect(guessColumns({ columns: ['A', 'B'], rows })).toEqual({ number: 1 });
    expect(guessColumns({ columns: ['A', 'B'], rows: [...rows, ['Total', '10']] })).toEqual({ number: 1 });
  });
});

describe('a row', () => {
  const mapping = { number: 0, carrier: 1, destination_country: 2, remark: 3 };
  it('PG-2f names its carrier and its country in words', () => {
    expect(readRow(['rb 123456785 gb', 'Royal Mail', 'Deutschland', ' Lamp '], mapping).wanted).toMatchObject({
      number: 'RB123456785GB',
      carrier: expect.any(Number),
      remark: 'Lamp',
      additionalFields: { destination_country: 'DE' },
    });
  });

  it('PG-2f says what is wrong with it', () => {
    expect(readRow(['Total', '', '', ''], mapping)).toEqual({ fault: 'badNumber' });
    expect(readRow(['Total 10', '', '', ''], mapping)).toEqual({ fault: 'badNumber' });
    expect(readRow(['?', '', '', ''], mapping)).toEqual({ fault: 'badNumber' });
    expect(readRow(['9.4E+21', '', '', ''], mapping)).toEqual({ fault: 'rounded' });
  });

  it.each([
    ['UPS Ground', '', '', [{ field: 'carrier', value: 'UPS Ground' }]],
    ['顺丰', 'Turkey', '', [{ field: 'carrier', value: '顺丰' }]],
    ['', 'Atlantis', 'Lamp', [{ field: 'destination_country', value: 'Atlantis' }]],
    ['', 'XX', '', [{ field: 'destination_country', value: 'XX' }]],
    ['Royal Mail', 'UK', '', []],
  ])('PG-2f is not lost for carrier %j, country %j and name %j', (carrier, country, name, notes) => {
    expect(readRow(['RB123456785GB', carrier, country, name], mapping)).toMatchObject({
      wanted: { remark: name },
      notes,
    });
  });

  it('PG-2f is not lost for a field that is too long', () => {
    const long = 'x'.repeat(101);
    const reading = readRow(['RB123456785GB', '', long], { number: 0, order_no: 1, remark: 2 });
    expect(reading).toMatchObject({
      wanted: { remark: long.slice(0, 100) },
      notes: [{ field: 'remark', value: long }],
    });
    const fields = readRow(['RB123456785GB', long, 'a\nb\u0007'], { number: 0, order_no: 1, phone_number: 2 });
    expect(fields.notes?.map(({ field }) => field)).toEqual(['order_no', 'phone_number']);
    expect(fields.wanted?.orderNo).toBe('');
  });

  it.each([
    ['rb 123456785 gb', ['RB123456785GB']],
    ['9400 1112 06206406 2607 87', ['9400111206206406260787']],
    ['RB123456785GB LX987654321CN', ['RB123456785GB', 'LX987654321CN']],
    ['RB123456785GB\n9.40011E+21', ['RB123456785GB', '9.40011E+21']],
    ['RB 123 456 785 GB', ['RB123456785GB']],
    ['Total', []],
  ])('PG-2f has in its cell %j the numbers %j', (cell, numbers) => expect(numbersOf(cell)).toEqual(numbers));
});

/** A workbook with the heading "number" and one more cell. */
function workbook(cell: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const heading = '<row r="1"><c r="A1" t="inlineStr"><is><t>number</t></is></c></row>';
  return zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${heading}<row r="2">${cell}</row></sheetData></worksheet>`,
    ),
  });
}

/** A file of zeros that declares a size of one byte. */
function bomb(megabytes: number): Uint8Array {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(1, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, packed]);
}
