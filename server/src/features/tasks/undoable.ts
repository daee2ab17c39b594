import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { BulkAction, BulkWork } from '@tracking-console/contract/tasks/tasks';
import { UNDO_TIME } from '../shipments/changes.ts';
import type { TaskRecord } from './taskTable.ts';

/** The actions that undo a bulk task's. */
const UNDONE_BY: Partial<Record<BulkAction, BulkAction>> = { delete: 'restore', archive: 'activate' };

export const undoOf = ({ type, params }: Pick<TaskRecord, 'type' | 'params'>): BulkAction | undefined =>
  type === 'bulk' ? UNDONE_BY[(params as BulkWork).action] : undefined; // as the call was checked

/** A deletion or archiving that has ended, while deleted shipments are kept. */
export function canUndo(task: TaskRecord, now: Date): boolean {
  const { status, ok, endTime } = task;
  if (undoOf(task) === undefined) return false;
  if (isUnderWay(status) || ok === 0 || endTime === null) return false;
  return endTime.getTime() > now.getTime() - UNDO_TIME;
}

/** A task is undone once, however often it is requested. */
export const undoRequest = (id: number) => `undo-${id}`;
