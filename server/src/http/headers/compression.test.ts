import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let plain: string;
beforeAll(async () => {
  server = await startTestServer();
  plain = (await stranger(server).get('/site/en/help')).body;
});
afterAll(() => server.close());

const ask = (encoding: string) => stranger(server).get('/site/en/help', { headers: { 'accept-encoding': encoding } });

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('compresses for a browser that accepts "%s" with %s', async (accepted, encoding, decompress) => {
  const answer = await ask(accepted);
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(answer.rawPayload.length).toBeLessThan(plain.length / 2);
  expect(decompress(answer.rawPayload).toString()).toBe(plain);
});

it('leaves the answer as it is for everybody else', async () => {
  const answer = await ask('identity');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe(plain);
});
