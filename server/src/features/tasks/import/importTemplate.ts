import { fieldText } from '@tracking-console/contract/tasks/fieldText';
import type { ImportField } from '@tracking-console/contract/tasks/taskConstants';
import type { Translate } from '../../../documents/texts.ts';
import type { Download } from '../../../http/calls/sendFile.ts';
import { writeSheetRows, writeWorkbook } from '../files/writeSheet.ts';
import { XLSX_TYPE } from '../taskDownload.ts';

/** An empty workbook to fill; its cells are text, so that no spreadsheet rounds a number. */
export function writeTemplate(t: Translate, columns: readonly ImportField[], name: string): Download {
  const headings = columns.map((field) => t(fieldText(field)));
  return { name, type: XLSX_TYPE, content: writeWorkbook(rowsOf([headings])) };
}

async function* rowsOf(rows: readonly (readonly string[])[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(writeSheetRows(rows, 1));
}
