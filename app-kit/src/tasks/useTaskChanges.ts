import type { Identity } from '@tracking-console/contract/statuses';
import { useEffect, useRef, useState } from 'react';
import { useApplication } from '../application/ApplicationContext.ts';
import { usePolling } from '../pages/usePolling.ts';

/** How often a list is fetched where no live connection reports changes, and how often where one does. */
const POLL_MS = 3_000;
const POLL_WHILE_LIVE_MS = 15_000;

/** Batches end several times a second; a reader need not see each. */
const GATHER_MS = 700;

interface TaskChanges {
  /** Something in the list is under way. */
  isBusy: boolean;
  refetch: () => unknown;
  /** Fetches again, whatever is on its way. */
  renew: () => void;
  /** Of which consoles; the one it stands in, if absent. */
  scopes?: readonly Identity[];
}

/** Keeps a list of tasks up to date: by the live connection, and by polling while something is under way. */
export function useTaskChanges({ isBusy, refetch, renew, scopes }: TaskChanges): void {
  const isLive = useLiveTasks(renew, scopes);
  const pause = isLive ? POLL_WHILE_LIVE_MS : POLL_MS;
  usePolling(refetch, isBusy ? pause : 0);
}

/** Calls back when a change is reported; whether one was so far. */
function useLiveTasks(onChange: () => void, scopes: readonly Identity[] | undefined): boolean {
  const { platform, visibility, identity } = useApplication();
  const { live } = platform;
  const [isLive, setIsLive] = useState(false);
  const latest = useRef({ onChange, scopes });
  useEffect(() => {
    latest.current = { onChange, scopes };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOutdated = false;
    const renew = () => {
      isOutdated = !visibility.isShown();
      if (!isOutdated) latest.current.onChange();
    };
    const concerns = (scope: Identity | null) => {
      const wanted = latest.current.scopes ?? [identity];
      return scope === null || wanted.some((one) => one === scope);
    };
    const stopWatching = visibility.onChange(() => isOutdated && renew());
    const stop = live.subscribe('tasks', ({ scope, ids }) => {
      if (!concerns(scope) || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        // Without ids it is not known what has happened; that is reported also where nothing is connected.
        if (ids !== null) setIsLive(true);
        renew();
      }, GATHER_MS);
    });
    return () => {
      stop();
      stopWatching();
      clearTimeout(timer);
    };
  }, [live, visibility, identity]);
  return isLive;
}
