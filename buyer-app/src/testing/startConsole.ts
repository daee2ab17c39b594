import type { Application } from '@tracking-console/app-kit';
import { startApplication } from '@tracking-console/app-kit/testing';
import type { SourceStanding } from '@tracking-console/contract/api/source';
import commonTexts from '@tracking-console/contract/locales/en.json';
import commonChinese from '@tracking-console/contract/locales/zh-cn.json';
import type { Drafts } from '@tracking-console/platform';
import { type FakeServer, loginUser } from '@tracking-console/platform/testing';
import kitTexts from '../../../app-kit/src/locales/en.json';
import kitChinese from '../../../app-kit/src/locales/zh-cn.json';
import platformTexts from '../../../platform/src/locales/en.json';
import { mount, unmount } from '../index.ts';
import english from '../locales/en.json';
import chinese from '../locales/zh-cn.json';
import { type BuyerServer, buyerServer } from './buyerServer.ts';
import { type TaskServer, taskServer } from './taskServer.ts';

export const TEXTS = {
  en: { contract: commonTexts, 'buyer-app': english, platform: platformTexts, 'app-kit': kitTexts },
  'zh-cn': { contract: commonChinese, 'buyer-app': chinese, platform: platformTexts, 'app-kit': kitChinese },
};

interface Options {
  at: string;
  server?: BuyerServer;
  tasks?: TaskServer;
  language?: keyof typeof TEXTS;
  /** The state of the source of tracking data, if the deployment has one. */
  source?: () => SourceStanding;
  /** What is different about the customer. */
  user?: object;
  mountParcel?: Application['mountParcel'];
  visibility?: Application['visibility'];
  /** What was typed before, on another load of the page. */
  drafts?: Drafts;
  /** The names of carriers, if the provider's list is loaded before the console. */
  carriers?: { key: number; name: string }[];
  /** What the server rendered: it is in the page before the console comes. */
  rendered?: { markup: string; state: unknown; onPlaced?: (root: HTMLElement) => void; onGivenUp?: () => void };
}

afterEach(() => sessionStorage.clear()); // drafts outlive the console

/** The buyer console on a fake server. */
export async function startConsole(options: Options) {
  const {
    at,
    server = buyerServer(),
    tasks = taskServer(),
    language = 'en',
    user = {},
    rendered,
    drafts,
    carriers,
  } = options;
  const { mountParcel, visibility, source } = options;
  const answer: FakeServer = ({ path, body }) => {
    if (path.endsWith('/get-login-user')) return loginUser({ language, open_app_list: ['BUYER'], ...user });
    if (path === '/orderapi/call') return server.answer(body);
    if (source && path.endsWith('/source/get')) return { code: 0, message: '', data: source() };
    const answered = tasks.answer(path, body);
    if (answered) return answered;
    return { code: -404, message: `The test has no answer for ${path}.`, data: null };
  };
  const serverContent = rendered && { path: at, take: () => rendered.state, giveUp: () => rendered.onGivenUp?.() };
  const started = await startApplication({
    name: 'buyer-app',
    lifecycles: { mount, unmount },
    server: answer,
    bundles: TEXTS,
    at,
    language,
    props: {
      identity: 'BUYER',
      ...(mountParcel && { mountParcel }),
      ...(visibility && { visibility }),
      ...(serverContent && { serverContent }),
    },
    platform: {
      services: { ...(drafts && { drafts }) },
      configuration: { source: source ? 'carrier' : 'sandbox' },
    },
    prepare({ platform }, domElement) {
      if (carriers) platform.store.dispatch({ type: 'embedded/carriersLoaded', payload: carriers });
      if (!rendered) return;
      domElement.innerHTML = rendered.markup;
      rendered.onPlaced?.(domElement);
    },
  });
  return { ...started, server };
}
