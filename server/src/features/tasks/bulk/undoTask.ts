import type { Transaction } from '../../../database.ts';
import type { Owner } from '../../../owner.ts';
import type { TaskWithFiles } from '../findTasks.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { FaultyRow, InputRow } from '../taskKind.ts';
import type { TaskService } from '../taskService.ts';
import type { TaskRecord } from '../taskTable.ts';
import { undoOf, undoRequest } from '../undoable.ts';
import { BULK_COLUMNS } from './bulkKind.ts';

interface Parts {
  tasks: TaskService;
  files: TaskFiles;
}

/** Undoes a task's deletion or archiving by a task of its own; null if nothing can be undone, or not now. */
export async function undoTask({ tasks, files }: Parts, owner: Owner, id: number): Promise<TaskRecord | null> {
  const requestId = undoRequest(id);
  const [known, found] = [await tasks.findRequested(owner, requestId), await tasks.find(owner, id)];
  if (known) return known;
  const action = found?.canUndo ? undoOf(found.task) : undefined;
  if (!found || !action) return null;
  const undo = { type: 'bulk', name: '', params: { action }, requestId } as const;
  return tasks.start(owner, undo, async (transaction, { id: taskId, expireTime }) => {
    const file = { role: 'input', name: `${action}.csv`, columns: BULK_COLUMNS, taskId, expireTime } as const;
    await files.createOfRows(transaction, owner, file, doneRows(transaction, files, found));
    return found.task.ok;
  });
}

/** The rows of the batches that were worked on, without those that failed; a batch's failures are at its own place. */
async function* doneRows(reader: Transaction, files: TaskFiles, { task, files: own }: TaskWithFiles) {
  const [input, errors] = (['input', 'error'] as const).map((role) => own.find((file) => file.role === role));
  if (!input) return;
  for (let place = 0; place < task.position; place++) {
    const failures = errors ? await files.readRows<FaultyRow>(reader, errors.id, place) : null;
    const failed = new Set(failures?.map(({ row }) => row));
    const rows = (await files.readRows<InputRow>(reader, input.id, place)) ?? [];
    yield* rows.filter(({ row }) => !failed.has(row));
  }
}
