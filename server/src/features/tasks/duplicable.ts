import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRecord } from './taskTable.ts';

/** Deleting, restoring and sending again work only once: the same task would find nothing to do. */
const ONCE = ['delete', 'restore', 'deletetrack', 'airDelete', 'resendFailed'];

/** Whether the same can be started again. */
export function canDuplicate({ status, params }: Pick<TaskRecord, 'status' | 'params'>): boolean {
  const { action = '' } = params as { action?: string }; // of a bulk task alone
  return !isUnderWay(status) && !ONCE.includes(action);
}
