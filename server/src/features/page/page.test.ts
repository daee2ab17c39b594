import { rmSync, writeFileSync } from 'node:fs';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { createFakeBuild, type FakeBuild, importMap, integrityOf } from '../../../testing/fakeBuild.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let build: FakeBuild;

beforeAll(async () => {
  build = createFakeBuild();
  server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile });
});

afterAll(async () => {
  await server.close();
  build.remove();
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
  [[], '/welcome'],
] as const)('RT-1 leads a customer who holds %j from / to %s', async (identities, target) => {
  const answer = await (await signedIn(server, { identities: [...identities] })).get('/');
  expect(answer.headers.location).toBe(target);
});

const PERSON = { headers: { accept: 'text/html,*/*' } };

it.each([
  ['/track/paycallback/', 200],
  ['/Track/%70ayCallback?order=1', 200],
  ['/welcome', 200],
  ['/nothing', 404],
  ['/track', 404],
  ['/constructor/__proto__', 404],
])('RT-3 answers %s with the console’s page and status %i', async (url, status) => {
  const answer = await (await signedIn(server)).get(url, PERSON);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('systemjs-importmap');
  const hinted = (file: string) => answer.body.includes(`href="/app/${file}`);
  expect([hinted('account/'), hinted('shell/')]).toEqual(
    url.toLowerCase().includes('callback') ? [true, false] : [false, true],
  );
});

it.each(['/site/nothing', '/user-api/v1/nothing', '/console-api', '/app/buyer/1.0.0/nothing', '/share'])(
  'RT-3 answers %s, which is no page of the console, without the console',
  async (url) => {
    const answer = await (await signedIn(server)).get(url, PERSON);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('systemjs-importmap');
  },
);

it('RT-3 answers a program that asks for what is not there in the envelope', async () => {
  const answer = await (await signedIn(server)).get('/nothing', { headers: { accept: '*/*' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: -1 });
});

it('SA-19 tells the page how long it waits before it fetches ahead', async () => {
  const ada = await signedIn(server);
  const { body } = await ada.get('/buyer/dashboard');
  expect(body).toContain('"prefetchDelay":3000');
});

it('RL-6 names the root of the buyer’s calls as earlier releases know it, too', async () => {
  const { body } = await (await signedIn(server)).get('/buyer/dashboard');
  const { roots } = JSON.parse(/id="page-configuration">([^<]*)</.exec(body)?.[1] ?? '{}');
  expect(roots).toMatchObject({ buyer: '/orderapi/call', order: '/orderapi/call' });
});

it('RL-7 tells the page where it may tell of its loads, and hears it there', async () => {
  const ada = await signedIn(server);
  const { body } = await ada.get('/buyer/dashboard');
  const { beacons, release } = JSON.parse(/id="page-configuration">([^<]*)</.exec(body)?.[1] ?? '{}');
  const loads = [{ module: '@tracking-console/platform', ok: true }];
  expect((await ada.post(beacons, { release, loads })).statusCode).toBe(204);
});

it('RL-1 writes the release inline, with preload hints for the first route and one nonce', async () => {
  const answer = await (await signedIn(server)).get('/BUYER/dashboard');
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
  expect(answer.body).toContain(`<script type="systemjs-importmap" nonce="${nonce}">{"imports":{`);
  expect(answer.body).toContain(
    `<link rel="preload" as="script" href="/app/buyer/1.0.0/buyer-app.111111111111.js" integrity="${integrityOf('buyer-app.111111111111.js')}">`,
  );
  expect(answer.body).toContain('href="/app/locales/en.aaaaaaaaaaaa.json"');
  expect(answer.body).toContain('the loader: $& {{nonce}}');
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: expect.stringMatching(/^Cookie\b/),
  });
  expect(answer.headers.etag).toBeUndefined();
});

it.each([
  ['/buyer', 'page-dashboard-tsx.333333333333.js'],
  ['/buyer/dashboard?from=mail', 'page-dashboard-tsx.333333333333.js'],
  ['/Buyer/Shipment/', 'page-shipment-index-tsx.555555555555.js'],
  ['/buyer/shipment/4711', 'page-shipment-id-tsx.444444444444.js'],
])('RL-1 hints at the page of %s', async (url, chunk) => {
  const { body } = await (await signedIn(server)).get(url);
  expect(body.match(/href="\/app\/buyer\/1\.0\.0\/page-[^"]+"/g)).toEqual([`href="/app/buyer/1.0.0/${chunk}"`]);
});

it('RL-1 hints at ui’s later file where the page needs it, and nowhere else', async () => {
  const customer = await signedIn(server);
  const later = `href="/app/ui/1.0.0/later.999999999999.js" integrity="${integrityOf('later.999999999999.js')}"`;
  expect((await customer.get('/buyer/shipment')).body).toContain(later);
  expect((await customer.get('/buyer/dashboard')).body).not.toMatch(/href="[^"]*later/);
});

it('SC-9 allows scripts of its own origin and nonce only', async () => {
  const policy = String((await (await signedIn(server)).get('/buyer/dashboard')).headers['content-security-policy']);
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '));
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[\w+/=-]+'$/);
  expect(policy).not.toContain('strict-dynamic');
});

it('LG-3 takes the profile’s language, and English where there are no texts', async () => {
  expect((await (await signedIn(server, { language: 'zh-cn' })).get('/buyer')).body).toContain('<html lang="zh-cn"');
  expect((await (await signedIn(server, { language: 'fr' })).get('/buyer')).body).toContain('<html lang="en"');
});

it('LG-1 speaks the pseudo-language to layout tests alone', async () => {
  const asked = { cookies: { v5_Culture: 'en-xa' } };
  const tested = await (await signedIn(server)).get('/buyer', asked);
  expect(tested.body).toContain('<html lang="en-xa"');
  expect(tested.body).toContain('"en-xa":"cccccccccccc"');
  const deployed = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile, testHooks: false });
  const { body } = await (await signedIn(deployed)).get('/buyer', asked);
  expect(body).toContain('<html lang="en"');
  expect(body).not.toContain('en-xa');
  await deployed.close();
});

it('F-14 serves a swapped release at once and keeps the last good one while the file is damaged', async () => {
  const customer = await signedIn(server);
  build.release('1.0.1');
  expect((await customer.get('/buyer')).body).toContain('/app/buyer/1.0.1/');
  writeFileSync(build.releaseFile, '{"imports": {');
  expect((await customer.get('/buyer')).body).toContain('/app/buyer/1.0.1/');
  rmSync(build.releaseFile);
  expect((await customer.get('/buyer')).body).toContain('/app/buyer/1.0.1/');
  build.release('1.0.0');
  expect((await customer.get('/buyer')).body).toContain('/app/buyer/1.0.0/');
});

it('SC-11 keeps the last good release when a new one lacks the integrity of a module', async () => {
  const { imports, integrity } = importMap('1.0.1');
  const { [String(imports['@tracking-console/shell'])]: _left, ...unsealed } = integrity;
  build.writeRelease({ imports, integrity: unsealed });
  expect((await (await signedIn(server)).get('/buyer')).body).toContain('/app/buyer/1.0.0/');
  build.release('1.0.0');
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
  const branded = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile, brand: '</script><b>' });
  const { body } = await (await signedIn(branded)).get('/buyer');
  expect(body).toContain('\\u003c/script>\\u003cb>');
  expect(body).not.toContain('</script><b>');
  await branded.close();
});
