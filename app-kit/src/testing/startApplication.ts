import { applicationChanged, type MountParcel, shellStarted } from '@tracking-console/platform';
import { type FakeServer, startTestPlatform, testSurface } from '@tracking-console/platform/testing';
import type { Application } from '../application/ApplicationContext.ts';

/** The lifecycles an application exports. */
export interface Lifecycles {
  mount: unknown;
  unmount: unknown;
}

/** Texts by namespace. */
type Bundle = Readonly<Record<string, object>>;

interface Options {
  name: string;
  lifecycles: Lifecycles;
  server: FakeServer;
  /** Of requests that are not the platform's calls. */
  fetch?: typeof globalThis.fetch;
  /** By language; a language that is not among them gets English. */
  bundles: Readonly<Record<string, Bundle>> & { en: Bundle };
  /** The address; where the page navigates later, the browser's is another. */
  at: string;
  language?: string;
  /** What is different from a shown application of this path. */
  props?: Partial<Application>;
  /** What is different about the page. */
  platform?: Omit<NonNullable<Parameters<typeof startTestPlatform>[1]>, 'start'>;
  /** Before it mounts. */
  prepare?: (started: ReturnType<typeof startTestPlatform>, domElement: HTMLElement) => void;
}

const mounted = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const leave of mounted) await leave();
});

/** Mounts an application as the page does: the real store, router, texts and calls, on a fake server. */
export async function startApplication(options: Options) {
  const { name, lifecycles, server, at, language = 'en', props, platform: settings, prepare } = options;
  serveTexts(options);
  window.history.replaceState(null, '', at);
  const started = startTestPlatform(server, { ...settings, start: location.href });
  const { platform } = started;
  const domElement = document.body.appendChild(document.createElement('div'));
  const basePath = `/${at.split('/')[1]}`;
  const given = {
    name,
    singleSpa: {},
    platform,
    ...testSurface(domElement),
    mountParcel: noParcels,
    basePath,
    ...props,
  };
  prepare?.(started, domElement);
  const emit = (state: 'mounting' | 'mounted' | 'unmount') => {
    const visibility = given.visibility.isShown() ? 'shown' : 'hidden';
    platform.store.dispatch(
      applicationChanged({ name, state, duration: 0, ...(state === 'mounted' && { visibility }) }),
    );
  };
  await outsideAct(async () => {
    platform.store.dispatch(shellStarted());
    await platform.i18n.changeLanguage(language);
    emit('mounting');
    await run(lifecycles.mount, given);
    emit('mounted');
  });
  const leave = () =>
    outsideAct(async () => {
      mounted.delete(leave);
      await run(lifecycles.unmount, given);
      domElement.remove();
      emit('unmount');
    });
  mounted.add(leave);
  return { ...started, leave, domElement };
}

/** As single-spa runs lifecycles: one function, or a list of them one after the other, each with all props. */
async function run(steps: unknown, props: object) {
  // Their types need more of single-spa than they use.
  for (const step of [steps].flat() as ((props: object) => Promise<unknown>)[]) await step(props);
}

/** Lifecycles wait for React to render, which inside `act` it does only after them. */
async function outsideAct(work: () => Promise<void>) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }; // React's own switch for tests
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await work();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

function serveTexts({ bundles, fetch }: Pick<Options, 'bundles' | 'fetch'>) {
  globalThis.fetch = async (url, init) => {
    const language = /locales\/([a-z-]+)\./.exec(String(url))?.[1];
    if (!language && fetch) return fetch(url, init);
    return { ok: true, json: async () => bundles[language ?? 'en'] ?? bundles.en } as Response; // as far as the language loader reads one
  };
}

const noParcels: MountParcel = () => {
  throw new Error('This test mounts no parcel.');
};
