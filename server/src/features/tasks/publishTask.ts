import type { Transaction } from '../../database.ts';
import { publishLive } from '../live/publishLive.ts';
import type { TaskRecord } from './taskTable.ts';

/** Emits to the customer's open consoles that a task has changed, once the transaction commits. */
export function publishTask(transaction: Transaction, { id, gid, scope }: TaskRecord): Promise<void> {
  return publishLive(transaction, [{ gid, scope, kind: 'tasks', ids: [id] }]);
}
