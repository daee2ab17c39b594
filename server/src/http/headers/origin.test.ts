import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { withFurther } from '../../../testing/furtherIt.ts';
import { routesOf } from '../../../testing/routes.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { CSP_REPORTS } from './headers.ts';

let server: TestServer;
let caller: SignedInCaller;
let routes: string[];
beforeAll(async () => {
  server = await startTestServer({ testHooks: false });
  caller = await signedIn(server);
  routes = routesOf(server.app).flatMap(({ path, methods }) => (methods.includes('POST') ? [path] : []));
});
afterAll(() => server.close());

const OWN = 'http://localhost:9000';
const ORIGINS = [
  'https://evil.test',
  'null',
  'http://localhost:9001',
  'http://localhost:9000.evil.test',
  'https://localhost:9000',
  '',
];
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
];
const SITES = ['cross-site', 'same-site', 'none', undefined];
const requestsOf = (origins: readonly string[], types: typeof TYPES, sites: typeof SITES) =>
  origins.flatMap((origin) =>
    types.flatMap((type) => sites.map((site) => ({ origin, 'content-type': type, 'sec-fetch-site': site }))),
  );
const FOREIGN = withFurther(
  [...requestsOf(ORIGINS, ['application/json'], SITES), ...requestsOf(['https://evil.test'], TYPES, ['cross-site'])],
  requestsOf(ORIGINS, TYPES, SITES),
);

/** Reports identify no user, a mail's link is opened by its own secret (RFC 8058), and other services' events by their signature. */
const OPEN = [
  CSP_REPORTS,
  '/share/:token/mails',
  '/unsubscribe/:token',
  '/confirm-address/:token',
  '/source/webhook',
  '/payapi/webhook',
  '/msgapi/events',
];

const send = (url: string, headers: Record<string, string | undefined>, payload?: string) =>
  server.app.inject({
    method: 'POST',
    url,
    cookies: { '__Host-sid': caller.sid ?? '' },
    headers: Object.fromEntries(
      Object.entries({ host: 'localhost:9000', ...headers }).filter(
        (header): header is [string, string] => header[1] !== undefined,
      ),
    ),
    ...(payload !== undefined && { payload }),
  });

it('SC-5 refuses every change another site could have caused, at every route', async () => {
  const guarded = routes.filter((route) => !OPEN.includes(route));
  expect(guarded).toEqual(expect.arrayContaining(['/user-api/v1/sign-in', '/user-api/v1/sign-out', '/orderapi/call']));
  const accepted: string[] = [];
  for (const url of guarded) {
    const answers = await Promise.all(
      FOREIGN.map(async (headers) => ({ headers, status: (await send(url, headers, '{}')).statusCode })),
    );
    accepted.push(
      ...answers.filter(({ status }) => status !== 403).map((answer) => `${url} ${JSON.stringify(answer)}`),
    );
  }
  expect(accepted).toEqual([]);
  // The customer is still signed in.
  expect((await caller.post('/user-api/v1/get-login-user')).json().code).toBe(0);
});

it.each(SITES.filter((site) => site !== undefined))(
  'SC-5 refuses our own origin when the browser says %s',
  async (site) => {
    expect((await send('/user-api/v1/get-login-user', { origin: OWN, 'sec-fetch-site': site })).statusCode).toBe(403);
  },
);

it('SC-5 accepts our own pages, by either header', async () => {
  const json = { 'content-type': 'application/json' };
  for (const headers of [
    { origin: OWN },
    { 'sec-fetch-site': 'same-origin' },
    { origin: OWN, 'sec-fetch-site': 'same-origin' },
  ]) {
    const answer = await send('/user-api/v1/get-login-user', { ...json, ...headers }, '{}');
    expect(answer.json().code).toBe(0);
  }
});

it('SC-5 refuses a session cookie that comes with neither header', async () => {
  expect((await send('/user-api/v1/get-login-user', {})).statusCode).toBe(403);
});

it.each(TYPES.filter((type) => type !== undefined && type !== 'application/json'))(
  'SC-5 takes JSON alone, not %s',
  async (type) => {
    const answer = await send('/user-api/v1/sign-out', { origin: OWN, 'content-type': type }, '{}');
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: -1, data: null });
  },
);

it('SC-5 changes nothing by GET', async () => {
  for (const url of ['/user-api/v1/sign-out', '/user-api/v1/open-buyer-app']) {
    expect((await caller.get(url)).statusCode).toBe(404);
  }
});

it('refuses a change in the envelope of the legacy roots where they are called', async () => {
  const answer = await send(
    '/orderapi/call',
    { origin: 'https://evil.test', 'content-type': 'application/json' },
    '{}',
  );
  expect(answer.json()).toEqual({ Code: -1, Message: expect.any(String), Json: null });
});
