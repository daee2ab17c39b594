import { isUnderWay } from '@tracking-console/contract/taskConstants';
import type { TaskRecord } from './taskTable.ts';

/** What a deletion deleted is gone, and what an undo brought back is there: once more would find nothing to do. */
const ONCE = ['delete', 'restore', 'deletetrack', 'airDelete'];

/** Whether the same can be started again. */
export function canDuplicate({ status, params }: Pick<TaskRecord, 'status' | 'params'>): boolean {
  const { action = '' } = params as { action?: string }; // of a bulk task alone
  return !isUnderWay(status) && !ONCE.includes(action);
}
