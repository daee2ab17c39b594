import { isUnderWay } from '@tracking-console/contract/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks';
import { toastShown } from '@tracking-console/platform';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';
import { undoableTaskEnded } from '../../model/shipments/shipmentsSlice.ts';
import { outcomeText, taskName } from '../../model/tasks/taskTexts.ts';
import { useText } from '../../useText.ts';

/** Shows each task that ends while the console is open, and refetches what it changed. */
export function useTaskUpdates(tasks: readonly TaskRow[]) {
  const t = useText();
  const dispatch = useDispatch();
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = tasks.filter(({ id, status }) => open.current.has(id) && !isUnderWay(status));
    open.current = new Set(tasks.filter(({ status }) => isUnderWay(status)).map(({ id }) => id));
    for (const task of ended) {
      if (task.can_undo) dispatch(undoableTaskEnded(task));
      if (task.can_undo && task.status === 'Succeeded') continue; // the bar that offers the undo says so
      const plain = `${taskName(task, t)}: ${outcomeText(task, t)}`;
      dispatch(toastShown({ type: toastOf(task), text: { plain }, audience: 'BUYER' }));
    }
    if (ended.some(({ type }) => type === 'import' || type === 'bulk'))
      dispatch(shipmentsApi.util.invalidateTags(['Overview', 'List', 'Shipment']));
  }, [tasks, t, dispatch]);
}

function toastOf({ status }: TaskRow) {
  if (status === 'Succeeded') return 'success';
  return status === 'Failed' ? 'failed' : 'warn';
}
