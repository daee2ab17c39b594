import type { TaskRow } from '@tracking-console/contract/tasks';
import type { Say } from '../../../useText.ts';

/** What a task is called. */
export function taskName({ type, action, name }: TaskRow, say: Say): string {
  if (type === 'bulk' && action) return say(`tasks.bulk.${action}`);
  if (type === 'account') return say('tasks.account.name');
  return type === 'export' ? say('tasks.export.name', { name }) : say('tasks.import.name', { name });
}

/** What came of a task that has ended. */
export function outcomeText({ status, ok, failed }: TaskRow, say: Say): string {
  if (status === 'Cancelled') return say('tasks.outcome.cancelled', { count: ok });
  if (status === 'Failed' && failed === 0) return say('tasks.outcome.failed');
  const done = say('tasks.outcome.done', { count: ok });
  return failed === 0 ? done : `${done} ${say('tasks.outcome.notDone', { count: failed })}`;
}
