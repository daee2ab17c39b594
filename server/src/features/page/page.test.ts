import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let dist: string;
let releaseFile: string;

const template = readFileSync(join(__dirname, '../../../../root-config/src/index.html'), 'utf8');
const file = (path: string, text: string) => {
  mkdirSync(join(dist, path, '..'), { recursive: true });
  writeFileSync(join(dist, path), text);
};

const FILES = {
  rootConfig: '/app/root-config/1.0.0/root-config.000000000000.js',
  shared: '/app/shared/1.0.0/shared.222222222222.js',
  platform: '/app/platform/1.0.0/platform.444444444444.js',
  ui: '/app/ui/1.0.0/ui.555555555555.js',
  shell: '/app/shell/1.0.0/shell.666666666666.js',
  api: '/app/api/1.0.0/api-app.777777777777.js',
  account: '/app/account/1.0.0/shared-account.888888888888.js',
};

function importMap(buyerVersion: string) {
  const buyer = `/app/buyer/${buyerVersion}/buyer-app.111111111111.js`;
  return {
    imports: {
      '@tracking-console/root-config': FILES.rootConfig,
      '@tracking-console/platform': FILES.platform,
      '@tracking-console/ui': FILES.ui,
      '@tracking-console/shell': FILES.shell,
      '@tracking-console/buyer-app': buyer,
      '@tracking-console/api-app': FILES.api,
      '@tracking-console/shared-account': FILES.account,
      react: `${FILES.shared}#react`,
    },
    integrity: Object.fromEntries([...Object.values(FILES), buyer].map((url) => [url, 'sha384-abc'])),
  };
}

/** Written beside and moved, as the build does it. */
function writeRelease(map: object) {
  writeFileSync(`${releaseFile}.new`, JSON.stringify(map));
  renameSync(`${releaseFile}.new`, releaseFile);
}

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'page-'));
  releaseFile = join(dist, 'importmap.json');
  file('app/root-config/1.0.0/root-config.000000000000.js', 'console.log("the loader: $& {{nonce}}")');
  file('app/root-config/1.0.0/index.html', template);
  for (const version of ['1.0.0', '1.0.1']) {
    file(`app/buyer/${version}/buyer-app.111111111111.js`, `"buyer ${version}"`);
    file(
      `app/buyer/${version}/manifest.json`,
      JSON.stringify({ pages: { dashboard: 'page-dashboard.333333333333.js' } }),
    );
  }
  file('app/api/1.0.0/manifest.json', JSON.stringify({ pages: {} }));
  file('app/locales/manifest.json', JSON.stringify({ en: 'aaaaaaaaaaaa', 'zh-cn': 'bbbbbbbbbbbb' }));
  file('app/tools/manifest.json', JSON.stringify({ entry: '1.0.0/overrides.js' }));
  writeRelease(importMap('1.0.0'));
  server = await startTestServer({ distDir: dist, releaseFile });
});

afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

it('RT-10 sends a stranger to the sign-in site with the way back', async () => {
  const answer = await stranger(server).get('/buyer/shipment?page=2', { headers: { host: 'localhost:9000' } });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(
    `/user/global?gb=${encodeURIComponent('http://localhost:9000/buyer/shipment?page=2')}`,
  );
});

it.each([
  [['BUYER', 'API'], '/buyer/dashboard'],
  [['API'], '/api/dashboard'],
  [[], '/buyer/dashboard'],
] as const)('RT-1 leads a customer who holds %j from / to %s', async (identities, target) => {
  const answer = await (await signedIn(server, { identities: [...identities] })).get('/');
  expect(answer.headers.location).toBe(target);
});

it('RL-1 writes the release inline, with preload hints for the first route and one nonce', async () => {
  const answer = await (await signedIn(server)).get('/BUYER/dashboard');
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
  expect(answer.body).toContain(`<script type="systemjs-importmap" nonce="${nonce}">{"imports":{`);
  expect(answer.body).toContain(
    '<link rel="preload" as="script" href="/app/buyer/1.0.0/buyer-app.111111111111.js" integrity="sha384-abc">',
  );
  expect(answer.body).toContain('href="/app/buyer/1.0.0/page-dashboard.333333333333.js"');
  expect(answer.body).toContain('href="/app/locales/en.aaaaaaaaaaaa.json"');
  expect(answer.body).toContain('the loader: $& {{nonce}}');
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Cookie' });
  expect(answer.headers.etag).toBeUndefined();
});

it('SC-9 allows scripts of its own origin and nonce only', async () => {
  const policy = String((await (await signedIn(server)).get('/buyer/dashboard')).headers['content-security-policy']);
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '));
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[\w+/=]+'$/);
  expect(policy).not.toContain('strict-dynamic');
});

it('LG-3 takes the profile’s language, and English where there are no texts', async () => {
  expect((await (await signedIn(server, { language: 'zh-cn' })).get('/buyer')).body).toContain('<html lang="zh-cn"');
  expect((await (await signedIn(server, { language: 'xx' })).get('/buyer')).body).toContain('<html lang="en"');
});

it('OV-2 offers the override tool to nobody but an account that may override', async () => {
  const customer = await (await signedIn(server)).get('/buyer');
  expect(customer.body).not.toContain('/app/tools/');
  expect(customer.headers['content-security-policy']).not.toContain('localhost');
  const developer = await (await signedIn(server, { mayOverride: true })).get('/buyer');
  expect(developer.body).toContain('src="/app/tools/1.0.0/overrides.js"');
  expect(developer.headers['content-security-policy']).toContain('http://localhost:*');
});

it('OV-2 offers it on a loopback address only', async () => {
  const open = await startTestServer({ distDir: dist, releaseFile, host: '0.0.0.0' });
  const answer = await (await signedIn(open, { mayOverride: true })).get('/buyer');
  expect(answer.body).not.toContain('/app/tools/');
  await open.close();
});

it('F-14 serves a swapped release at once and keeps the last good one while the file is damaged', async () => {
  const customer = await signedIn(server);
  writeRelease(importMap('1.0.1'));
  expect((await customer.get('/buyer')).body).toContain('/app/buyer/1.0.1/');
  writeFileSync(releaseFile, '{"imports": {');
  expect((await customer.get('/buyer')).body).toContain('/app/buyer/1.0.1/');
  rmSync(releaseFile);
  expect((await customer.get('/buyer')).body).toContain('/app/buyer/1.0.1/');
  writeRelease(importMap('1.0.0'));
  expect((await customer.get('/buyer')).body).toContain('/app/buyer/1.0.0/');
});

it('SC-11 keeps the last good release when a new one lacks the integrity of a module', async () => {
  const { imports, integrity } = importMap('1.0.1');
  const { [FILES.shell]: _left, ...unsealed } = integrity;
  writeRelease({ imports, integrity: unsealed });
  expect((await (await signedIn(server)).get('/buyer')).body).toContain('/app/buyer/1.0.0/');
  writeRelease(importMap('1.0.0'));
});

it('F-5 answers 404 for an unknown asset, never the page', async () => {
  const answer = await stranger(server).get('/app/buyer/1.0.0/nothing.js');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('<html');
});

it('RL-1 serves hashed files as immutable', async () => {
  const answer = await stranger(server).get('/app/buyer/1.0.0/buyer-app.111111111111.js');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('/javascript'),
    'x-content-type-options': 'nosniff',
  });
  expect((await stranger(server).get('/app/buyer/1.0.0/manifest.json')).headers['cache-control']).toBe('no-cache');
});

it('escapes what could end the configuration’s element', async () => {
  const branded = await startTestServer({ distDir: dist, releaseFile, brand: '</script><b>' });
  const { body } = await (await signedIn(branded)).get('/buyer');
  expect(body).toContain('\\u003c/script>\\u003cb>');
  expect(body).not.toContain('</script><b>');
  await branded.close();
});
