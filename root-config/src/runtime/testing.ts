// For the runtime's tests: a page, a platform on fake HTTP, and modules of the test.
import * as platformModule from '@tracking-console/platform';
import { loginUser, startTestPlatform } from '@tracking-console/platform/testing';
import { type ApplicationEntry, applications, readEntry } from '../applications.ts';
import { createEvents, type RuntimeEvent } from './events.ts';
import type { ModuleLoader } from './loading.ts';
import { Runtime } from './runtime.ts';
import { mirrorInStore } from './storeMirror.ts';

export const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

export const card = () => document.querySelector('.application-failed');
export const shown = () => [
  ...document.querySelectorAll<HTMLElement>('.application[data-visibility=shown]:not([hidden])'),
];
export const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);

export const entryOf = (name: string): ApplicationEntry => {
  const entry = applications.find((known) => known.name === name);
  if (!entry) throw new Error(`The table has no ${name}.`);
  return entry;
};

/** The buyer console with other options, none by default. */
export const buyerWith = (options: Partial<ApplicationEntry['options']> = {}) =>
  readEntry({ ...entryOf('buyer-app'), options });

type Modules = (url: string) => Promise<unknown>;

export async function startRuntime(modules: Modules, { profile = {}, at = '/buyer/dashboard' } = {}) {
  document.body.innerHTML = '<div id="shell"></div><main id="main"></main>';
  window.history.replaceState(null, '', at);
  const test = startTestPlatform(() => loginUser(profile), { start: `http://localhost${at}` });
  const { platform } = test;
  platform.store.dispatch(platformModule.shellStarted());
  await settle();
  const loader = {
    import: jest.fn(modules),
    resolve: (url: string) => new URL(url, 'http://localhost/app/').href,
    forget: jest.fn(),
  } satisfies ModuleLoader;
  const events = createEvents(platform.reportBug);
  const log: RuntimeEvent[] = [];
  events.listen((event) => log.push(event));
  const services = { page: document, platform, platformModule, loader, events, overridden: [] };
  mirrorInStore(services);
  return { ...test, runtime: new Runtime(services), services, loader, log };
}

/** A module that logs its lifecycles. */
export const working = (log: string[] = [], text = 'The buyer console') => ({
  bootstrap: async () => {},
  mount: async ({ domElement }: { domElement: HTMLElement }) => {
    log.push('mount');
    domElement.append(text);
  },
  unmount: async () => {
    log.push('unmount');
  },
});
