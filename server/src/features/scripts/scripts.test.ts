import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function run(script: string): Record<string, unknown> {
  const page: Record<string, unknown> = {};
  runInNewContext(script, page);
  return page;
}

it('CA-6 hands the carriers to the page in one global, and not again while they are the same', async () => {
  const answer = await stranger(server).get('/site/scripts/carriers.js');
  expect(answer.headers['content-type']).toContain('text/javascript');
  const { trackingConsoleCarriers, ...others } = run(answer.body);
  expect(trackingConsoleCarriers).toEqual(
    expect.arrayContaining([expect.objectContaining({ key: expect.any(Number), name: expect.any(String) })]),
  );
  expect(others).toEqual({});
  const again = await stranger(server).get('/site/scripts/carriers.js', {
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('CA-6 keeps the carriers of the whole world a small download', async () => {
  const { body } = await stranger(server).get('/site/scripts/carriers.js');
  expect(run(body).trackingConsoleCarriers).toHaveLength(218);
  expect(gzipSync(body).length).toBeLessThan(6_500);
  expect(body).not.toMatch(/null|""|\{\}/);
});

it.each([
  ['de-AT,de;q=0.9', 'at'],
  ['zh-Hans-CN', 'cn'],
  ['fr', 'us'],
  ['', 'us'],
  ['</script>-xx', 'us'],
])('CA-6 tells a stranger with "%s" the country %s', async (language, country) => {
  const headers = { 'accept-language': language };
  const { body } = await stranger(server).get('/site/get-country', { headers });
  expect(run(body)).toEqual({ trackingConsoleCountry: country });
});

it('CA-6 believes the profile before the browser', async () => {
  const caller = await signedIn(server, { country: 'cn' });
  const answer = await caller.get('/site/get-country', { headers: { 'accept-language': 'de-DE' } });
  expect(answer.headers['content-type']).toContain('text/javascript');
  expect(run(answer.body)).toEqual({ trackingConsoleCountry: 'cn' });
});
