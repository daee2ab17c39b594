import { AVATAR_IDS } from '@tracking-console/contract/account/userConstants';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { TRACK_ENDPOINTS } from '../tracking/trackEndpoints.ts';
import { ARTICLES } from './articles.ts';
import { OPENAPI_PATH } from './docsPage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => stranger(server).get(url, { headers });

describe.each([
  ['en', 'en'],
  ['zh-cn', 'zh-CN'],
  ['fr', 'fr'],
])('the site in %s', (language, written) => {
  it.each(['', '/docs/v2.4', ...Object.keys(ARTICLES).map((path) => `/${path}`)])(
    'SH-6 has a page at "%s"',
    async (path) => {
      const answer = await get(`/site/${language}${path}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`<html lang="${written}"`);
      expect(answer.body.match(/<h1>/g)).toHaveLength(1);
    },
  );
});

it('SH-7 documents version 2.4 with a call a reader can copy', async () => {
  const { body } = await get('/site/en/docs/v2.4');
  expect(body).toContain('curl -X POST http://localhost:9000/track/v2.4/register');
});

it('SH-7 names the limit of test numbers and the code past it, on the page and in the document', async () => {
  expect((await get('/site/de/docs/v2.4')).body).toMatch(/10\.000 Nummern pro Konto.*-18019908/);
  const { description } = (await get(OPENAPI_PATH)).json().info;
  expect(description).toMatch(/10,000 numbers per account.*-18019908/);
});

it('SH-7 PA-2 documents the calls the public API has, each with its purpose, and no others', async () => {
  const { body } = await get('/site/en/docs/v2.4');
  const rows = [...body.matchAll(/<td><a href="#(\w+)"><code>\/\1<\/code><\/a><\/td><td>([^<]*)<\/td>/g)];
  for (const [, name, purpose] of rows) {
    expect(purpose).toMatch(/^[A-Z].*\.$/);
    const answer = await stranger(server).post(`/track/v2.4/${name}`, []);
    expect([name, answer.statusCode]).not.toEqual([name, 404]);
  }
  expect(rows.map(([, name]) => name)).toEqual(TRACK_ENDPOINTS.map(({ name }) => name));
});

it('SH-7 PA-4 shows each call with its parameters, examples and error codes, without a script', async () => {
  const { body } = await get('/site/de/docs/v2.4');
  const sections = body.split('<section id=').slice(1);
  expect(sections).toHaveLength(TRACK_ENDPOINTS.length);
  for (const section of sections) {
    expect(section).toContain('POST /track/v2.4/');
    expect(section).toContain('Beispielantwort');
    expect(section).toContain('<code>-18010002</code>');
  }
  const changeInfo = sections.find((section) => section.startsWith('"changeinfo"'));
  expect(changeInfo).toContain('<code>items.remark</code>');
  expect(changeInfo).toContain('<code>-18019810</code>');
  // The one in the head chooses the language, which links do without it.
  expect(body.slice(body.indexOf('<main'))).not.toContain('<script');
});

it.each(['nothing'])('SH-7 PA-2 does not name %s, which there is not', async (name) => {
  expect((await get('/site/en/docs/v2.4')).body).not.toContain(`/${name}<`);
  expect((await (await signedIn(server)).post(`/track/v2.4/${name}`, [])).statusCode).toBe(404);
});

it('leads to the language of the browser', async () => {
  expect((await get('/site', { 'accept-language': 'zh-TW' })).headers.location).toBe('/site/zh-hk');
});

it.each(['/site/xx', '/site/en/nothing', '/site/avatars/nobody', '/site/avatars/__proto__', '/site/static/0/logo.svg'])(
  'knows nothing at %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

it('serves the files of its pages under addresses that change with them', async () => {
  const { body } = await get('/site/en');
  const [, url = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
  const answer = await get(url);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('SH-8 renders the preset avatars', async () => {
  for (const id of AVATAR_IDS) {
    for (const url of [`/site/avatars/${id}`, `/site/avatars/${id}.svg`]) {
      const answer = await get(url);
      expect(answer.headers['content-type']).toBe('image/svg+xml');
      expect(answer.body).toMatch(/^<svg /);
    }
  }
});

it('is the same for everybody, so it looks at no session', async () => {
  const caller = await signedIn(server, { language: 'zh-cn' });
  expect((await caller.get('/site/en')).body).toBe((await get('/site/en')).body);
});
