import type { ApplicationFailure } from './failure.ts';

/** The state of an application in the page. Whether it can be seen is kept apart (visibility.ts). */
export type State =
  | { name: 'created' }
  | { name: 'loading' }
  | { name: 'load_failed'; cause: ApplicationFailure }
  | { name: 'before_mount' }
  | { name: 'mounting' }
  | { name: 'mounted' }
  | { name: 'unmount' };

export type StateName = State['name'];

/** What happens to an application. */
export type StateEvent =
  | { type: 'load' }
  | { type: 'loaded' }
  | { type: 'bootstrapped' }
  | { type: 'mounted' }
  | { type: 'failed'; cause: ApplicationFailure }
  | { type: 'unmount' };

/** The states an event may come in, and the state it leads to. */
const TRANSITIONS = {
  load: { from: ['created', 'load_failed'], to: 'loading' },
  loaded: { from: ['loading'], to: 'before_mount' },
  bootstrapped: { from: ['before_mount'], to: 'mounting' },
  mounted: { from: ['mounting'], to: 'mounted' },
  // A mounted application may fail later, such as by a loop of addresses.
  failed: { from: ['loading', 'before_mount', 'mounting', 'mounted'], to: 'load_failed' },
  unmount: { from: ['loading', 'load_failed', 'before_mount', 'mounting', 'mounted'], to: 'unmount' },
} as const satisfies Record<StateEvent['type'], { from: readonly StateName[]; to: StateName }>;

/** @throws when the event may not come in this state: an error of the runtime itself */
export function transition(state: State, event: StateEvent): State {
  const { from, to } = TRANSITIONS[event.type];
  if (!from.some((name) => name === state.name))
    throw new Error(`An application cannot go from ${state.name} to ${to}.`);
  if (event.type === 'failed') return { name: 'load_failed', cause: event.cause };
  return { name: TRANSITIONS[event.type].to };
}
