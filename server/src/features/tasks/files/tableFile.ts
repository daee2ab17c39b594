import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, writeCsv } from '../../../documents/writeCsv.ts';
import type { Download } from '../../../http/calls/sendFile.ts';
import { CSV_TYPE, XLSX_TYPE } from '../taskDownload.ts';
import { writeSheetRows, writeWorkbook } from './writeSheet.ts';

/** A table as a file to download, headings first. */
export function tableFile(name: string, table: readonly (readonly string[])[], format: 'csv' | 'xlsx'): Download {
  const chunks = (text: string) => Readable.from([Buffer.from(text)]);
  return format === 'csv'
    ? { name: `${name}.csv`, type: CSV_TYPE, content: chunks(BYTE_ORDER_MARK + writeCsv(table)) }
    : { name: `${name}.xlsx`, type: XLSX_TYPE, content: writeWorkbook(chunks(writeSheetRows(table, 1))) };
}
