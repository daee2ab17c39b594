import type { Application } from '@tracking-console/app-kit';
import { applicationChanged, shellStarted } from '@tracking-console/platform';
import { type FakeServer, loginUser, startTestPlatform, testSurface } from '@tracking-console/platform/testing';
import platformTexts from '../../../platform/src/locales/en.json';
import platformChinese from '../../../platform/src/locales/zh-cn.json';
import { mount, unmount } from '../index.ts';
import english from '../locales/en.json';
import chinese from '../locales/zh-cn.json';

type Language = 'en' | 'zh-cn';

const BUNDLES: Record<Language, object> = {
  en: { 'api-app': english, platform: platformTexts },
  'zh-cn': { 'api-app': chinese, platform: platformChinese },
};

/** What the fake server says, by path; a function sees the body. What a test does not name is refused. */
export type Answers = Record<string, object | ((body: unknown) => object)>;

interface Options {
  at: string;
  answers?: Answers;
  language?: Language;
  mountParcel?: Application['mountParcel'];
  visibility?: Application['visibility'];
}

/** What the runtime tells the store of the console. */
export const STANDS = { name: 'api-app', state: 'mounted', duration: 0 } as const;

const standing = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const leave of standing) await leave();
});

export const success = (data: unknown, beside: object = {}) => ({ code: 0, message: '', data, ...beside });

/** The API console as the page mounts it: the real store, router and calls, on a fake server. */
export async function startConsole(options: Options) {
  const { at, answers = {}, language = 'en', mountParcel = noParcels, visibility } = options;
  serveTexts();
  window.history.replaceState(null, '', at);
  const server: FakeServer = ({ path, body }) => {
    if (path.endsWith('/get-login-user')) return loginUser({ language, open_app_list: ['API'] });
    const answer = answers[path] ?? { code: -404, message: `The test has no answer for ${path}.`, data: null };
    return typeof answer === 'function' ? (answer as (body: unknown) => object)(body) : answer;
  };
  const started = startTestPlatform(server, { start: location.href });
  const { platform } = started;
  const domElement = document.body.appendChild(document.createElement('div'));
  const place = { basePath: '/api', identity: 'API' as const };
  const props = {
    name: 'api-app',
    singleSpa: {},
    platform,
    ...testSurface(domElement),
    ...place,
    ...(visibility && { visibility }),
  };
  await freely(async () => {
    platform.store.dispatch(shellStarted());
    await platform.i18n.changeLanguage(language);
    platform.store.dispatch(applicationChanged({ ...STANDS, state: 'mounting' }));
    await run(mount, { ...props, mountParcel });
    platform.store.dispatch(
      applicationChanged({ ...STANDS, visibility: visibility?.isShown() === false ? 'hidden' : 'shown' }),
    );
  });
  const leave = () =>
    freely(async () => {
      standing.delete(leave);
      await run(unmount, { ...props, mountParcel });
      domElement.remove();
      platform.store.dispatch(applicationChanged({ ...STANDS, state: 'unmount' }));
    });
  standing.add(leave);
  return { ...started, leave, domElement };
}

/** As single-spa runs lifecycles: one after the other, each with all props. */
async function run(steps: readonly unknown[], props: object) {
  for (const step of steps as ((props: object) => Promise<unknown>)[]) await step(props); // their types ask for more of single-spa than they use
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
    const language = /locales\/([a-z-]+)\./.exec(String(url))?.[1] === 'zh-cn' ? 'zh-cn' : 'en';
    return { ok: true, json: async () => BUNDLES[language] } as Response; // as far as the language loader reads one
  };
}

const noParcels: Application['mountParcel'] = () => {
  throw new Error('This test mounts no parcel.');
};
