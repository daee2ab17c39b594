import type { ApplicationEvent, Platform, State } from '@tracking-console/platform';
import type { RuntimeEvent } from './events.ts';
import type { RuntimeServices } from './services.ts';

/** The store's view of the applications, for everybody who draws. */
export function mirrorInStore({ platform, platformModule, events }: RuntimeServices) {
  const { selectApplications } = platformModule;
  const known = (name: string) => selectApplications(platform.store.getState() as State)[name]; // its own reducers are never taken away
  const { tell, tellWithNext } = createTeller(platform, platformModule);

  events.listen((event: RuntimeEvent) => {
    if (event.kind === 'state') {
      const { name, state, duration } = event;
      const cause = state.name === 'load_failed' && { cause: state.cause.message };
      tell({ name, state: state.name, duration, ...cause });
    }
    if (event.kind === 'visibility') {
      const { name, visibility, leftAt } = event;
      const seen = { duration: 0, state: 'mounted', ...known(name), name, visibility, leftAt } as const;
      if (visibility === 'hidden') tellWithNext(seen);
      else tell(seen);
    }
    // One that nobody has seen has told nothing yet, not even that it is gone.
    if (event.kind === 'evicted') {
      const { name, reason } = event;
      tell({ duration: 0, ...known(name), name, state: 'unmount', evicted: reason });
    }
  });
}

/**
 * A switch is two events, what goes and what comes, and one change of the store: everybody who looks at it looks once. What
 * goes is told with what comes next, or by itself when nothing comes.
 */
function createTeller(
  { store }: Platform,
  { applicationChanged, applicationsSwitched }: RuntimeServices['platformModule'],
) {
  let held: ApplicationEvent | undefined;
  const release = () => {
    if (held) store.dispatch(applicationChanged(held));
    held = undefined;
  };
  return {
    tell(event: ApplicationEvent) {
      if (event.visibility === 'shown' && held && held.name !== event.name) {
        store.dispatch(applicationsSwitched([held, event]));
        held = undefined;
        return;
      }
      release();
      store.dispatch(applicationChanged(event));
    },
    tellWithNext(event: ApplicationEvent) {
      release();
      held = event;
      setTimeout(release);
    },
  };
}
