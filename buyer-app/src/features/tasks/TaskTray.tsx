import { TaskTray as Tray } from '@tracking-console/app-kit/later';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { useDispatch } from 'react-redux';
import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';
import { undoableTaskEnded } from '../../model/shipments/shipmentsSlice.ts';
import { taskBaseApi } from '../../model/tasks/tasksApi.ts';

/** The tray of background work; when a task ends, what it changed is fetched again and its undo is offered. */
export function TaskTray() {
  const dispatch = useDispatch();
  const onEnded = (tasks: readonly TaskRow[]) => {
    for (const task of tasks) if (task.can_undo) dispatch(undoableTaskEnded(task));
    if (tasks.some(({ type }) => type === 'import' || type === 'bulk'))
      dispatch(shipmentsApi.util.invalidateTags(['Overview', 'List', 'Shipment']));
  };
  return <Tray api={taskBaseApi} onEnded={onEnded} />;
}
