import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { TasksApi } from './createTasksApi.ts';
import { useTaskChanges } from './useTaskChanges.ts';

/** The latest background work of a console, and how far it is. */
export function useTasks(api: TasksApi) {
  const dispatch = useDispatch();
  const { data: tasks = NONE, refetch } = api.useGetTasksQuery();
  // Not `refetch`: it does nothing while an answer is awaited, and that answer may be older than the change.
  const renew = useCallback(() => void dispatch(api.util.invalidateTags(['Task'])), [api, dispatch]);
  useTaskChanges({ isBusy: tasks.some(({ status }) => isUnderWay(status)), refetch, renew });
  return { tasks };
}

const NONE: readonly TaskRow[] = [];
