import type { Application } from '@tracking-console/app-kit';
import { startApplication } from '@tracking-console/app-kit/testing';
import { DEFAULT_API_SETTINGS } from '@tracking-console/contract/api/apiSettingConstants';
import commonTexts from '@tracking-console/contract/locales/en.json';
import commonChinese from '@tracking-console/contract/locales/zh-cn.json';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { type FakeServer, loginUser } from '@tracking-console/platform/testing';
import kitTexts from '../../../app-kit/src/locales/en.json';
import kitChinese from '../../../app-kit/src/locales/zh-cn.json';
import platformTexts from '../../../platform/src/locales/en.json';
import platformChinese from '../../../platform/src/locales/zh-cn.json';
import { mount, unmount } from '../index.ts';
import english from '../locales/en.json';
import chinese from '../locales/zh-cn.json';

const bundles = {
  en: { contract: commonTexts, 'api-app': english, platform: platformTexts, 'app-kit': kitTexts },
  'zh-cn': { contract: commonChinese, 'api-app': chinese, platform: platformChinese, 'app-kit': kitChinese },
};

/** The fake server's answers, by path; a function gets the body. Other paths are refused. */
export type Answers = Record<string, object | ((body: unknown) => object)>;

interface Options {
  at: string;
  answers?: Answers;
  language?: keyof typeof bundles;
  /** What is different about the customer. */
  user?: object;
  /** What is different about the deployment. */
  configuration?: Partial<PageConfiguration>;
  mountParcel?: Application['mountParcel'];
  visibility?: Application['visibility'];
  /** What was typed before, on another load of the page; by field. */
  drafts?: Record<string, string>;
}

export const success = (data: unknown, beside: object = {}) => ({ code: 0, message: '', data, ...beside });

/** Of calls that every page makes. */
const USUAL: Answers = { '/console-api/v1/settings/get': success(DEFAULT_API_SETTINGS) };

/** The API console on a fake server. */
export function startConsole({
  at,
  answers = {},
  language = 'en',
  drafts = {},
  user = {},
  configuration = {},
  ...props
}: Options) {
  const server: FakeServer = ({ path, body }) => {
    if (path.endsWith('/get-login-user')) return loginUser({ language, open_app_list: ['API'], ...user });
    const answer = answers[path] ??
      USUAL[path] ?? { code: -404, message: `The test has no answer for ${path}.`, data: null };
    return typeof answer === 'function' ? (answer as (body: unknown) => object)(body) : answer;
  };
  const lifecycles = { mount, unmount };
  return startApplication({
    name: 'api-app',
    lifecycles,
    server,
    bundles,
    at,
    language,
    platform: { configuration },
    props: { identity: 'API', ...props },
    prepare: ({ platform }) => {
      for (const [field, text] of Object.entries(drafts)) platform.drafts.write(field, text, '1001');
    },
  });
}
