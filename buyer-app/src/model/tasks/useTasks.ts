import { useApplication, usePolling } from '@tracking-console/app-kit';
import { isUnderWay } from '@tracking-console/contract/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { tasksApi, useGetTasksQuery } from './tasksApi.ts';

/** The polling intervals without and with live updates. */
const POLL_MS = 3_000;
const POLL_WHILE_LIVE_MS = 15_000;

/** The latest background work, and its progress: from live updates, and polled while visible. */
export function useTasks() {
  const dispatch = useDispatch();
  const { data: tasks = NONE, refetch } = useGetTasksQuery();
  const isBusy = tasks.some(({ status }) => isUnderWay(status));
  // Not `refetch`: it does nothing while a request is pending, and that answer may be older than the live update.
  const renew = useCallback(() => void dispatch(tasksApi.util.invalidateTags(['Task'])), [dispatch]);
  const isLive = useLiveTasks(renew);
  const pause = isLive ? POLL_WHILE_LIVE_MS : POLL_MS;
  usePolling(refetch, isBusy ? pause : 0);
  return { tasks };
}

const NONE: readonly TaskRow[] = [];

/** Batches end several times a second; so often a person need not see it. */
const DEBOUNCE_MS = 700;

/** Calls back on live updates of tasks; returns whether any has arrived so far. */
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
        // No ids means that the changes are unknown; that is also emitted while disconnected.
        if (ids !== null) setIsLive(true);
        renew();
      }, DEBOUNCE_MS);
    });
    return () => {
      stop();
      stopWatching();
      clearTimeout(timer);
    };
  }, [live, visibility]);
  return isLive;
}
