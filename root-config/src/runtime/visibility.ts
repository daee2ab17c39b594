import type { Visibility } from '@tracking-console/contract/applications';

/** An application's visibility, as the application sees it (Visibility) and as the runtime sets it. */
export function createVisibility(shown: boolean, onListenerError: (error: unknown) => void) {
  const listeners = new Set<(shown: boolean) => void>();
  const visibility: Visibility = {
    isShown: () => shown,
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return {
    visibility,
    set(now: boolean) {
      if (shown === now) return;
      shown = now;
      for (const listener of listeners) {
        try {
          listener(now);
        } catch (error) {
          onListenerError(error);
        }
      }
    },
  };
}
