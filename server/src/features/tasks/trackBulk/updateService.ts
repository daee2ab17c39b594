import type { CheckUpdate, StartUpdate, UpdateCheck } from '@tracking-console/contract/api/trackingConsole';
import type { ColumnMapping } from '@tracking-console/contract/tasks/imports';
import type { Database, Transaction } from '../../../database.ts';
import type { Owner } from '../../../owner.ts';
import { hasNumbers } from '../import/importService.ts';
import { createSplitter, rowsByNumber, TooManyNumbers } from '../import/numberCell.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { InputRow } from '../taskKind.ts';
import type { TaskService } from '../taskService.ts';
import type { TaskFileRecord, TaskRecord } from '../taskTable.ts';
import { createNotedFinder } from './findNoted.ts';
import { createUpdateReader } from './readUpdates.ts';
import { createUpdatePreview } from './updatePreview.ts';
import type { FileUpdate } from './workUpdates.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  tasks: TaskService;
  files: TaskFiles;
}

/** Each row is a change of its own, and the account is locked until its batch has ended. */
const UPDATE_BATCH = 100;

export type UpdateService = ReturnType<typeof createUpdateService>;

type UpdateRefusal = 'notFound' | 'noNumberColumn' | 'nothingToDo' | 'tooMany' | 'tooLarge';
/** Takes the half-made task back. */
class Refused extends Error {
  readonly refusal: UpdateRefusal;
  constructor(refusal: UpdateRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Changes the customers' own fields of registered numbers, by an uploaded file. */
export function createUpdateService({ db, now, tasks, files }: Surroundings) {
  return {
    async check(
      owner: Owner,
      { upload_id, mapping }: CheckUpdate,
    ): Promise<UpdateCheck | 'notFound' | 'noNumberColumn'> {
      const file = await files.findUpload(owner, Number(upload_id), now());
      if (!file) return 'notFound';
      if (!hasNumbers(mapping, file)) return 'noNumberColumn';
      const { preview, add } = createUpdatePreview();
      const read = createUpdateReader(mapping, createNotedFinder(db, owner));
      for await (const chunk of files.readChunks(file.id)) {
        const rows = JSON.parse(chunk.toString()) as InputRow[]; // written by the upload
        const split = rows.flatMap(({ row, cells }) =>
          rowsByNumber(cells, mapping).map((own) => ({ row, cells: own })),
        );
        for (const update of await read(split)) add(update);
      }
      return preview;
    },

    /** Sent again, it answers with the same task. What changes nothing is not among the task's rows. */
    async start(owner: Owner, { upload_id, mapping, request_id: requestId }: StartUpdate) {
      const file = await files.findUpload(owner, Number(upload_id), now());
      if (!file) return (await tasks.findRequested(owner, requestId)) ?? 'notFound';
      if (!hasNumbers(mapping, file)) return 'noNumberColumn';
      const params: FileUpdate = { action: 'updateByFile', mapping };
      const given = { type: 'bulk', name: file.name, params, requestId } as const;
      const write = (transaction: Transaction, task: TaskRecord) =>
        writeInput(transaction, { owner, file, mapping, task });
      return (await tasks.start(owner, given, write).catch(refusalOf)) ?? 'tooMany';
    },
  };

  async function writeInput(transaction: Transaction, { owner, file, mapping, task }: NewInput): Promise<number> {
    const { columns, name } = file;
    const input = { role: 'input', name, columns, taskId: task.id, expireTime: task.expireTime } as const;
    const count = { rows: 0, changed: 0 };
    const rows = worked(transaction, { owner, file, mapping, task }, count);
    await files.createOfRows(transaction, owner, input, rows, UPDATE_BATCH);
    if (count.changed === 0) throw new Refused('nothingToDo');
    if (!(await files.removeUpload(transaction, owner, file.id))) throw new Refused('notFound');
    return count.rows;
  }

  /** The rows that change something, and those that cannot. */
  async function* worked(
    transaction: Transaction,
    { owner, file, mapping }: NewInput,
    count: { rows: number; changed: number },
  ): AsyncGenerator<InputRow> {
    const split = createSplitter(mapping);
    const read = createUpdateReader(mapping, createNotedFinder(transaction, owner));
    for (let place = 0; ; place++) {
      const rows = await files.readRows(transaction, file.id, place);
      if (!rows) return;
      for (const { row, cells, state } of await read(rows.flatMap(split))) {
        if (state === 'unchanged' || state === 'repeated') continue;
        count.rows++;
        if (state === 'changed') count.changed++;
        yield { row, cells };
      }
    }
  }
}

interface NewInput {
  owner: Owner;
  file: TaskFileRecord;
  mapping: ColumnMapping;
  task: TaskRecord;
}

function refusalOf(error: unknown): UpdateRefusal {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof TooManyNumbers) return 'tooLarge';
  throw error;
}
