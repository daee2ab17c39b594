import type { Application } from '@tracking-console/app-kit';
import { applicationChanged, type Drafts, type MountParcel, shellStarted } from '@tracking-console/platform';
import { type FakeServer, loginUser, startTestPlatform, testSurface } from '@tracking-console/platform/testing';
import platformTexts from '../../../platform/src/locales/en.json';
import { mount, unmount } from '../index.ts';
import english from '../locales/en.json';
import chinese from '../locales/zh-cn.json';
import { type OrderServer, orderServer } from './orderServer.ts';
import { type TaskServer, taskServer } from './taskServer.ts';

export const TEXTS = {
  en: { 'buyer-app': english, platform: platformTexts },
  'zh-cn': { 'buyer-app': chinese, platform: platformTexts },
};
type Language = keyof typeof TEXTS;

interface Options {
  at: string;
  server?: OrderServer;
  tasks?: TaskServer;
  language?: Language;
  /** What is different about the customer. */
  user?: object;
  mountParcel?: MountParcel;
  /** What was typed before, on another load of the page. */
  drafts?: Drafts;
  /** The names of carriers, where the provider's list has come before the console. */
  carriers?: { key: number; name: string }[];
  /** What the server has drawn: it stands in the page before the console comes. */
  drawn?: { markup: string; state: unknown; onPlaced?: (root: HTMLElement) => void; onGivenUp?: () => void };
}

const standing = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const leave of standing) await leave();
  // Drafts outlive the console.
  sessionStorage.clear();
});

/** The buyer console as the page mounts it: the real store, router and calls, on a fake server. */
export async function startConsole(options: Options) {
  const {
    at,
    server = orderServer(),
    tasks = taskServer(),
    language = 'en',
    user = {},
    mountParcel = noParcels,
    drawn,
    drafts,
    carriers,
  } = options;
  serveTexts();
  window.history.replaceState(null, '', at);
  const answer: FakeServer = ({ path, body }) => {
    if (path.endsWith('/get-login-user')) return loginUser({ language, open_app_list: ['BUYER'], ...user });
    if (path === '/orderapi/call') return server.answer(body);
    const answered = tasks.answer(path, body);
    if (answered) return answered;
    return { code: -404, message: `The test has no answer for ${path}.`, data: null };
  };
  const started = startTestPlatform(answer, { start: location.href, services: { ...(drafts && { drafts }) } });
  const { platform } = started;
  const domElement = document.body.appendChild(document.createElement('div'));
  if (drawn) domElement.innerHTML = drawn.markup;
  drawn?.onPlaced?.(domElement);
  const given = { name: 'buyer-app', singleSpa: {}, platform, ...testSurface(domElement), mountParcel };
  const props: Application = { ...given, basePath: '/buyer', identity: 'BUYER', ...contentOf(at, drawn) };
  await freely(async () => {
    platform.store.dispatch(shellStarted());
    if (carriers) platform.store.dispatch({ type: 'embedded/carriersLoaded', payload: carriers });
    await platform.i18n.changeLanguage(language);
    // As the runtime tells the store.
    const tell = (state: 'mounting' | 'mounted') =>
      platform.store.dispatch(applicationChanged({ name: 'buyer-app', state, duration: 0 }));
    tell('mounting');
    for (const step of mount) await step(props as never); // single-spa adds its own props, which ours do not read
    tell('mounted');
  });
  const leave = () =>
    freely(async () => {
      standing.delete(leave);
      for (const step of unmount) await step(props as never);
      domElement.remove();
    });
  standing.add(leave);
  return { ...started, server, leave };
}

const contentOf = (path: string, drawn: Options['drawn']) =>
  drawn ? { serverContent: { path, take: () => drawn.state, giveUp: () => drawn.onGivenUp?.() } } : {};

/** Lifecycles wait for React to draw, which inside `act` it does only after them. */
async function freely(work: () => Promise<void>) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }; // React's own switch for tests
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await work();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

function serveTexts() {
  globalThis.fetch = async (url) => {
    const language: Language = /locales\/([a-z-]+)\./.exec(String(url))?.[1] === 'zh-cn' ? 'zh-cn' : 'en';
    return { ok: true, json: async () => TEXTS[language] } as Response; // as far as the language loader reads one
  };
}

const noParcels: MountParcel = () => {
  throw new Error('This test mounts no parcel.');
};
