import type { LiveKind } from '@tracking-console/contract/page/live';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { useEffect, useRef, useState } from 'react';
import { useApplication } from '../application/ApplicationContext.ts';

/** Changes come several times a second; a reader need not see each. */
const GATHER_MS = 700;

/**
 * Calls back when a change is reported, while the console is shown; returns whether one has been reported so far.
 * `scopes`: the consoles whose changes count; by default the current one.
 */
export function useLiveChanges(kind: LiveKind, onChange: () => void, scopes?: readonly Identity[]): boolean {
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
    const stop = live.subscribe(kind, ({ scope, ids }) => {
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
  }, [live, visibility, identity, kind]);
  return isLive;
}
