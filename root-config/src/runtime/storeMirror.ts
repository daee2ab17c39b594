import type { ApplicationEvent, Platform, State } from '@tracking-console/platform';
import type { RuntimeEvent } from './events.ts';
import type { RuntimeServices } from './services.ts';

/** Keeps the store's `applications` slice up to date, from which the page renders. */
export function mirrorInStore({ platform, platformModule, events }: RuntimeServices) {
  const { selectApplications } = platformModule;
  const known = (name: string) => selectApplications(platform.store.getState() as State)[name]; // its own reducers are never removed
  const { dispatch, dispatchWithNext } = createDispatcher(platform, platformModule);

  events.listen((event: RuntimeEvent) => {
    if (event.kind === 'state') {
      const { name, state, duration } = event;
      const cause = state.name === 'load_failed' && { cause: state.cause.message };
      dispatch({ name, state: state.name, duration, ...cause });
    }
    if (event.kind === 'visibility') {
      const { name, visibility, leftAt } = event;
      const change = { duration: 0, state: 'mounted', ...known(name), name, visibility, leftAt } as const;
      if (visibility === 'hidden') dispatchWithNext(change);
      else dispatch(change);
    }
    // A premounted application has emitted nothing yet, not even that it has unmounted.
    if (event.kind === 'evicted') {
      const { name, reason } = event;
      dispatch({ duration: 0, ...known(name), name, state: 'unmount', evicted: reason });
    }
  });
}

/**
 * A switch is two events, one application hidden and one shown, but one change of the store, so that subscribers run once.
 * The hidden one is held until the next is shown, or dispatched by itself when none is.
 */
function createDispatcher(
  { store }: Platform,
  { applicationChanged, applicationsSwitched }: RuntimeServices['platformModule'],
) {
  let held: ApplicationEvent | undefined;
  const release = () => {
    if (held) store.dispatch(applicationChanged(held));
    held = undefined;
  };
  return {
    dispatch(event: ApplicationEvent) {
      if (event.visibility === 'shown' && held && held.name !== event.name) {
        store.dispatch(applicationsSwitched([held, event]));
        held = undefined;
        return;
      }
      release();
      store.dispatch(applicationChanged(event));
    },
    dispatchWithNext(event: ApplicationEvent) {
      release();
      held = event;
      setTimeout(release);
    },
  };
}
