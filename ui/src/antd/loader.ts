import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Loader<Value> {
  load: () => Promise<Value>;
  loaded: () => Value | undefined;
}

/** Fetches a heavy part once. A failed fetch is forgotten, so that the next call fetches again. */
export function loader<Value>(fetchPart: () => Promise<Value>): Loader<Value> {
  let value: Value | undefined;
  let pending: Promise<Value> | undefined;
  const load = () => {
    pending ??= fetchPart().then(
      (part) => {
        value = part;
        return part;
      },
      (failure: unknown) => {
        pending = undefined;
        throw failure;
      },
    );
    return pending;
  };
  return { load, loaded: () => value };
}

/**
 * The part once it is loaded; starts fetching when first called with `wanted`. React's own lazy() would delay the reveal by up
 * to 300 ms. A failure is thrown to the boundary around the block, whose retry fetches again, or passed to `onFailure`.
 */
export function useLoaded<Value>(part: Loader<Value>, wanted = true, onFailure?: () => void): Value | undefined {
  const [failure, setFailure] = useState<{ cause: unknown }>();
  const [, rerender] = useState(0);
  const value = part.loaded();
  const missing = wanted && value === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onFailure is no reason to fetch again
  useEffect(() => {
    if (!missing) return;
    let waiting = true;
    part.load().then(
      // At once: a rendering that waits would be done with the next event, such as the focus that moves to what it takes away.
      () => waiting && flushSync(() => rerender((count) => count + 1)),
      (cause: unknown) => {
        if (waiting && onFailure) onFailure();
        else if (waiting) setFailure({ cause });
      },
    );
    return () => {
      waiting = false;
    };
  }, [part, missing]);
  if (failure) throw failure.cause;
  return value;
}
