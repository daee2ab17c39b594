import { startApplication } from '@tracking-console/app-kit/testing';
import commonTexts from '@tracking-console/contract/locales/en.json';
import { type FakeServer, jsonResponse, loginUser } from '@tracking-console/platform/testing';
import kitTexts from '../../../app-kit/src/locales/en.json';
import platformTexts from '../../../platform/src/locales/en.json';
import uiTexts from '../../../ui/src/locales/en.json';
import { mount, unmount } from '../index.ts';
import texts from '../locales/en.json';
import { startingAnswers } from './answers.ts';

export interface SentRequest {
  method: string;
  /** Below the release API's root. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** By "PUT /channels/production"; of reads only the path. A refusal is a Response; an Error breaks the connection. */
export type Answers = Record<string, unknown | ((request: SentRequest) => unknown)>;

interface Options {
  at: string;
  answers?: Answers;
  rights?: { release: boolean; override: boolean };
  email?: string;
}

const ROOT = '/release-api/v1';
const bundles = {
  en: { contract: commonTexts, 'release-app': texts, 'app-kit': kitTexts, platform: platformTexts, ui: uiTexts },
};

/** The release page on a fake release API. */
export async function startReleasePage({ at, answers = {}, rights, email = 'ada@example.com' }: Options) {
  const known = { ...startingAnswers, ...answers };
  const sent: SentRequest[] = [];
  async function releaseApi(url: RequestInfo | URL, { method = 'GET', headers = {}, body }: RequestInit = {}) {
    const path = String(url).replace(ROOT, '');
    const request = { method, path, headers, body: typeof body === 'string' ? JSON.parse(body) : null } as SentRequest;
    if (method !== 'GET') sent.push(request);
    const key = method === 'GET' ? path : `${method} ${path}`;
    if (!(key in known)) return jsonResponse({ type: 'notFound', status: 404, detail: `No answer: ${key}` }, 404);
    const answer = known[key];
    const given: unknown = typeof answer === 'function' ? await answer(request) : answer;
    if (given instanceof Error) throw given;
    return isResponse(given) ? given : jsonResponse(given as object);
  }
  const server: FakeServer = ({ path }) => (path.endsWith('/get-login-user') ? loginUser({ email }) : {});
  const started = await startApplication({
    name: 'release-app',
    lifecycles: { mount, unmount },
    server,
    fetch: releaseApi,
    bundles,
    at,
    props: { identity: null },
    platform: { configuration: { rights: { finance: false, ...(rights ?? { release: true, override: true }) } } },
  });
  return { ...started, sent, said: known };
}

/** A refusal as the release API sends one. */
export const refusal = (status: number, type: string, more: object = {}) =>
  jsonResponse({ type, status, detail: `The server says ${type}.`, ...more }, status);

const isResponse = (given: unknown): given is Response =>
  typeof given === 'object' && given !== null && 'text' in given;
