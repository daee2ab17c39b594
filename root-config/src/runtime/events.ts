import type { State, StateName, Visible } from './states.ts';

/**
 * Everything the runtime tells: the store, the reporter and the developer panel listen to it. A `duration` is in milliseconds:
 * of a state, how long the one before it lasted. `leftAt` is the page's address: path, search and hash. `level` is 1 to 3.
 */
export type RuntimeEvent =
  | { kind: 'state'; name: string; from: StateName; state: State; duration: number }
  | { kind: 'visibility'; name: string; visibility: Visible; leftAt: string }
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
    /** Answers with how to stop. */
    listen(listener: EventListener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Events = ReturnType<typeof createEvents>;

/** Holds back the events of an application that was not shown yet, and emits them in order when it is. */
export function toldOnceSeen({ emit }: Pick<Events, 'emit'>, isSeen: boolean) {
  let untold: RuntimeEvent[] | undefined = isSeen ? undefined : [];
  return {
    emit(event: RuntimeEvent) {
      if (untold) untold.push(event);
      else emit(event);
    },
    seen() {
      for (const event of untold ?? []) emit(event);
      untold = undefined;
    },
  };
}
