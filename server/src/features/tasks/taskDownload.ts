import type { Translate } from '../../documents/texts.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../../documents/writeCsv.ts';
import type { Download } from '../../http/calls/sendFile.ts';
import type { Owner } from '../../owner.ts';
import { ACCOUNT_END } from './account/accountKind.ts';
import { writeWorkbook } from './files/writeSheet.ts';
import { reasonText } from './reasonText.ts';
import type { TaskFiles } from './taskFiles.ts';
import type { FaultyRow } from './taskKind.ts';
import type { TaskService } from './taskService.ts';
import type { TaskFileRecord } from './taskTable.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const JSON_TYPE = 'application/json; charset=utf-8';

interface Parts {
  tasks: TaskService;
  files: TaskFiles;
}

/** A file of a task as it is saved; null if there is none. */
export async function openDownload(
  { tasks, files }: Parts,
  owner: Owner,
  { id, role, t }: { id: number; role: 'result' | 'error'; t: Translate },
): Promise<Download | null> {
  const found = await tasks.find(owner, id);
  const file = found?.files.find((one) => one.role === role);
  if (!file) return null;
  const chunks = files.readChunks(file.id);
  if (role === 'error') return { name: errorName(file.name), type: CSV_TYPE, content: errorLines(file, chunks, t) };
  if (file.name.endsWith('.xlsx')) return { name: file.name, type: XLSX_TYPE, content: writeWorkbook(chunks) };
  if (file.name.endsWith('.json')) return { name: file.name, type: JSON_TYPE, content: closed(chunks) };
  return { name: file.name, type: CSV_TYPE, content: chunks };
}

async function* closed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
  yield Buffer.from(ACCOUNT_END);
}

/** The original rows, each with the reason why it failed. */
async function* errorLines(file: TaskFileRecord, chunks: AsyncIterable<Buffer>, t: Translate): AsyncGenerator<Buffer> {
  const { columns } = file;
  yield Buffer.from(BYTE_ORDER_MARK + writeCsv([[...columns, t('column.reason')]]));
  for await (const chunk of chunks) {
    const rows = JSON.parse(chunk.toString()) as FaultyRow[]; // written by the runner
    // A short row is filled up, so that the reason is in its own column.
    const cells = rows.map((row) => [...columns.map((_, place) => row.cells[place] ?? ''), reasonText(row, t)]);
    yield Buffer.from(writeCsv(cells));
  }
}

const errorName = (name: string) => `${name.replace(/\.[^.]*$/, '')}-errors.csv`;
