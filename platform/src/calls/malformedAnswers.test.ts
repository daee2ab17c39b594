/** @jest-environment node */
// Over real HTTP: what a broken server or line does to the bytes cannot be shown with a fake fetch.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { testConfiguration } from '../testing.ts';
import { createCalls } from './createCalls.ts';

const GOOD = JSON.stringify({ code: 0, message: '', data: { name: 'ü'.repeat(2000) } });
const zipped = gzipSync(GOOD);
const GZIP = { 'content-encoding': 'gzip' };

type Reply = (response: ServerResponse) => void;
let server: Server;
let reply: Reply;

beforeAll(async () => {
  server = createServer((_request, response) => reply(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function ask(answer: Reply) {
  reply = answer;
  const events: { type: string }[] = [];
  const { port } = server.address() as AddressInfo; // listens on TCP
  const calls = createCalls({
    roots: testConfiguration.roots,
    release: testConfiguration.release,
    customer: () => undefined,
    tab: 'test',
    dataMode: () => 'live',
    regionalHost: () => `http://127.0.0.1:${port}`,
    onEvent: (event) => events.push(event),
    requestCheck: async () => undefined,
    fetch,
  });
  const [error, data] = await calls.newUser('/v1/anything');
  return { error, data, events };
}

it.each<[string, Reply]>([
  ['broken gzip', (response) => response.writeHead(200, GZIP).end(Buffer.from('this is not gzip'))],
  ['gzip that ends early', (response) => response.writeHead(200, GZIP).end(zipped.subarray(0, zipped.length / 2))],
  [
    'a body shorter than promised',
    (response) => {
      response.writeHead(200, { 'content-length': GOOD.length + 5000 }).write(GOOD);
      setTimeout(() => response.destroy(), 20);
    },
  ],
  ['a connection reset before the answer', (response) => response.socket?.resetAndDestroy()],
  ['letters cut in two', (response) => response.end(Buffer.from(GOOD).subarray(0, 100))],
])('ER-5 F-29 F-32 ends %s in code -1, told once', async (_title, answer) => {
  const { error, data, events } = await ask(answer);
  expect(error).toMatchObject({ code: -1, kind: 'exception', message: expect.stringMatching(/\S/) });
  expect(data).toBeUndefined();
  expect(events).toHaveLength(1);
});

it.each<[string, Reply]>([
  ['sound gzip', (response) => response.writeHead(200, GZIP).end(zipped)],
  ['a byte order mark', (response) => response.end(`\uFEFF${GOOD}`)],
])('F-29 reads %s', async (_title, answer) => {
  expect(await ask(answer)).toEqual({ error: null, data: { name: 'ü'.repeat(2000) }, events: [] });
});
