import { act } from '@testing-library/react';

/** The visibility of a console that is hidden and shown again. */
export function switchedVisibility() {
  let shown = true;
  const listeners = new Set<(shown: boolean) => void>();
  return {
    visibility: {
      isShown: () => shown,
      onChange(listener: (shown: boolean) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    show: (now: boolean) =>
      act(async () => {
        shown = now;
        for (const listener of listeners) listener(now);
      }),
  };
}
