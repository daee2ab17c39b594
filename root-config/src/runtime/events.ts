import type { State, StateName } from './states.ts';
import type { VisibilityState } from './visibility.ts';

/**
 * Everything the runtime reports; the store, the reporter and the developer panel listen to it. A `duration` is in milliseconds:
 * of a state, how long the one before it lasted. `leftAt` is the page's address: path, search and hash. `level` is 1 to 3.
 */
export type RuntimeEvent =
  | { kind: 'state'; name: string; from: StateName; state: State; duration: number }
  | { kind: 'visibility'; name: string; visibility: VisibilityState; leftAt: string }
  | { kind: 'evicted'; name: string; reason: 'applications' | 'nodes' }
  | { kind: 'prefetched'; name: string; level: number; duration: number }
  | { kind: 'prefetch_failed'; name: string; cause: unknown }
  | { kind: 'late_unmount'; name: string; cause: unknown };

export type EventListener = (event: RuntimeEvent) => void;

/** A listener that throws disturbs neither the runtime nor the other listeners. */
export function createEvents(onListenerError: (error: unknown) => void) {
  const listeners = new Set<EventListener>();
  return {
    emit(event: RuntimeEvent) {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          onListenerError(error);
        }
      }
    },
    /** Returns a function that stops it. */
    listen(listener: EventListener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Events = ReturnType<typeof createEvents>;

export interface HeldEvents {
  emit: (event: RuntimeEvent) => void;
  release: () => void;
}

/** Holds back the events of a premounted application, and emits them in order when it is first shown. */
export function holdUntilShown({ emit }: Pick<Events, 'emit'>, initial: VisibilityState): HeldEvents {
  let held: RuntimeEvent[] | undefined = initial === 'hidden' ? [] : undefined;
  return {
    emit(event) {
      if (held) held.push(event);
      else emit(event);
    },
    release() {
      for (const event of held ?? []) emit(event);
      held = undefined;
    },
  };
}
