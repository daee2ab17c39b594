import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { createFakeBuild } from '../../../testing/fakeBuild.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { readDsn } from './dsn.ts';

interface Received {
  url: string;
  cookie: string | undefined;
  forwardedFor: string | undefined;
  body: string;
}

const received: Received[] = [];
let status = 200;
let logged = () => {};
let receiver: Server;
let dsn: string;
let server: TestServer;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { cookie, 'x-forwarded-for': forwardedFor } = request.headers;
    received.push({
      url: request.url ?? '',
      cookie,
      forwardedFor: forwardedFor?.toString(),
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(status).end('{"detail":"secret of the receiver"}');
    logged();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  dsn = `http://public@127.0.0.1:${(receiver.address() as AddressInfo).port}/base/7`;
  server = await startTestServer({ reportingDsn: dsn });
});

afterAll(async () => {
  await server.close();
  receiver.close();
});

beforeEach(() => {
  received.length = 0;
  status = 200;
});

const nextReport = () =>
  new Promise<void>((resolve) => {
    logged = resolve;
  });

const envelope = (header: object, content = '{"message":"boom"}') =>
  `${JSON.stringify(header)}\n{"type":"event"}\n${content}\n`;

const send = (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/report-tunnel',
    payload,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', ...headers },
  });

it('F-55 hands an envelope on to the configured project as it is, without the customer’s cookies and address', async () => {
  const arrived = nextReport();
  const report = envelope({ dsn }, '{"message":"ünïcode"}');
  const answer = await send(report, { cookie: '__Host-sid=secret', 'x-forwarded-for': '203.0.113.9' });
  expect([answer.statusCode, answer.body]).toEqual([202, '']);
  await arrived;
  expect(received).toEqual([
    {
      url: '/base/api/7/envelope/?sentry_key=public&sentry_version=7',
      cookie: undefined,
      forwardedFor: undefined,
      body: report,
    },
  ]);
});

it('F-55 takes the reporter’s own content type', async () => {
  const arrived = nextReport();
  expect((await send(envelope({ dsn }), { 'content-type': 'application/x-sentry-envelope' })).statusCode).toBe(202);
  await arrived;
});

it.each([
  ['another host', 'http://public@evil.example/base/7'],
  ['another project', () => dsn.replace('/7', '/8')],
  ['another key', () => dsn.replace('public', 'other')],
])('SC-29 refuses an envelope for %s', async (_what, other) => {
  const answer = await send(envelope({ dsn: typeof other === 'string' ? other : other() }));
  expect(answer.statusCode).toBe(403);
  expect(received).toEqual([]);
});

it.each(['', 'no JSON at all', 'null\n', '[]\n{}', '{"dsn":7}\n', '{"dsn":"file:///etc/passwd"}\n', '{}\n'])(
  'refuses %j, which is no envelope',
  async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
    expect(received).toEqual([]);
  },
);

it('SC-29 takes no report from another site, none that is too large, and text on no other route', async () => {
  expect((await send(envelope({ dsn }), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await send(envelope({ dsn }, 'x'.repeat(300_000)))).statusCode).toBe(413);
  expect((await send(envelope({ dsn }), { 'content-type': 'application/xml' })).statusCode).toBe(415);
  const elsewhere = await server.app.inject({
    method: 'POST',
    url: '/user-api/v1/sign-out',
    payload: 'x',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
  });
  expect(elsewhere.statusCode).toBe(415);
  expect(received).toEqual([]);
});

it('F-55 keeps what the receiver says to itself', async () => {
  status = 500;
  const arrived = nextReport();
  const answer = await send(envelope({ dsn }));
  await arrived;
  expect([answer.statusCode, answer.body]).toEqual([202, '']);
});

it('F-55 answers although the receiver is gone', async () => {
  const gone = await startTestServer({ reportingDsn: 'http://public@127.0.0.1:9/1' });
  const answer = await gone.app.inject({
    method: 'POST',
    url: '/report-tunnel',
    payload: envelope({ dsn: 'http://public@127.0.0.1:9/1' }),
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
  });
  expect([answer.statusCode, answer.body]).toEqual([202, '']);
  await gone.close();
});

it('limits the reports of one address', async () => {
  const answers = await Promise.all(Array.from({ length: 700 }, () => send('no envelope')));
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(100);
  server.pass(61_000);
  expect((await send('no envelope')).statusCode).toBe(400);
});

it('SC-29 has no tunnel, no tag and no foreign origin in the policy where none is configured', async () => {
  const build = createFakeBuild();
  const plain = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile, chatScript: '' });
  const page = await (await signedIn(plain)).get('/buyer');
  expect(page.body).toContain('"reporting":null,"analytics":null,"chat":null');
  expect(page.headers['content-security-policy']).not.toMatch(/https?:/);
  expect((await stranger(plain).post('/report-tunnel')).statusCode).toBe(404);
  await plain.close();
  build.remove();
});

it('SH-13 SH-14 the policy gains the origins of the configured scripts, and those alone', async () => {
  const build = createFakeBuild();
  const configured = await startTestServer({
    distDir: build.dist,
    releaseFile: build.releaseFile,
    analyticsScript: 'https://tag.example.com/js?id=X-1',
    chatScript: '/site/widgets/chat.js',
    reportingDsn: dsn,
  });
  const page = await (await signedIn(configured)).get('/buyer');
  const policy = String(page.headers['content-security-policy']);
  expect(policy.match(/https?:\S+/g)).toEqual(
    Array.from({ length: 4 }, () => expect.stringMatching(/^https:\/\/tag\.example\.com;?$/)),
  );
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/tag\.example\.com;/);
  expect(page.body).toContain('"analytics":{"script":"https://tag.example.com/js?id=X-1"}');
  expect(page.body).toContain(`"reporting":{"dsn":"${dsn}","tunnel":"/report-tunnel","sampleRate":1}`);
  await configured.close();
  build.remove();
});

it('SH-13 the demo ships a chat of its own', async () => {
  const answer = await stranger(server).get('/site/widgets/chat.js');
  expect(answer.headers['content-type']).toContain('text/javascript');
  expect(answer.body).toContain('chat-widget');
});

it.each([
  ['https://k@reports.example.com/1', 'https://reports.example.com/api/1/envelope/?sentry_key=k&sentry_version=7'],
  [
    'https://k@reports.example.com/a/b/12',
    'https://reports.example.com/a/b/api/12/envelope/?sentry_key=k&sentry_version=7',
  ],
])('reads the DSN %s', (text, endpoint) => {
  expect(readDsn(text)?.endpoint).toBe(endpoint);
});
