import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { LOG_ENDPOINTS } from '@tracking-console/contract/api/logConstants';
import type { CallDeclarations } from '@tracking-console/contract/calls/callDeclaration';
import { LEGACY_ROOTS } from '@tracking-console/contract/calls/legacyRoots';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { type SignedInCaller, signedIn, stranger } from '../testing/caller.ts';
import { exampleOf, spoilt } from '../testing/hostileValues.ts';
import { wrapper } from '../testing/legacyClient.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let customer: SignedInCaller;
const routes: RouteOptions[] = [];

const watch = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route)); // fastify's own

beforeAll(async () => {
  subscribe('fastify.initialization', watch);
  server = await startTestServer({ reportingDsn: 'http://public@127.0.0.1:9/1' });
  unsubscribe('fastify.initialization', watch);
  customer = await signedIn(server, { mayRelease: true, mayOverride: true });
});
afterAll(() => server.close());

/** A session's look-up and a call's own queries share five connections. */
const AT_ONCE = 4;

/** Sends every body and returns the answers that are not refusals. */
async function failing(url: string, bodies: Iterable<unknown>, method: 'POST' | 'PUT' | 'PATCH' = 'POST') {
  const failed: string[] = [];
  const all = [...bodies];
  while (all.length > 0) {
    const answers = await Promise.all(
      all.splice(0, AT_ONCE).map(async (body) => {
        const payload = JSON.stringify(body);
        const headers = {
          'content-type': 'application/json',
          'idempotency-key': payload.slice(0, 9),
          'if-match': '"none"',
        };
        const { statusCode } = await customer.post(url, {}, { method, payload, headers });
        return { statusCode, payload };
      }),
    );
    const wrong = answers.filter(({ statusCode }) => statusCode >= 500);
    failed.push(...wrong.map(({ statusCode, payload }) => `${statusCode} ${method} ${url} ${payload.slice(0, 200)}`));
  }
  return failed;
}

const plain = (url: string) => url.replace(':version', 'v2.4').replaceAll(/:[a-z]+/g, '1');

/** The new-user calls are at two roots and are the same. */
const ROOTS = [
  '/user-api/',
  '/console-api/v1/task/',
  '/console-api/v1/source/',
  '/console-api/v1/keys/',
  '/console-api/v1/ip/',
  '/console-api/v1/audit/',
  '/console-api/v1/dashboard/',
  '/console-api/v1/number/',
  '/console-api/v1/webhook/',
  '/console-api/v1/logs/',
  '/console-api/v1/settings/',
  '/console-api/v1/tracking/',
  '/console-api/v1/air/',
  '/console-api/v1/events/',
  '/release-api/v1/',
  ...LOG_ENDPOINTS.map((endpoint) => `/track/:version/${endpoint}`),
  '/orderapi/',
  '/msgapi/',
  '/payapi/',
  '/invoiceapi/',
  '/import-map.json',
  '/services',
];
const takingBodies = () =>
  routes.filter(({ schema, url }) => schema?.body !== undefined && !url.startsWith('/userapi/call/'));

it.each(ROOTS)('refuses every value no database keeps, at every route of %s', async (root) => {
  const failed: string[] = [];
  for (const { url, method, schema } of takingBodies().filter(({ url }) => url.startsWith(root))) {
    const [verb] = [method].flat() as ('POST' | 'PUT' | 'PATCH')[]; // what takes a body
    failed.push(...(await failing(plain(url), spoilt(exampleOf(schema?.body ?? {})), verb)));
  }
  expect(failed).toEqual([]);
});

it('knows every root', () => {
  const others = takingBodies().filter(({ url }) => !ROOTS.some((root) => url.startsWith(root)));
  expect(others.map(({ url }) => url)).toEqual([]);
});

const LEGACY = Object.entries<CallDeclarations>(LEGACY_ROOTS).flatMap(([url, methods]) =>
  Object.entries(methods).map(([method, { param }]) => [url, method, param] as const),
);

it.each(LEGACY)('… at the call %s %s', async (url, method, schema) => {
  // A customer may call so often in a minute.
  server.pass(MINUTE);
  const bodies = [...spoilt(exampleOf(schema))].map((param) => wrapper(method, param));
  expect(await failing(url, bodies)).toEqual([]);
});

const UNREADABLE = ['%00', 'a%00b', '%FF', '%C0%80', '%ED%A0%80', '%', '%u0000'];

it('answers 400 to an address that cannot be read, at every route', async () => {
  const answered: string[] = [];
  for (const { url, method } of routes) {
    const [verb = 'GET'] = [method].flat();
    const addresses = UNREADABLE.flatMap((text) => [
      `${plain(url)}?name=${text}`,
      ...(/:|\*/.test(url.slice(1))
        ? [
            url
              .replace(/^\/:root[^/]*/, '/track')
              .replace(/:[a-z]+|\*/, text)
              .replaceAll(/:[a-z]+/g, '1'),
          ]
        : []),
    ]);
    for (const address of addresses) {
      const { statusCode } = await stranger(server).get(address, { method: verb as 'GET' }); // any verb has an address
      if (statusCode !== 400) answered.push(`${statusCode} ${verb} ${address}`);
    }
  }
  expect(answered).toEqual([]);
});

it('answers no address with 500, whatever number or name stands in it', async () => {
  const failed: string[] = [];
  for (const { url, method } of routes.filter(({ url }) => /:/.test(url.slice(2)))) {
    for (const text of ['99999999999999999999', '-1', '1e309', '%E2%80%AE', 'x'.repeat(290)]) {
      const [verb] = [method].flat();
      const address = url.replace(':version', 'v2.4').replaceAll(/:[a-z]+/g, text);
      const { statusCode } = await customer.get(address, {
        method: verb as 'GET',
        headers: { origin: 'http://localhost:9000' },
      }); // any verb
      if (statusCode >= 500) failed.push(`${statusCode} ${verb} ${address}`);
    }
  }
  expect(failed).toEqual([]);
});

const raw = (payload: string | Buffer, url = '/user-api/v1/update-profile', caller = customer) =>
  caller.post(url, {}, { payload, headers: { 'content-type': 'application/json' } });

it.each([
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
  ['an overlong form', Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0x80]), Buffer.from('"}')])],
  [
    'half of a pair, as bytes',
    Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
  ],
  ['half of a pair, as an escape', '{"a":"\\ud83d"}'],
  ['the other half', '{"a":"\\\\\\udc00"}'],
  ['halves that do not touch', '{"a":"\\ud83d\\\\\\udce6"}'],
  ['NUL in a name', '{"a\\u0000":1}'],
  ['NUL as a byte', '{"a":"\0"}'],
  ['a number beyond all', '{"language":1e999}'],
])('refuses %s', async (_what, payload) => {
  const answer = await raw(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: -1, message: expect.any(String), data: null });
});

it.each(['{"language":"fr"}', '\uFEFF{"language":"fr"}', '{"language":"\\u0066r"}'])('takes %j', async (payload) => {
  expect((await raw(payload)).json()).toMatchObject({ code: 0 });
});

it('keeps whole pairs and escaped backslashes as they were sent', async () => {
  const name = '\u{1F4E6} \\u0000 \\ud83d';
  const answer = await raw(
    JSON.stringify({ name }).replace('\u{1F4E6}', '\\ud83d\\udce6'),
    '/console-api/v1/keys/create',
    await signedIn(server),
  );
  expect(answer.json()).toMatchObject({ code: 0, data: { name } });
});

it.each([
  ['/track/v2.4/register', { code: -18010013, data: { errors: [{ code: -18010013 }] } }],
  ['/user-api/v1/sign-in', { code: -1, data: null }],
  ['/orderapi/call', { Code: -6, Json: null }],
  ['/console-api/v1/task/list', { code: -1, data: null }],
  ['/release-api/v1/releases', { type: 'invalid', status: 413 }],
  ['/csp-reports', { code: -1, data: null }],
])('answers 10 MB at %s in its envelope', async (url, envelope) => {
  const payload = JSON.stringify([{ number: 'x'.repeat(10_485_760) }]);
  const ask = url === '/orderapi/call' ? stranger(server) : customer;
  const answer = await ask.post(url, {}, { payload, headers: { 'content-type': 'application/json' } });
  expect(answer.statusCode).toBe(url === '/orderapi/call' ? 200 : 413);
  expect(answer.json()).toMatchObject(envelope);
});
