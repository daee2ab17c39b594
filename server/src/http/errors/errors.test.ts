import { signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../database.ts';
import { createServices } from '../../services.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.app.get('/explode', () => {
    throw new Error('the password is swordfish');
  });
});
afterAll(() => server.close());

const post = (url: string, payload: string) =>
  stranger(server).post(url, {}, { payload, headers: { 'content-type': 'application/json' } });

it('SC-26 keeps what went wrong inside to itself', async () => {
  const answer = await stranger(server).get('/explode');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: -1, message: 'Something went wrong.', data: null });
});

it.each([
  ['an unknown address', () => stranger(server).get('/console-api/v1/nothing'), 404],
  ['an unknown call', () => stranger(server).post('/user-api/v1/nothing'), 404],
  ['broken JSON', () => post('/user-api/v1/sign-in', '{"email":'), 400],
  ['a key that reaches for the prototype', () => post('/user-api/v1/sign-in', '{"__proto__":{"a":1}}'), 400],
  ['a text no database keeps', () => post('/user-api/v1/sign-in', '{"email":"a\\u0000b"}'), 400],
  ['a body that is too large', () => post('/user-api/v1/sign-in', JSON.stringify({ email: 'a'.repeat(20_000) })), 413],
  ['an address that cannot be decoded', () => stranger(server).get('/buyer/%E0%A4%A'), 400],
])('answers %s in the envelope, with all headers', async (_name, ask, status) => {
  const answer = await ask();
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ code: -1, message: expect.any(String), data: null });
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

it('answers the legacy roots in their envelope', async () => {
  const answer = await stranger(server).post('/payapi/nothing');
  expect(answer.json()).toEqual({ Code: -1, Message: expect.any(String), Json: null });
});

it('shows a page to a person who opened an address that does not exist', async () => {
  const answer = await stranger(server).get('/nothing', { headers: { accept: 'text/html', 'accept-language': 'zh' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('<html lang="zh-CN"');
});

describe('by Accept', () => {
  const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de' };

  it.each([
    ['an address that cannot be decoded', '/buyer/shipment/%', 400, 'Diese Seite kann nicht angezeigt werden'],
    ['broken UTF-8', '/buyer/shipment/%E0%A4%A', 400, 'Diese Seite kann nicht angezeigt werden'],
    ['a NUL', '/buyer/shipment/%00', 400, 'Diese Seite kann nicht angezeigt werden'],
    ['an unknown call', '/console-api/v1/nothing', 404, 'Unter dieser Adresse gibt es nichts'],
    ['a call that is only posted to', '/user-api/v1/sign-in', 404, 'Unter dieser Adresse gibt es nichts'],
    ['a call of the release API', '/release-api/v1/nothing', 404, 'Unter dieser Adresse gibt es nichts'],
    ['a parameter too long for its route', `/share/${'a'.repeat(400)}`, 404, 'Unter dieser Adresse gibt es nichts'],
    ['a mistake of ours', '/explode', 500, 'Die Konsole ist momentan nicht verfügbar'],
  ])('a person sees a page and a program JSON: %s', async (_what, url, status, title) => {
    const page = await stranger(server).get(url, { headers: person });
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'cache-control': 'no-store',
    });
    for (const accept of ['application/json', '*/*']) {
      const json = await stranger(server).get(url, { headers: { accept } });
      expect(json.statusCode).toBe(status);
      expect(json.headers['content-type']).toMatch(/json/);
      expect(() => json.json()).not.toThrow();
    }
  });
});

it('F-22 leaves it to the browser to drop an override that nobody can read', async () => {
  const asked = (query: string) => stranger(server).get(`/site/en?${query}`, { headers: { accept: 'text/html' } });
  for (const imo of ['%00', '%', '%E0%A4%A', '%7B%22broken']) expect((await asked(`imo=${imo}`)).statusCode).toBe(200);
  expect((await asked('imo=x&q=%00')).statusCode).toBe(400);
  expect((await asked('noimo=%00')).statusCode).toBe(400);
});

it('F-5 never answers a missing module with a page', async () => {
  const answer = await stranger(server).get('/app/nothing.js', { headers: { accept: 'text/html' } });
  expect(answer.headers['content-type']).toContain('application/json');
});

describe('while the database does not answer', () => {
  it('F-37 answers 503 in the envelope of the root, to a person as a page, and goes on by itself', async () => {
    const database = openDatabase('postgresql://nobody@127.0.0.1:1/nothing');
    const services = createServices({ configuration: server.services.configuration, database });
    const away = await buildApp(services);
    const [origin = ''] = services.configuration.origins;
    const headers = { origin, cookie: '__Host-sid=any' };
    const call = await away.inject({ method: 'POST', url: '/user-api/v1/get-login-user', headers, payload: {} });
    expect(call.statusCode).toBe(503);
    expect(call.headers['retry-after']).toBe('2');
    expect(call.json()).toEqual({ code: -1, message: expect.any(String), data: null });
    const legacy = await away.inject({ method: 'POST', url: '/orderapi/call', headers, payload: {} });
    expect(legacy.json()).toEqual({ Code: -1, Message: expect.any(String), Json: null });
    const page = await away.inject({ url: '/buyer', headers: { ...headers, accept: 'text/html' } });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('not available right now');
    const ready = await away.inject('/ready');
    expect([ready.statusCode, ready.json().database]).toEqual([503, 'failed']);
    expect((await away.inject('/health')).statusCode).toBe(200);
    await away.close();
    await database.close();
  });

  it('F-38 answers 503 within two seconds when every connection is taken', async () => {
    const caller = await signedIn(server);
    const { pool } = server.services.database;
    const taken = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
    const began = performance.now();
    const answer = await caller.post('/user-api/v1/get-login-user');
    const waited = performance.now() - began;
    for (const client of taken) client.release();
    expect(answer.statusCode).toBe(503);
    expect(waited).toBeLessThan(2_000);
    expect((await caller.post('/user-api/v1/get-login-user')).json().code).toBe(0);
  });
});
