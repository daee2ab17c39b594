import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedIn } from '../../../../testing/caller.ts';
import { createFakeBuild, type FakeBuild, importMap } from '../../../../testing/fakeBuild.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

/** A bundle whose frame shows the arguments of its call; the brand chooses how it fails. */
const BUNDLE = `
let renders = 0;
exports.warmUp = () => {};
exports.stylesOf = () => '.menu{color:red}';
exports.render = ({ path, language, texts, identity, isSidebarOpen, person, mode, configuration }) => {
  if (texts[language].shell.order === 'throw') throw new Error('A component threw.');
  const shown = [identity, path, isSidebarOpen ? 'open' : 'icons', texts[language].shell.hello, mode].join(' ');
  return { markup: '<nav>' + shown + '</nav><b>' + person.nickname + '|' + person.email + '</b><i>' + ++renders + '</i>' };
};`;

let server: TestServer;
let build: FakeBuild;

beforeAll(async () => {
  build = createFakeBuild();
  const texts = [['en.aaaaaaaaaaaa', 'Hello'] as const, ['zh-cn.bbbbbbbbbbbb', '你好'] as const];
  for (const [file, hello] of texts)
    writeFileSync(join(build.dist, `app/locales/${file}.json`), JSON.stringify({ shell: { hello } }));
  const folder = join(build.dist, 'server/shell/1.0.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'shell.cjs'), BUNDLE);
  const fits = { '@tracking-console/ui': importMap('1.0.0').imports['@tracking-console/ui'] };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ entry: 'shell.cjs', fits }));
  server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile, renderLimit: 4000 });
  // The first pages of a release are not kept waiting for its bundle.
  const customer = await signedIn(server);
  for (let tries = 0; tries < 100 && frameIn((await customer.get('/buyer/dashboard')).body) === ''; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
});

afterAll(async () => {
  await server.close();
  build.remove();
});

const frameIn = (body: string) => /<fieldset id="server-frame"[^>]*>(.*?)<\/fieldset>/s.exec(body)?.[1] ?? '';

type Options = Parameters<typeof signedIn>[1];
const frameFor = async (path: string, options: Options = {}, cookies: Record<string, string> = {}) =>
  frameIn((await (await signedIn(server, options)).get(path, { cookies })).body);

it.each([
  ['/buyer/dashboard', 'BUYER /buyer/dashboard'],
  ['/BUYER', 'BUYER /buyer/dashboard'],
  ['/buyer/shipment?page=2', 'BUYER /buyer/shipment'],
  ['/buyer/shipment/4711', 'BUYER /buyer/shipment/id'],
])('RT-7 ssr renders the frame of %s as that of %s, without the customer’s own address', async (path, shown) => {
  expect(await frameFor(path)).toContain(`<nav>${shown} open Hello live</nav>`);
});

it('RT-7 ssr renders another frame where the address names test data', async () => {
  expect(await frameFor('/buyer/shipment?mode=test')).toContain('<nav>BUYER /buyer/shipment open Hello test</nav>');
});

it('RT-7 ssr puts it into the page with its styles and keeps its room, for pages that are not rendered as well', async () => {
  const answer = await (await signedIn(server)).get('/buyer/shipment/4711');
  const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
  expect(answer.body).toContain(`<style nonce="${nonce}" id="server-frame-styles">.menu{color:red}</style>`);
  expect(answer.body).toContain('<html lang="en" data-theme="system" data-frame="open">');
});

it('RT-7 LG-3 ssr renders it in the page’s language, as wide as the cookie says, in its theme', async () => {
  const customer = await signedIn(server, { language: 'zh-cn' });
  const cookies = { tc_theme: 'dark', sidebar_state: 'false' };
  const { body } = await customer.get('/buyer/dashboard', { cookies });
  expect(frameIn(body)).toContain('<nav>BUYER /buyer/dashboard icons 你好 live</nav>');
  expect(body).toContain('<html lang="zh-cn" data-theme="dark" data-frame="icons">');
});

it('RT-7 ssr renders none for a console the customer has not opened, nor where the shell has something else to say', async () => {
  expect(await frameFor('/buyer/dashboard', { identities: ['API'] })).toBe('');
  for (const path of ['/buyer/nothing', '/welcome', '/release', '/track/paycallback'])
    expect(await frameFor(path)).toBe('');
});

it('RT-7 SC-8 ssr names the customer, whose name is text and stands for nothing else', async () => {
  const customer = await signedIn(server);
  const rename = (nickname: string) =>
    server.services.database.pool.query('update users set nickname = $1 where gid = $2', [nickname, customer.gid]);
  await rename('</fieldset><script>alert(1)</script>{{email}}');
  const { body } = await customer.get('/buyer/dashboard');
  expect(body).toContain('<b>&lt;/fieldset&gt;&lt;script&gt;alert(1)&lt;/script&gt;{{email}}|');
  await rename('');
  expect(frameIn((await customer.get('/buyer/dashboard')).body)).toMatch(/<b>\|[^|{]+@[^|{]+<\/b>/);
});

it('RT-7 ssr renders once for all customers who see the same', async () => {
  const count = async () => /<i>(\d+)<\/i>/.exec(await frameFor('/buyer/dashboard'))?.[1];
  expect(await count()).toBe(await count());
});

it('RT-7 ssr sends the page without where it cannot be rendered', async () => {
  writeFileSync(join(build.dist, 'app/locales/zh-cn.bbbbbbbbbbbb.json'), JSON.stringify({ shell: { order: 'throw' } }));
  const fresh = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile, renderLimit: 4000 });
  const inEnglish = await signedIn(fresh);
  while (frameIn((await inEnglish.get('/buyer/dashboard')).body) === '');
  const { body, statusCode } = await (await signedIn(fresh, { language: 'zh-cn' })).get('/buyer/dashboard');
  expect([statusCode, frameIn(body)]).toEqual([200, '']);
  expect(body).toContain('<html lang="zh-cn" data-theme="system">');
  await fresh.close();
});
