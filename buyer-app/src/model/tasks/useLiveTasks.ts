import { useApplication } from '@tracking-console/app-kit';
import { useEffect, useRef, useState } from 'react';

/** Batches end several times a second; so often a person need not see it. */
const GATHER = 700;

/** Calls back when the provider tells of changed tasks; whether it has told so far. */
export function useLiveTasks(onChange: () => void): boolean {
  const { live } = useApplication().platform;
  const [hasTold, setHasTold] = useState(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.subscribe('tasks', ({ scope, ids }) => {
      if (scope === 'API' || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        // Without ids nobody knows what has happened; that is told also where nothing is connected.
        if (ids !== null) setHasTold(true);
        latest.current();
      }, GATHER);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [live]);
  return hasTold;
}
