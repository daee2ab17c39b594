import { usePageVisible } from '@tracking-console/app-kit';
import { isUnderWay } from '@tracking-console/contract/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { tasksApi, useGetTasksQuery } from './tasksApi.ts';
import { useLiveTasks } from './useLiveTasks.ts';

/** How often is asked where nobody tells of changes, and how often where somebody does. */
const EVERY = 3_000;
const EVERY_WHILE_TOLD = 15_000;

/** The latest background work, and how far it is: told by the provider, and asked for while somebody can see it. */
export function useTasks() {
  const isSeen = usePageVisible();
  const dispatch = useDispatch();
  const { data: tasks = NONE } = useGetTasksQuery();
  const isBusy = tasks.some(({ status }) => isUnderWay(status));
  // Not `refetch`: it does nothing while an answer is awaited, and that answer may be older than what was told.
  const renew = useCallback(() => void dispatch(tasksApi.util.invalidateTags(['Task'])), [dispatch]);
  const isTold = useLiveTasks(renew);
  const pause = isTold ? EVERY_WHILE_TOLD : EVERY;
  useGetTasksQuery(undefined, { pollingInterval: isBusy && isSeen ? pause : 0 });
  return { tasks };
}

const NONE: readonly TaskRow[] = [];
