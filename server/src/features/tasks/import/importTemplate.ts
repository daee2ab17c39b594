import type { Translate } from '../../../documents/texts.ts';
import type { Download } from '../../../http/calls/sendFile.ts';
import type { TemplateColumn } from '../files/ownColumns.ts';
import { writeSheetRows, writeWorkbook } from '../files/writeSheet.ts';
import { XLSX_TYPE } from '../taskDownload.ts';

/** An empty workbook to fill; its cells are text, so that no spreadsheet rounds a number. */
export function writeTemplate(t: Translate, columns: readonly TemplateColumn[], name: string): Download {
  const headings = columns.map(({ heading }) => t(heading));
  return { name, type: XLSX_TYPE, content: writeWorkbook(rowsOf([headings])) };
}

async function* rowsOf(rows: readonly (readonly string[])[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(writeSheetRows(rows, 1));
}
