import type { Visibility } from '@tracking-console/contract/page/applications';

export type VisibilityState = 'shown' | 'hidden';

/** The visibility of one instance: the runtime sets it, the application reads it and listens to it. */
export function createVisibility(initial: VisibilityState, onListenerError: (error: unknown) => void) {
  let current = initial;
  const listeners = new Set<(shown: boolean) => void>();
  const isShown = () => current === 'shown';
  const visibility: Visibility = {
    isShown,
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return {
    visibility,
    set(next: VisibilityState) {
      if (current === next) return;
      current = next;
      for (const listener of listeners) {
        try {
          listener(isShown());
        } catch (error) {
          onListenerError(error);
        }
      }
    },
  };
}
