import { isUnderWay } from '@tracking-console/contract/taskConstants';
import type { BulkWork } from '@tracking-console/contract/tasks';
import { UNDO_TIME } from '../shipments/changes.ts';
import type { TaskRecord } from './taskTable.ts';

/** A deletion that has ended, as long as what it deleted is kept. */
export function canUndo({ type, params, status, ok, endTime }: TaskRecord, now: Date): boolean {
  if (type !== 'bulk' || (params as BulkWork).action !== 'delete') return false; // as the call was checked
  if (isUnderWay(status) || ok === 0 || endTime === null) return false;
  return endTime.getTime() > now.getTime() - UNDO_TIME;
}

/** A task is undone once, whoever asks how often. */
export const undoRequest = (id: number) => `undo-${id}`;
