// For tests of every package: a platform on fake HTTP, and the page configuration of a demo deployment.
import { CONTRACT_VERSION } from '@tracking-console/contract/page/applications';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { createCalls } from './calls/createCalls.ts';
import { selectDataMode } from './calls/dataMode.ts';
import { createDrafts } from './drafts/createDrafts.ts';
import type { Guard, Navigation } from './routing/navigation.ts';
import { startPlatform } from './startPlatform.ts';
import type { Services } from './store/services.ts';
import type { State } from './store/state.ts';

export const testConfiguration: PageConfiguration = {
  brand: 'Tracking Console',
  version: '1.0.90',
  release: 'test',
  signIn: { base: '/user', defaultArea: 'global' },
  roots: {
    console: '/console-api',
    pay: '/payapi/call',
    user: '/userapi/call',
    newUser: '/user-api',
    message: '/msgapi/call',
    invoice: '/invoiceapi/call',
    buyer: '/orderapi/call',
    old: '/app',
    tracking: '/track/v2.4',
  },
  consolePrefixes: {},
  regionalHosts: {},
  cookieDomain: '',
  prefetchDelay: 3000,
  site: { main: '/site', help: '/site', docs: '/site' },
  source: 'sandbox',
  avatars: '/site/avatars',
  scripts: { carriers: '/site/scripts/carriers.js', country: '/site/get-country' },
  languages: { folder: '/app/locales/', hashes: { en: 'a', 'zh-cn': 'b' }, initial: 'en' },
  applications: [],
  overrides: null,
  beacons: null,
  rights: { release: false, override: false, finance: false },
  live: '1700000000000-1:1:',
  reporting: null,
  analytics: null,
  chat: null,
};

export interface SentCall {
  path: string;
  body: unknown;
  init: RequestInit;
}

/** A fake server's answer to one call: an envelope, a Response, or an Error that breaks the connection. */
export type FakeAnswer = object | Response | Error;
export type FakeServer = (call: SentCall) => FakeAnswer | Promise<FakeAnswer>;

/** A `fetch` that is answered by `server` and records what was sent. */
export function fakeFetch(server: FakeServer) {
  const sent: SentCall[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const call = { path: String(input), body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body, init };
    sent.push(call);
    const answer = await server(call);
    init.signal?.throwIfAborted();
    if (answer instanceof Error) throw answer;
    return isResponse(answer) ? answer : jsonResponse(answer);
  };
  return { fetch: fetch as typeof globalThis.fetch, sent };
}

const isResponse = (answer: object): answer is Response => 'status' in answer && 'text' in answer;

/** A Response as far as the calls client reads one; jsdom has none. */
export function jsonResponse(body: unknown, status = 200): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const blob = async () => new Blob([text]);
  return { ok: status < 400, status, text: async () => text, blob, headers: new Headers() } as Response;
}

/** Navigation that only writes down where it was sent. */
export function recordedNavigation(start = 'http://localhost/buyer/dashboard') {
  let address = start;
  const listeners = new Set<() => void>();
  const visited: string[] = [];
  const left: string[] = [];
  const states: unknown[] = [];
  const move = (path: string, state: unknown = null) => {
    visited.push(path);
    states.push(state);
    address = new URL(path, address).href;
    for (const listener of listeners) listener();
  };
  const guards = new Set<Guard>();
  const navigation: Navigation = {
    go: (path) => {
      if (![...guards].some((holds) => holds(path, () => move(path)))) move(path);
    },
    guard: (holds) => {
      guards.add(holds);
      return () => guards.delete(holds);
    },
    replace: move,
    leave: (url) => left.push(url),
    address: () => address,
    pathname: () => new URL(address).pathname,
    onMoved: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { navigation, visited, left, states };
}

/** A platform whose calls go to `server` and whose navigation is recorded. */
export function startTestPlatform(
  server: FakeServer,
  {
    start,
    configuration = {},
    services = {},
  }: { start?: string; configuration?: Partial<PageConfiguration>; services?: Partial<Services> } = {},
) {
  const { fetch, sent } = fakeFetch(server);
  const { navigation, visited, left, states } = recordedNavigation(start);
  const whole = { ...testConfiguration, ...configuration };
  const bugs: unknown[] = [];
  const gid = () => (platform.store.getState() as State).user.profile?.gid;
  const calls = createCalls({
    roots: whole.roots,
    regionalHost: () => '',
    release: whole.release,
    customer: gid,
    tab: 'test',
    dataMode: () => selectDataMode(platform.store.getState() as State),
    onEvent: (event) => platform.store.dispatch(event),
    requestCheck: () => platform.recentCheck.request(),
    fetch,
  });
  const platform = startPlatform(whole, {
    calls,
    navigation,
    reportBug: (error) => bugs.push(error),
    // In memory: nothing that one test types is there in the next.
    drafts: createDrafts(gid, null),
    ...services,
  });
  return { platform, sent, visited, left, states, bugs };
}

/** The wire form of a signed-in customer, for `get-login-user`. */
export const loginUser = (changes: object = {}) => ({
  code: 0,
  message: '',
  data: {
    gid: '1001',
    language: 'en',
    nickname: 'Ada',
    email: 'ada@example.com',
    country: 'us',
    photo: '',
    create_time: '2026-01-01T00:00:00Z',
    area: 'global',
    open_app_list: ['BUYER'],
    member_infos: [],
    phone_number: '',
    phone_country_code: '1',
    flag: '',
    ...changes,
  },
});

/** What the page gives an application that is shown, besides platform, path and identity. */
export function testSurface(domElement: HTMLElement) {
  return {
    contractVersion: CONTRACT_VERSION,
    domElement,
    popupElement: document.body,
    routerWindow: window,
    visibility: { isShown: () => true, onChange: () => () => {} },
    fail(cause: unknown) {
      throw cause;
    },
  };
}
