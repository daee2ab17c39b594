import type { ApplicationEvent, State } from '@tracking-console/platform';
import type { RuntimeEvent } from './events.ts';
import type { RuntimeServices } from './services.ts';

/** The store's view of the applications, for everybody who draws. */
export function mirrorInStore({ platform, platformModule, events }: RuntimeServices) {
  const { applicationChanged, selectApplications } = platformModule;
  const known = (name: string) => selectApplications(platform.store.getState() as State)[name]; // its own reducers are never taken away
  const tell = (event: ApplicationEvent) => platform.store.dispatch(applicationChanged(event));

  return events.listen((event: RuntimeEvent) => {
    if (event.kind === 'state') {
      const { name, state, duration } = event;
      const cause = state.name === 'load_failed' && { cause: state.cause.message };
      tell({ name, state: state.name, duration, ...cause });
    }
    if (event.kind === 'visibility') {
      const { name, visibility, leftAt } = event;
      tell({ duration: 0, state: 'mounted', ...known(name), name, visibility, leftAt });
    }
    // One that nobody has seen has told nothing yet, not even that it is gone.
    if (event.kind === 'evicted') {
      const { name, reason } = event;
      tell({ duration: 0, ...known(name), name, state: 'unmount', evicted: reason });
    }
  });
}
