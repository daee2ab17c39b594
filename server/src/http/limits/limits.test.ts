import { routesOf } from '../../../testing/routes.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const DSN = 'http://public@127.0.0.1:9/1';
/** More calls than any limit lets through. */
const FLOOD = 700;
const AT_ONCE = 100;
const CHANGES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ testHooks: false, reportingDsn: DSN });
  server.stopClock();
});
afterAll(() => server.close());

/** What the other calls would refuse to read before they count it. */
const FORMS = [
  ['/register', { email: 'nobody@example.com' }],
  ['/complete-registration', { token: 'unknown', password: 'long enough!' }],
  ['/forgot-password', { email: 'nobody@example.com' }],
  ['/sign-in-code', { code: '000000' }],
  ['/passkey-options', {}],
  ['/sign-in-passkey', { id: 'A', client_data: 'A', authenticator_data: 'A', signature: 'A' }],
  ['/reset-password', { token: 'unknown', password: 'long enough' }],
] as const;

let strangers = 0;
/** A caller without a session or a key, at an address of its own. */
function stranger(method: (typeof CHANGES)[number], path: string) {
  const remoteAddress = `198.51.${Math.floor(strangers / 250)}.${(strangers++ % 250) + 1}`;
  const url = path.replaceAll(/:[a-z]+/g, 'any');
  const form = FORMS.find(([ending]) => path.endsWith(ending))?.[1] ?? {
    email: 'nobody@example.com',
    password: 'wrong',
  };
  return () =>
    server.app.inject({ method, url, remoteAddress, payload: form, headers: { origin: 'http://localhost:9000' } });
}

async function isEverRefused(call: ReturnType<typeof stranger>): Promise<boolean> {
  for (let tried = 0; tried < FLOOD; tried += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, call));
    if (answers.some(({ statusCode }) => statusCode === 429)) return true;
  }
  return false;
}

/** Changes that need neither a session nor a key. */
const OPEN = [
  'POST /confirm-address/:token',
  'POST /csp-reports',
  'POST /demo-provider/:key/choose/:uid/:person',
  'POST /release-api/v1/beacons',
  'POST /report-tunnel',
  'POST /share/:token/mails',
  'POST /site/pay/:ref',
  'POST /unsubscribe/:token',
  'POST /user-api/v1/complete-registration',
  'POST /user-api/v1/forgot-password',
  'POST /user-api/v1/passkey-options',
  'POST /user-api/v1/register',
  'POST /user-api/v1/reset-password',
  'POST /user-api/v1/sign-in',
  'POST /user-api/v1/sign-in-code',
  'POST /user-api/v1/sign-in-passkey',
  'POST /userapi/call/v1/complete-registration',
  'POST /userapi/call/v1/forgot-password',
  'POST /userapi/call/v1/passkey-options',
  'POST /userapi/call/v1/register',
  'POST /userapi/call/v1/reset-password',
  'POST /userapi/call/v1/sign-in',
  'POST /userapi/call/v1/sign-in-code',
  'POST /userapi/call/v1/sign-in-passkey',
];

it('knows every change a stranger can cause', async () => {
  const routes = routesOf(server.app).flatMap(({ path, methods }) =>
    CHANGES.filter((method) => methods.includes(method)).map((method) => ({ path, method })),
  );
  expect(routes.length).toBeGreaterThan(50);
  const open: string[] = [];
  for (const { path, method } of routes) {
    const first = await stranger(method, path)();
    const needsSession = first.statusCode === 401 || /"[cC]ode":-6\b/.test(first.body);
    if (!needsSession) open.push(`${method} ${path}`);
  }
  expect(open.sort()).toEqual(OPEN);
});

it.each(OPEN)('%s has a limit for each address', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  expect(await isEverRefused(stranger(method as 'POST', path))).toBe(true);
});

it('tells when to come back, and lets another network in', async () => {
  const report = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/csp-reports',
      remoteAddress,
      payload: '{}',
      headers: { 'content-type': 'application/csp-report' },
    });
  const answers = await Promise.all(Array.from({ length: 610 }, (_, n) => report(`2001:db8:5:5::${n}`)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(refused[0]?.headers['x-content-type-options']).toBe('nosniff');
  expect((await report('2001:db8:5:6::1')).statusCode).toBe(204);
});
