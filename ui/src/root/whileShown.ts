import { useEffect } from 'react';
import { type RootSettings, useRoot } from './RootContext.ts';

/** Runs work (a timer, a stream, a camera) while its application is shown. `start` returns a function that stops it. */
export function whileShown(visibility: RootSettings['visibility'], start: () => () => void): () => void {
  let stop = visibility?.isShown() === false ? undefined : start();
  const end = visibility?.onChange((shown) => {
    stop?.();
    stop = shown ? start() : undefined;
  });
  return () => {
    end?.();
    stop?.();
  };
}

/** An effect of what is seen: it ends when the application is hidden and begins again when it is shown. */
export function useWhileShown(start: () => () => void): void {
  const { visibility } = useRoot();
  useEffect(() => whileShown(visibility, start), [visibility, start]);
}
