import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const CONSOLE = 'https://console.example.com';
const REGIONAL = 'eu.example.com';

let server: TestServer;
let caller: SignedInCaller;
beforeAll(async () => {
  server = await startTestServer({ origins: ['http://localhost:9000', CONSOLE] });
  caller = await signedIn(server);
});
afterAll(() => server.close());

const ask = (headers: Record<string, string>, url = '/user-api/v1/get-login-user') =>
  caller.post(url, {}, { headers: { host: REGIONAL, 'content-type': 'application/json', ...headers } });

const preflight = (origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: '/orderapi/call',
    headers: {
      host: REGIONAL,
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-customer,x-release,x-tab',
    },
  });

it('CA-3 answers the console’s page at a regional host, with its session', async () => {
  const answer = await ask({ origin: CONSOLE, 'sec-fetch-site': 'same-site' });
  expect(answer.json()).toMatchObject({ code: 0, data: { gid: caller.gid } });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': CONSOLE,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'date, x-release-latest, retry-after, content-disposition',
    vary: expect.stringContaining('Origin'),
  });
});

it('CA-3 says before a call which headers it takes', async () => {
  const answer = await preflight(CONSOLE);
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': CONSOLE,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type, x-release, x-tab, x-customer, x-api-key, x-mode',
  });
});

it('CA-3 lets a refusal be read as well', async () => {
  const answer = await ask({ origin: CONSOLE, 'sec-fetch-site': 'cross-site' }, '/user-api/v1/nothing');
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([404, CONSOLE]);
});

it.each(['https://evil.test', 'null', `${CONSOLE}.evil.test`, 'http://console.example.com'])(
  'CA-3 SC-5 lets no page of %s call or read',
  async (origin) => {
    for (const answer of [await ask({ origin, 'sec-fetch-site': 'cross-site' }), await preflight(origin)]) {
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  },
);

it('CA-3 says nothing of the kind to a page of the host itself', async () => {
  const answer = await ask({
    host: 'localhost:9000',
    origin: 'http://localhost:9000',
    'sec-fetch-site': 'same-origin',
  });
  expect(answer.json().code).toBe(0);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});
