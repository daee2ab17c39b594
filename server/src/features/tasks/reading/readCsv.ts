import type { ReadRefusal } from './importFile.ts';

export interface TableLimits {
  rows: number;
  columns: number;
  cells: number;
  /** Characters of a cell. */
  cell: number;
}

/**
 * Lines of RFC 4180; a quotation mark in the midst of a cell is text. It ends at the first row, column or character too many:
 * a file that was made to be read without end is refused after a few of its bytes.
 */
export function readCsv(text: string, delimiter: string, limits: TableLimits): string[][] | ReadRefusal {
  // Sticky expressions match from where the last one has ended.
  const plain = new RegExp(`[^${delimiter.replace(/[\\\]^-]/, '\\$&')}\\r\\n]*`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  let cells = 0;
  let place = 0;
  let isOver = text === '';

  while (!isOver) {
    const cell = text[place] === '"' ? readQuoted() : readPlain();
    if (cell === null || row.length >= limits.columns) return 'badFile';
    row.push(cell);
    if (text[place] === delimiter) place++;
    else {
      endRow();
      if (rows.length > limits.rows || cells > limits.cells) return 'tooLarge';
    }
  }
  return rows;

  function readPlain(): string | null {
    plain.lastIndex = place;
    const [cell = ''] = plain.exec(text) ?? [];
    place += cell.length;
    return cell.length > limits.cell ? null : cell;
  }

  /** Reads from the first quotation mark to the closing one, and on to the next cell. */
  function readQuoted(): string | null {
    let cell = '';
    for (;;) {
      const closing = text.indexOf('"', place + 1);
      const end = closing < 0 ? text.length : closing;
      if (cell.length + end - place > limits.cell) return null;
      cell += text.slice(place + 1, end);
      place = Math.min(end + 1, text.length);
      if (text[place] !== '"') break;
      cell += '"';
    }
    const rest = readPlain();
    return rest === null ? null : cell + rest.trimEnd();
  }

  function endRow(): void {
    if (row.some((cell) => cell.trim() !== '')) {
      rows.push(row);
      cells += row.length;
    }
    row = [];
    place += text.startsWith('\r\n', place) ? 2 : 1;
    isOver = place >= text.length;
  }
}
