// Both ways of routing in one bundle; a page runs one of them (single-spa keeps its applications for the whole page).
import type * as PlatformModule from '@tracking-console/platform';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import { readEntry } from '../../root-config/src/applications.ts';
import { createEvents } from '../../root-config/src/runtime/events.ts';
import { Runtime } from '../../root-config/src/runtime/runtime.ts';

export interface Routed {
  /** Milliseconds until every application is registered and the router is idle. */
  registered: number;
  /** Milliseconds from a new address until its application has mounted, for each visit. */
  first: number[];
  again: number[];
  /** Milliseconds the browser itself takes for a new address, without listeners. */
  browser: number[];
}

declare global {
  interface Window {
    routing: Record<'ours' | 'singleSpa', (count: number) => Promise<Routed>>;
  }
}

const VISITED = 20;
const REPETITIONS = 5;
const SETTLE_MS = 500;

let onMounted = (_name: string) => {};

const nameOf = (index: number) => `application-${index}`;

/** An application that only reports that it has mounted. */
const moduleOf = (name: string) => ({
  bootstrap: async () => {},
  mount: async () => onMounted(name),
  unmount: async () => {},
});

window.routing = {
  async ours(count) {
    const entries = Array.from({ length: count }, (_, index) =>
      readEntry({
        name: nameOf(index),
        url: `/${nameOf(index)}.js`,
        place: 'main',
        activeAt: { prefix: nameOf(index) },
        basePath: `/${nameOf(index)}`,
        identity: null,
      }),
    );
    const runtime = new Runtime(services());
    return measure(count, () => {
      runtime.register(entries);
      runtime.start();
    });
  },
  singleSpa: (count) =>
    measure(count, () => {
      for (let index = 0; index < count; index++) {
        const name = nameOf(index);
        registerApplication({ name, app: async () => moduleOf(name), activeWhen: `/${name}` });
      }
    }),
};

async function measure(count: number, register: () => void): Promise<Routed> {
  const browser = visitAlone(VISITED * REPETITIONS);
  // This many addresses at once keep the browser's other processes busy for a while.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const started = performance.now();
  register();
  await triggerAppChange();
  const registered = performance.now() - started;
  start({ urlRerouteOnly: true });
  await triggerAppChange();
  // Spread over all of them; more than once, as the first visit loads.
  const names = Array.from({ length: Math.min(VISITED, count) }, (_, index) =>
    nameOf(Math.floor((index * count) / Math.min(VISITED, count))),
  );
  const first = await visit(names);
  const again = await visit(Array.from({ length: REPETITIONS }, () => names).flat());
  return { registered, first, again, browser };
}

/** The browser's own method: single-spa has put another one before it. */
function visitAlone(visits: number): number[] {
  return Array.from({ length: visits }, (_, index) => {
    const started = performance.now();
    History.prototype.pushState.call(history, null, '', `/alone-${index}`);
    return performance.now() - started;
  });
}

async function visit(names: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const name of names) {
    const mounted = new Promise<void>((resolve) => {
      onMounted = (which) => which === name && resolve();
    });
    const started = performance.now();
    history.pushState(null, '', `/${name}`);
    await mounted;
    times.push(performance.now() - started);
    await triggerAppChange(); // the next one begins when the router rests
  }
  return times;
}

/** The runtime's services without a console behind it: no fetches, no listeners. */
function services() {
  const messages = { host: () => ({ hold() {}, release() {} }), forget() {} };
  const platform = { messages, reportBug: (error: unknown) => console.error(error), i18n: { t: () => '' } };
  return {
    page: document,
    // All that the runtime uses of the platform if no application belongs to an identity.
    platform: platform as unknown as PlatformModule.Platform,
    platformModule: {} as typeof PlatformModule,
    loader: {
      import: async (url: string) => moduleOf(url.slice(1, -3)),
      resolve: (url: string) => new URL(url, location.origin).href,
      forget: () => {},
    },
    events: createEvents((error) => console.error(error)),
    overridden: [],
  };
}
