import type { Application } from '@tracking-console/app-kit';
import { shellStarted } from '@tracking-console/platform';
import { jsonResponse, loginUser, startTestPlatform, testSurface } from '@tracking-console/platform/testing';
import platformTexts from '../../../platform/src/locales/en.json';
import uiTexts from '../../../ui/src/locales/en.json';
import { mount, unmount } from '../index.ts';
import texts from '../locales/en.json';
import { startingAnswers } from './answers.ts';

export interface SentWish {
  method: string;
  /** Below the release API's root. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** By "PUT /channels/production"; of reads the path alone. A refusal is a Response; an Error breaks the connection. */
export type Answers = Record<string, unknown | ((wish: SentWish) => unknown)>;

interface Options {
  at: string;
  answers?: Answers;
  rights?: { release: boolean; override: boolean };
  email?: string;
}

const ROOT = '/release-api/v1';
const standing = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const leave of standing) await leave();
});

/** The release page as root-config mounts it: the real store, router and queries, on a fake release API. */
export async function startReleasePage({ at, answers = {}, rights, email = 'ada@example.com' }: Options) {
  const said = { ...startingAnswers, ...answers };
  const sent: SentWish[] = [];
  globalThis.fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input);
    if (url.includes('/locales/')) return { ok: true, json: async () => BUNDLE };
    return answerOf(url, init);
  }) as typeof fetch; // as much of a Response as the page reads
  async function answerOf(url: string, { method = 'GET', headers = {}, body }: RequestInit) {
    const path = url.replace(ROOT, '');
    const wish = { method, path, headers, body: typeof body === 'string' ? JSON.parse(body) : null } as SentWish;
    if (method !== 'GET') sent.push(wish);
    const named = method === 'GET' ? path : `${method} ${path}`;
    if (!(named in said)) return jsonResponse({ type: 'notFound', status: 404, detail: `No answer: ${named}` }, 404);
    const answer = said[named];
    const told: unknown = typeof answer === 'function' ? await answer(wish) : answer;
    if (told instanceof Error) throw told;
    return isResponse(told) ? told : jsonResponse(told as object);
  }
  window.history.replaceState(null, '', at);
  const started = startTestPlatform(({ path }) => (path.endsWith('/get-login-user') ? loginUser({ email }) : {}), {
    start: location.href,
    configuration: { rights: rights ?? { release: true, override: true } },
  });
  const { platform } = started;
  const domElement = document.body.appendChild(document.createElement('div'));
  const props: Application & { name: string; singleSpa: object } = {
    name: 'release-app',
    singleSpa: {},
    platform,
    ...testSurface(domElement),
    basePath: '/release',
    identity: null,
  };
  await freely(async () => {
    platform.store.dispatch(shellStarted());
    await platform.i18n.changeLanguage('en');
    await run(mount, props);
  });
  const leave = () =>
    freely(async () => {
      standing.delete(leave);
      await run(unmount, props);
      domElement.remove();
    });
  standing.add(leave);
  return { ...started, sent, said, leave };
}

const BUNDLE = { 'release-app': texts, platform: platformTexts, ui: uiTexts };

/** A refusal as the release API sends one. */
export const refusal = (status: number, type: string, more: object = {}) =>
  jsonResponse({ type, status, detail: `The server says ${type}.`, ...more }, status);

const isResponse = (told: unknown): told is Response => typeof told === 'object' && told !== null && 'text' in told;

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
