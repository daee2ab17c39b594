import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { toastShown } from '@tracking-console/platform';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useKitText } from '../texts/useKitText.ts';
import { outcomeText, taskName } from './taskTexts.ts';

export type TasksEnded = (tasks: readonly TaskRow[]) => void;

/** Shows a toast for each task that ends while the console is open, and calls back with them. */
export function useTaskEnds(tasks: readonly TaskRow[], onEnded: TasksEnded): void {
  const t = useKitText();
  const dispatch = useDispatch();
  const open = useRef<ReadonlySet<string>>(new Set());
  const latest = useRef(onEnded);
  useEffect(() => {
    latest.current = onEnded;
  });
  useEffect(() => {
    const ended = tasks.filter(({ id, status }) => open.current.has(id) && !isUnderWay(status));
    open.current = new Set(tasks.filter(({ status }) => isUnderWay(status)).map(({ id }) => id));
    for (const task of ended) {
      if (task.can_undo && task.status === 'Succeeded') continue; // the undo bar shows it
      const plain = `${taskName(task, t)}: ${outcomeText(task, t)}`;
      dispatch(toastShown({ type: toastOf(task), text: { plain }, audience: task.scope }));
    }
    if (ended.length > 0) latest.current(ended);
  }, [tasks, t, dispatch]);
}

function toastOf({ status }: TaskRow) {
  if (status === 'Succeeded') return 'success';
  return status === 'Failed' ? 'failed' : 'warn';
}
