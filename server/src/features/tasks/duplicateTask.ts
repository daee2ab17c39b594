import type { Owner } from '../../owner.ts';
import { startAccountExport } from './account/startAccountExport.ts';
import { type ExportParams, exportName } from './export/exportKind.ts';
import { historyName, isHistory } from './historyExport/historyParams.ts';
import type { TaskFiles } from './taskFiles.ts';
import type { TaskService } from './taskService.ts';
import type { TaskRecord } from './taskTable.ts';

type Parts = Parameters<typeof startAccountExport>[0] & { tasks: TaskService; files: TaskFiles; now: () => Date };

export type Duplicate = { kind: 'started'; task: TaskRecord } | { kind: 'notPossible' } | { kind: 'tooMany' };

/** Starts an ended task again, with the same rows; an export writes them as they are now. */
export async function duplicateTask(parts: Parts, owner: Owner, id: number, requestId: string): Promise<Duplicate> {
  const { tasks, files, now } = parts;
  const known = await tasks.findRequested(owner, requestId);
  if (known) return { kind: 'started', task: known };
  const found = await tasks.find(owner, id);
  const input = found?.files.find(({ role }) => role === 'input');
  if (!found?.canDuplicate || !input) return { kind: 'notPossible' };
  const { type, params, total } = found.task;
  // Shipments added since belong to the account as well.
  if (type === 'account') return outcomeOf(await startAccountExport(parts, owner, requestId));
  const name = type === 'export' ? nameOf(params, now()) : found.task.name;
  const task = await tasks.start(
    owner,
    { type, name, params: params as object, requestId },
    async (transaction, { id: taskId, expireTime }) => {
      const file = { role: 'input', name: type === 'export' ? name : input.name, columns: input.columns } as const;
      await files.copy(transaction, owner, { ...file, taskId, expireTime }, input.id);
      return total;
    },
  );
  return outcomeOf(task);
}

const nameOf = (params: unknown, now: Date) =>
  isHistory(params) ? historyName(params, now) : exportName(params as ExportParams, now); // as startExport.ts wrote them

const outcomeOf = (task: TaskRecord | null): Duplicate => (task ? { kind: 'started', task } : { kind: 'tooMany' });
