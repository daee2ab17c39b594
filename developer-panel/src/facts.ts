import type { RuntimeEvent } from '@tracking-console/root-config/src/runtime/events.ts';

/** What the events have shown about one application. Times in milliseconds. */
export interface Facts {
  load?: number;
  mount?: number;
  error?: string;
  /** Why it was taken out of the page: too many applications were kept, or too many nodes. */
  evicted?: 'applications' | 'nodes' | undefined;
}

export type KnownFacts = Readonly<Record<string, Facts>>;

const textOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** The duration of an event is the time spent in the state that has ended. */
function factsIn(event: RuntimeEvent): Facts {
  switch (event.kind) {
    case 'evicted':
      return { evicted: event.reason };
    case 'state':
      if (event.state.name === 'loading') return { evicted: undefined };
      if (event.state.name === 'load_failed') return { error: textOf(event.state.cause) };
      if (event.state.name === 'before_mount') return { load: event.duration };
      return event.from === 'mounting' && event.state.name === 'mounted' ? { mount: event.duration } : {};
    case 'prefetch_failed':
    case 'late_unmount':
      return { error: textOf(event.cause) };
    default:
      return {};
  }
}

export function learn(known: KnownFacts, event: RuntimeEvent): KnownFacts {
  return { ...known, [event.name]: { ...known[event.name], ...factsIn(event) } };
}
