import { shellStarted } from '@tracking-console/platform';
import { type FakeServer, loginUser, startTestPlatform } from '@tracking-console/platform/testing';
import platformTexts from '../../../platform/src/locales/en.json';
import type { ConsoleProps, MountParcel } from '../console.ts';
import { mount, unmount } from '../index.ts';
import english from '../locales/en.json';
import chinese from '../locales/zh-cn.json';
import { type OrderServer, orderServer } from './orderServer.ts';

const BUNDLES = {
  en: { 'buyer-app': english, platform: platformTexts },
  'zh-cn': { 'buyer-app': chinese, platform: platformTexts },
};
type Language = keyof typeof BUNDLES;

interface Options {
  at: string;
  server?: OrderServer;
  language?: Language;
  mountParcel?: MountParcel;
}

const standing = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const leave of standing) await leave();
});

/** The buyer console as the page mounts it: the real store, router and calls, on a fake server. */
export async function startConsole({ at, server = orderServer(), language = 'en', mountParcel = noParcels }: Options) {
  serveTexts();
  window.history.replaceState(null, '', at);
  const answer: FakeServer = ({ path, body }) => {
    if (path.endsWith('/get-login-user')) return loginUser({ language, open_app_list: ['BUYER'] });
    if (path === '/orderapi/call') return server.answer(body);
    return { code: -404, message: `The test has no answer for ${path}.`, data: null };
  };
  const started = startTestPlatform(answer, { start: location.href });
  const { platform } = started;
  const domElement = document.body.appendChild(document.createElement('div'));
  const given = { name: 'buyer-app', singleSpa: {}, platform, domElement, basePath: '/buyer', mountParcel };
  const props: ConsoleProps = { ...given, identity: 'BUYER' };
  await freely(async () => {
    platform.store.dispatch(shellStarted());
    await platform.i18n.changeLanguage(language);
    for (const step of mount) await step(props as never); // single-spa adds its own props, which ours do not read
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
    return { ok: true, json: async () => BUNDLES[language] } as Response; // as far as the language loader reads one
  };
}

const noParcels: MountParcel = () => {
  throw new Error('This test mounts no parcel.');
};
