import { toastShown } from '@tracking-console/platform';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

export interface LazyPart<Part> {
  load: () => Promise<Part>;
  loaded: () => Part | undefined;
}

/** A part of the shell that the first screen does not need. Fetched once; a failed fetch is forgotten and asked again. */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let pending: Promise<Part> | undefined;
  return {
    loaded: () => part,
    load() {
      pending ??= fetchPart().then(
        (fetched) => {
          part = fetched;
          return fetched;
        },
        (failure: unknown) => {
          pending = undefined;
          throw failure;
        },
      );
      return pending;
    },
  };
}

/** The part once it is wanted and there. React's own lazy() would hold it back for up to 300 ms. */
export function useLazyPart<Part>(part: LazyPart<Part>, wanted: boolean, onFailure?: () => void): Part | undefined {
  const dispatch = useDispatch();
  const [, drawAgain] = useState(0);
  const missing = wanted && part.loaded() === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onFailure is no reason to fetch again
  useEffect(() => {
    if (!missing) return;
    let waiting = true;
    part.load().then(
      () => waiting && drawAgain((count) => count + 1),
      () => {
        if (!waiting) return;
        dispatch(toastShown({ type: 'failed', text: { key: 'shell:shell.part.failed' } }));
        onFailure?.();
      },
    );
    return () => {
      waiting = false;
    };
  }, [part, missing, dispatch]);
  return part.loaded();
}
