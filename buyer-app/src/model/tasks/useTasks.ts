import { useApplication, usePolling } from '@tracking-console/app-kit';
import { isUnderWay } from '@tracking-console/contract/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { tasksApi, useGetTasksQuery } from './tasksApi.ts';

/** How often is asked where nobody tells of changes, and how often where somebody does. */
const POLL_MS = 3_000;
const POLL_WHILE_LIVE_MS = 15_000;

/** The latest background work, and how far it is: told by the provider, and asked for while somebody can see it. */
export function useTasks() {
  const dispatch = useDispatch();
  const { data: tasks = NONE, refetch } = useGetTasksQuery();
  const isBusy = tasks.some(({ status }) => isUnderWay(status));
  // Not `refetch`: it does nothing while an answer is awaited, and that answer may be older than what was told.
  const renew = useCallback(() => void dispatch(tasksApi.util.invalidateTags(['Task'])), [dispatch]);
  const isLive = useLiveTasks(renew);
  const pause = isLive ? POLL_WHILE_LIVE_MS : POLL_MS;
  usePolling(refetch, isBusy ? pause : 0);
  return { tasks };
}

const NONE: readonly TaskRow[] = [];

/** Batches end several times a second; so often a person need not see it. */
const GATHER = 700;

/** Calls back when the provider tells of changed tasks; whether it has told so far. */
function useLiveTasks(onChange: () => void): boolean {
  const { platform, visibility } = useApplication();
  const { live } = platform;
  const [isLive, setIsLive] = useState(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOutdated = false;
    const renew = () => {
      isOutdated = !visibility.isShown();
      if (!isOutdated) latest.current();
    };
    const stopWatching = visibility.onChange(() => isOutdated && renew());
    const stop = live.subscribe('tasks', ({ scope, ids }) => {
      if (scope === 'API' || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        // Without ids nobody knows what has happened; that is told also where nothing is connected.
        if (ids !== null) setIsLive(true);
        renew();
      }, GATHER);
    });
    return () => {
      stop();
      stopWatching();
      clearTimeout(timer);
    };
  }, [live, visibility]);
  return isLive;
}
