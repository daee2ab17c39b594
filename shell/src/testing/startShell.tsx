import { act, render, waitFor } from '@testing-library/react';
import { type Mounted, ParcelView } from '@tracking-console/app-kit';
import commonTexts from '@tracking-console/contract/locales/en.json';
import commonChinese from '@tracking-console/contract/locales/zh-cn.json';
import { type Platform, type Services, type State, shellStarted } from '@tracking-console/platform';
import { type FakeServer, loginUser, startTestPlatform } from '@tracking-console/platform/testing';
import kitEn from '../../../app-kit/src/locales/en.json';
import kitZhCn from '../../../app-kit/src/locales/zh-cn.json';
import platformEn from '../../../platform/src/locales/en.json';
import platformZhCn from '../../../platform/src/locales/zh-cn.json';
import { definition } from '../definition.ts';
import en from '../locales/en.json';
import zhCn from '../locales/zh-cn.json';

const BUNDLES: Record<string, object> = {
  en: { contract: commonTexts, shell: en, platform: platformEn, 'app-kit': kitEn },
  'zh-cn': { contract: commonChinese, shell: zhCn, platform: platformZhCn, 'app-kit': kitZhCn },
};

export const done = { code: 0, message: '', data: null };

interface ShellOptions {
  /** Path of the page. */
  at?: string;
  /** Overrides of the get-login-user answer. */
  profile?: object;
  /** Overrides of the page's configuration. */
  configuration?: Partial<Platform['configuration']>;
  /** In the place of the platform's own. */
  services?: Partial<Services>;
  /** The frame that the server rendered; its first link has the focus. */
  served?: string;
  /** Answers every call; get-login-user is answered with the profile where it returns nothing. */
  server?: (call: Parameters<FakeServer>[0]) => ReturnType<FakeServer> | undefined;
}

/** The shell in a page like root-config's, with a real store, the real texts and a fake server. */
export async function startShell({
  at = '/buyer/dashboard',
  profile = {},
  configuration = {},
  services = {},
  served = '',
  server = () => undefined,
}: ShellOptions = {}) {
  globalThis.fetch = serveBundles;
  document.body.innerHTML = `<div id="frame"><fieldset id="server-frame" disabled>${served}</fieldset><div id="shell"><div></div></div><main id="main" tabindex="-1"></main></div>`;
  document.querySelector<HTMLElement>('#server-frame a')?.focus();
  const test = startTestPlatform(
    (call) => server(call) ?? (call.path.endsWith('/get-login-user') ? loginUser(profile) : done),
    { start: `http://localhost${at}`, configuration, services },
  );
  const events: string[] = [];
  test.platform.analytics.listen((event) => events.push(event));
  test.platform.store.dispatch(shellStarted());
  await test.platform.languageReady;
  const container = document.querySelector<HTMLElement>('#shell > div') ?? document.body;
  const view = render(<ParcelView definition={definition} mounted={mountedIn(test.platform)} />, { container });
  await act(async () => profileAsked(test.platform));
  return { ...test, ...view, events, state: () => test.platform.store.getState() as State };
}

/** What the page gives the shell. */
export const mountedIn = (platform: Platform): Mounted => ({
  platform,
  identity: null,
  basePath: '/',
  popupElement: document.body,
  visibility: { isShown: () => true, onChange: () => () => {} },
});

/** The browser's title follows what can be seen. */
export const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));

/** As a console does: shows its page in its own container in the main area. */
export function showPage(heading: string) {
  const page = document.createElement('div');
  page.className = 'application';
  page.dataset.visibility = 'shown';
  page.innerHTML = `<h1>${heading}</h1><input aria-label="field of ${heading}">`;
  document.querySelector('#main .application')?.remove();
  document.getElementById('main')?.append(page);
  return page;
}

const serveBundles = (async (input: RequestInfo | URL) => {
  const language = /locales\/([\w-]+)\./.exec(String(input))?.[1] ?? '';
  return { ok: true, json: async () => BUNDLES[language] };
}) as typeof fetch; // as much of a Response as i18next's backend reads

async function profileAsked({ store, i18n }: Platform) {
  while ((store.getState() as State).user.status !== 'loaded') await Promise.resolve();
  const language = (store.getState() as State).user.profile?.language;
  while (language && i18n.resolvedLanguage !== language) await new Promise((resolve) => process.nextTick(resolve));
}
