import { strToU8, zipSync } from 'fflate';

/** A number as a spreadsheet writes it into the file, with the format of the cell; or a text. */
export type Cell = string | { v: string; format?: string };

export interface TestSheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  state?: 'hidden' | 'veryHidden';
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook, made by hand. */
export function workbook(sheets: readonly TestSheet[], { active = 0 } = {}): Uint8Array {
  const formats = [...new Set(sheets.flatMap(({ rows }) => rows.flat().flatMap((cell) => formatOf(cell) ?? [])))];
  const files = sheets.map(({ rows }, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet xmlns="${MAIN}"><sheetData>${rows.map((row, number) => rowOf(row, number + 1, formats)).join('')}</sheetData></worksheet>`,
  ]);
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" ${state ? `state="${state}"` : ''} r:id="r${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${sheets
      .map(
        (_, index) =>
          `<Relationship Id="r${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="s" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${format.replaceAll('"', '&quot;')}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, index) => `<xf numFmtId="${164 + index}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(files),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));
}

const formatOf = (cell: Cell) => (typeof cell === 'string' ? undefined : cell.format);

function rowOf(cells: readonly Cell[], number: number, formats: readonly string[]): string {
  const written = cells.map((cell, column) => {
    const address = `r="${String.fromCharCode(65 + column)}${number}"`;
    if (typeof cell === 'string') return cell && `<c ${address} t="inlineStr"><is><t>${cell}</t></is></c>`;
    const style = cell.format ? ` s="${formats.indexOf(cell.format) + 1}"` : '';
    return `<c ${address}${style}><v>${cell.v}</v></c>`;
  });
  return `<row r="${number}">${written.join('')}</row>`;
}
