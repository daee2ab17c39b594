import { signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const page = (url: string, headers: Record<string, string> = {}) => stranger(server).get(url, { headers });

it.each([
  ['/user/global', {}, 'en'],
  ['/user/zh-cn', {}, 'zh-CN'],
  ['/user/ZH-CN', {}, 'zh-CN'],
  ['/user/global?language=zh-cn', {}, 'zh-CN'],
  ['/user/global', { 'accept-language': 'zh-Hans-CN,zh;q=0.9,en;q=0.1' }, 'zh-CN'],
  ['/user/global', { cookie: 'v5_Culture=zh-cn', 'accept-language': 'en' }, 'zh-CN'],
  ['/user/global', { cookie: 'v5_Culture=%3Cscript%3E' }, 'en'],
])('LG-3 SC-2 speaks at %s with %j the language %s', async (url, headers, language) => {
  const answer = await page(url, headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`<html lang="${language}"`);
});

it('SC-2 believes no cookie that names no language', async () => {
  for (const value of ['xx', 'zh-cn%00', '__proto__', 'de%0d%0aset-cookie%3a+a', 'e'.repeat(5000)])
    expect((await page('/user/global', { cookie: `v5_Culture=${value}` })).body).toContain('<html lang="en"');
});

it('ID-6 serves the language form after a sign-out and keeps the way back in its links', async () => {
  const { body } = await page('/user/en?gb=%2Fbuyer%2Fdashboard');
  expect(body).toContain('href="?language=zh-cn&amp;gb=%2Fbuyer%2Fdashboard"');
});

it('LG-3 keeps a chosen language for a year', async () => {
  const cookie = String((await page('/user/global?language=zh-cn')).headers['set-cookie']);
  expect(cookie).toMatch(/^v5_Culture=zh-cn; Max-Age=31536000; Path=\/;/);
});

it('AX-13 lets password managers fill in the labelled fields', async () => {
  const { body } = await page('/user/global');
  expect(body).toMatch(/<label for="email">Email<\/label>\s*<input id="email"[^>]*autocomplete="username webauthn"/);
  expect(body).toMatch(/<input id="password"[^>]*autocomplete="current-password"/);
});

it('names the demo accounts on the demo deployment alone', async () => {
  expect((await page('/user/global')).body).toContain('both@example.com');
  const real = await startTestServer({ demo: false });
  const { body } = await stranger(real).get('/user/global');
  expect(body).not.toContain('both@example.com');
  expect(body).not.toContain('Tracking-demo-1');
  await real.close();
});

it('SC-8 writes nothing of the address into the page as markup', async () => {
  const { body } = await page(`/user/global?gb=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(body).not.toContain('<script>alert');
});

it('SC-9 allows no inline script or style', async () => {
  const answer = await page('/user/global');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  expect(answer.body).not.toMatch(/<script(?![^>]*src=)|<style|style=/);
});

it('RT-10 sends a person who is signed in straight on', async () => {
  const caller = await signedIn(server);
  expect((await caller.get('/user/global?gb=%2Fapi%2Ftracking')).headers.location).toBe('/api/tracking');
  expect((await caller.get('/user/global?gb=https%3A%2F%2Fevil.test')).headers.location).toBe('/');
});

it('leads /user to the default area and knows no other form', async () => {
  expect((await page('/user?gb=%2Fbuyer')).headers.location).toBe('/user/global?gb=%2Fbuyer');
  expect((await page('/user/%3Cb%3E')).statusCode).toBe(404);
});
