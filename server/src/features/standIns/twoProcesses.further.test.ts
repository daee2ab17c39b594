import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerProcesses, serverProcesses, until } from '../../../testing/serverProcess.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { findFreePort } from '../../embedded/cluster.ts';

/** Real processes start, and on a busy machine that takes long. */
const TIMEOUT_MS = 90_000;

let balancer: Server;
let server: TestServer;
let processes: ServerProcesses;
let origin = '';
/** The ports of the next requests, in their order. */
const ports: number[] = [];
let turn = 0;

beforeAll(async () => {
  balancer = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const passed = ask({ port: ports[turn++ % ports.length], method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  await new Promise<void>((done) => balancer.listen(0, done));
  origin = `http://localhost:${(balancer.address() as AddressInfo).port}`;
  server = await startTestServer();
  processes = serverProcesses(server, { ORIGINS: origin });
  for (const name of ['first', 'second']) {
    const port = await findFreePort();
    processes.start(name, port);
    await until(async () => (await fetch(`http://localhost:${port}/health`).catch(() => null))?.ok);
    ports.push(port);
  }
}, TIMEOUT_MS);
afterAll(async () => {
  balancer.closeAllConnections();
  await new Promise((done) => balancer.close(done));
  await processes.end();
  await server.close();
});

/** Follows a browser's redirects, with its cookies; returns the notices it was shown. */
async function browse(first: string, choose: (url: string) => string | null) {
  const cookies = new Map<string, string>();
  const notices: string[] = [];
  let url = new URL(first, origin);
  let method = 'GET';
  for (;;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { method, redirect: 'manual', headers: { origin, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/);
      cookies.set(name, value);
      if (name === 'notice' && value !== '') notices.push(value);
    }
    const next = response.headers.get('location') ?? choose(url.href);
    if (next === null) return notices;
    method = response.headers.has('location') ? 'GET' : 'POST';
    url = new URL(next, url);
  }
}

it('PG-14c signing in by a stand-in goes through whichever process answers', async () => {
  for (const first of [0, 1]) {
    turn = first;
    const notices = await browse('/user/social/one', (url) => (url.includes('/choose/') ? `${url}/ada` : null));
    // Ada has proved who she is, but no account is connected with hers.
    expect(notices).toEqual(['socialUnknown']);
  }
});
