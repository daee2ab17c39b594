import { getAppStatus, registerApplication } from 'single-spa';
import type { ApplicationEntry, createTable } from '../applications.ts';

interface Router {
  page: Document;
  table: ReturnType<typeof createTable>;
  mount: (entry: ApplicationEntry, props: object) => void;
  /** Settles within the leave limit. */
  unmount: (name: string) => Promise<void>;
}

/**
 * Registers an application with single-spa when its address is first visited, because each registration is a whole rerouting.
 * single-spa waits for every lifecycle and stops routing when one fails or never settles, so these succeed at once or within
 * the leave limit, whatever the application does.
 */
export function connectSingleSpa({ page, table, mount, unmount }: Router) {
  const adapterOf = (name: string) => ({
    bootstrap: async () => {},
    mount: async (props: object) => {
      const entry = table.get(name); // it may have been registered again since
      if (entry) mount(entry, props);
    },
    unmount: () => unmount(name),
  });

  function registerVisited() {
    for (const { name } of table.matching(page.location)) {
      if (getAppStatus(name) !== null) continue;
      registerApplication({
        name,
        app: async () => adapterOf(name),
        activeWhen: (location) => table.isActive(name, location),
      });
    }
  }

  registerVisited();
  page.defaultView?.addEventListener('single-spa:before-routing-event', registerVisited);
}
