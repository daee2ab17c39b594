import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openTrackClient } from '../../../testing/trackClient.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ bodyPatience: 300 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo); // it listens on a port
});
afterAll(() => server.close());

/** The whole answer to these bytes until the server ends the connection; `more` is sent meanwhile. */
function exchange(bytes: string | Buffer, more?: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const drip = setInterval(() => more && socket.writable && socket.write(more), 40);
    let answer = '';
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    // The server resets a connection that still sends.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      done(answer);
    });
    socket.write(bytes);
  });
}

const head = (url: string, length: number, more = '') =>
  `POST ${url} HTTP/1.1\r\nhost: localhost:9000\r\norigin: http://localhost:9000\r\ncontent-type: application/json\r\n${more}content-length: ${length}\r\n\r\n`;

function expectRefusal(answer: string, status: number) {
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(headers).toContain('x-content-type-options: nosniff');
  expect(headers).toContain("content-security-policy: default-src 'self'");
  expect(headers).toContain('strict-transport-security:');
  return JSON.parse(body);
}

it.each(['/user-api/v1/sign-in', '/track/v2.4/getquota', '/orderapi/call'])(
  'answers 408 to a body that never comes, at %s',
  async (url) => {
    const answer = await exchange(`${head(url, 100)}{"email":`);
    // A caller without a session or key is refused at once; the connection is ended all the same.
    if (url === '/orderapi/call') expect(answer).toContain('"Code":-6');
    else if (url.startsWith('/track')) expect(answer).toContain('"code":-18010002');
    else expect(expectRefusal(answer, 408)).toMatchObject({ code: -1, data: null });
  },
);

it('PA-4 answers 408 to a program whose body never comes, in the envelope of its API', async () => {
  const { key } = await openTrackClient(server);
  const answer = await exchange(`${head('/track/v2.4/register', 100, `17token: ${key}\r\n`)}[{"number":`);
  expect(expectRefusal(answer, 408)).toMatchObject({ code: -18010013, data: { errors: [{ code: -18010013 }] } });
});

it('answers 408 to a body that comes too slowly', async () => {
  expectRefusal(await exchange(head('/user-api/v1/sign-in', 100), ' '), 408);
});

it('answers 431 to headers that are too large, with all headers', async () => {
  const answer = await exchange(`GET / HTTP/1.1\r\nhost: localhost\r\nx-large: ${'x'.repeat(40_000)}\r\n\r\n`);
  expect(expectRefusal(answer, 431)).toEqual({ code: -1, message: expect.any(String), data: null });
});

it.each([
  ['headers', `GET / HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\nx-large: ${'x'.repeat(40_000)}\r\n\r\n`],
  [
    'an address',
    `GET /buyer/shipment?q=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\naccept: text/html,*/*\r\naccept-language: fr\r\n\r\n`,
  ],
])('answers 431 to a person with a page: %s too large', async (what, bytes) => {
  const [headers = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
  expect(headers).toMatch(/^HTTP\/1.1 431 /);
  expect(headers).toContain('content-type: text/html; charset=utf-8');
  expect(body).toContain(`<html lang="${what === 'headers' ? 'en' : 'fr'}">`);
  expect(body.trimEnd()).toMatch(/<\/html>$/);
});

it.each([
  'no request at all\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: localhost\r\nx-nul: a\0b\r\n\r\n',
  'GET /\0 HTTP/1.1\r\n\r\n',
])('answers 400 to %j, with all headers', async (bytes) => void expectRefusal(await exchange(bytes), 400));

it('has limits for headers, requests and silent connections, and the largest upload keeps within them', () => {
  const { headersTimeout, requestTimeout, timeout } = server.app.server;
  expect(headersTimeout).toBeLessThanOrEqual(60_000);
  expect(timeout).toBe(600_000);
  // 20 MB at 128 kbit/s.
  expect(requestTimeout).toBeGreaterThan((20 * 1_048_576 * 1_000) / 16_384);
});
