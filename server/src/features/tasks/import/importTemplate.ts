import type { Translate } from '../../../documents/texts.ts';
import { TEMPLATE_COLUMNS } from '../files/ownColumns.ts';
import { writeSheetRows, writeWorkbook } from '../files/writeSheet.ts';
import { type Download, XLSX_TYPE } from '../taskDownload.ts';

/** An empty workbook to fill; its cells are text, so that no spreadsheet rounds a number. */
export function importTemplate(t: Translate): Download {
  const headings = TEMPLATE_COLUMNS.map(({ heading }) => t(heading));
  return { name: 'shipments-template.xlsx', type: XLSX_TYPE, content: writeWorkbook(rowsOf([headings])) };
}

async function* rowsOf(rows: readonly (readonly string[])[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(writeSheetRows(rows, 1));
}
