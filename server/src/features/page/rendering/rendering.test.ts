import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignedInCaller, signedIn } from '../../../../testing/caller.ts';
import { createFakeBuild, type FakeBuild, importMap } from '../../../../testing/fakeBuild.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

/** Renders the remarks of a list, and executes those that are commands. */
const BUNDLE = `
const calls = [{ method: 'GetTrackInfoList', param: {} }];
exports.pages = { '/buyer/dashboard': calls, '/buyer/shipment': calls };
exports.queried = ['/buyer/shipment'];
exports.warmUp = () => {};
exports.stylesOf = (markup) => (markup.includes('row') ? '.row{color:red}' : '');
exports.render = ({ language, texts, answers, rendered }) => {
  const remarks = answers[0].Json.map(({ FRemark }) => FRemark);
  if (remarks.includes('other')) return null;
  if (remarks.includes('throw')) throw new Error('A component threw.');
  for (const end = Date.now() + (remarks.includes('slow') ? 2000 : 0); Date.now() < end; );
  const rows = remarks.map((remark) => '<p class="row">' + remark + '</p>').join('');
  return { markup: rows + '<p>' + texts[language].ui.hello + ' ' + rendered.timeZone + '</p>', state: { remarks } };
};`;

/** A busy machine is slow, not wrong; in ms. */
const PATIENT = 4000;

let server: TestServer;
let build: FakeBuild;

function writeBundle(version: string, fits: object) {
  const folder = join(build.dist, 'server/buyer', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'buyer-app.cjs'), BUNDLE);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ entry: 'buyer-app.cjs', fits }));
}

beforeAll(async () => {
  build = createFakeBuild();
  for (const [language, hello] of [['en.aaaaaaaaaaaa', 'Hello'] as const, ['zh-cn.bbbbbbbbbbbb', '你好'] as const])
    writeFileSync(join(build.dist, `app/locales/${language}.json`), JSON.stringify({ ui: { hello } }));
  const { imports } = importMap('1.0.0');
  writeBundle('1.0.0', {
    react: String(imports.react).split('#')[0],
    '@tracking-console/ui': imports['@tracking-console/ui'],
  });
  writeBundle('1.0.1', { '@tracking-console/ui': '/app/ui/1.0.0/ui.another.js' });
  server = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile, renderLimit: PATIENT });
  const customer = await signedIn(server);
  // The first pages of a release are not kept waiting for its bundle.
  for (let tries = 0; tries < 100 && !isRendered((await dashboard(customer)).body); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
});

afterAll(async () => {
  await server.close();
  build.remove();
});

const dashboard = (customer: SignedInCaller, options = {}) => customer.get('/buyer/dashboard', options);
const isRendered = (html: string) => html.includes('data-application="buyer-app"');

async function withRemark(customer: SignedInCaller, remark: string) {
  const owner = { gid: customer.gid, scope: 'BUYER' } as const;
  const { db, quotas, shipments, now } = server.services;
  const expireTime = new Date(now().getTime() + 86_400_000);
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: 5, expireTime }),
  );
  const [added] = await shipments.registration.register(owner, [{ number: 'RB123456785CN', cost: 1 }], 'Manual');
  if (added?.kind !== 'added') throw new Error('The shipment was not added.');
  await shipments.changes.setRemark(owner, added.shipment.id, remark);
  return customer;
}

it('SA-1 ssr sends a buyer the rendered dashboard, its styles and what it was made from', async () => {
  const customer = await withRemark(await signedIn(server), 'Lamp');
  const answer = await dashboard(customer);
  const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
  expect(answer.body).toContain('<div class="application-root"><p class="row">Lamp</p><p>Hello UTC</p></div>');
  expect(answer.body).toContain(`<style nonce="${nonce}" id="server-styles">.row{color:red}</style>`);
  const data = /id="server-content">([^<]*)</.exec(answer.body)?.[1] ?? '';
  const state = { remarks: ['Lamp'] };
  expect(JSON.parse(data)).toEqual({ application: 'buyer-app', gid: customer.gid, path: '/buyer/dashboard', state });
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

it('SA-1 ssr shows nobody another customer’s rows', async () => {
  await withRemark(await signedIn(server), 'Private');
  const { body } = await dashboard(await signedIn(server));
  expect(isRendered(body)).toBe(true);
  expect(body).not.toContain('Private');
});

it('SA-1 ssr renders nothing for a customer without the BUYER identity, nor on other pages', async () => {
  expect(isRendered((await dashboard(await signedIn(server, { identities: ['API'] }))).body)).toBe(false);
  expect(isRendered((await (await signedIn(server)).get('/buyer/archived')).body)).toBe(false);
});

it('SA-1 ssr renders a list that its address changes only as it begins', async () => {
  const customer = await signedIn(server);
  const isRenderedAt = async (path: string) => isRendered((await customer.get(path)).body);
  expect(await isRenderedAt('/buyer/shipment')).toBe(true);
  expect(await isRenderedAt('/buyer/shipment?q=lamp')).toBe(false);
  expect(await isRenderedAt('/buyer/dashboard?from=mail')).toBe(true);
});

it('SA-1 ssr sends the plain page to a customer whose page would ask for something else', async () => {
  const { body } = await dashboard(await withRemark(await signedIn(server), 'other'));
  expect(isRendered(body)).toBe(false);
});

it('SA-1 ssr renders in the page’s language, for the browser’s zone, in its theme and beside its sidebar', async () => {
  const customer = await signedIn(server, { language: 'zh-cn' });
  const cookies = { tc_zone: 'Asia/Tokyo', tc_theme: 'dark', sidebar_state: 'false' };
  const { body } = await dashboard(customer, { cookies });
  expect(body).toContain('<p>你好 Asia/Tokyo</p>');
  expect(body).toContain('<html lang="zh-cn" data-theme="dark" data-frame="icons" data-rendered>');
});

it.each(['"><script>', 'Mars/Base', '+05:30', '../../etc'])(
  'SC-8 ssr takes no zone from the cookie %s',
  async (zone) => {
    const { body } = await dashboard(await signedIn(server), { cookies: { tc_zone: encodeURIComponent(zone) } });
    expect(body).toContain('<p>Hello UTC</p>');
  },
);

it('SC-8 ssr lets no text end the element its data stands in', async () => {
  const { body } = await dashboard(await withRemark(await signedIn(server), '</script><script>alert(1)'));
  expect(body).toContain('"remarks":["\\u003c/script>\\u003cscript>alert(1)"]');
});

it('SA-1 ssr sends the plain page when rendering throws', async () => {
  const { body, statusCode } = await dashboard(await withRemark(await signedIn(server), 'throw'));
  expect(statusCode).toBe(200);
  expect(isRendered(body)).toBe(false);
  expect(body).toContain('data-theme="system"');
});

it('SA-1 ssr sends the plain page when rendering takes long, and goes on answering meanwhile', async () => {
  const customer = await withRemark(await signedIn(server), 'slow');
  server.services.configuration.renderLimit = 300;
  const order: string[] = [];
  const page = dashboard(customer).finally(() => order.push('page'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await server.app.inject('/health').finally(() => order.push('health'));
  expect(isRendered((await page).body)).toBe(false);
  expect(order).toEqual(['health', 'page']);
  server.services.configuration.renderLimit = PATIENT;
});

it('SA-1 ssr sends the plain page at once while those before it take too long', async () => {
  const slow = await withRemark(await signedIn(server), 'slow');
  const customer = await signedIn(server);
  server.services.configuration.renderLimit = 300;
  await dashboard(slow); // its rendering takes two more seconds
  const answers = await Promise.all(Array.from({ length: 40 }, () => dashboard(customer)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
  expect(answers.filter(({ body }) => isRendered(body))).toEqual([]);
  expect(answers.every(({ body }) => body.includes('data-theme="system"'))).toBe(true);
  server.services.configuration.renderLimit = PATIENT;
  // The render thread is free again at some time, and pages are rendered as before.
  while (!isRendered((await dashboard(customer)).body));
});

it('SA-1 F-38 ssr leaves the connections to the other requests when 200 pages are asked for at once', async () => {
  const customer = await signedIn(server);
  const { pool } = server.services.database;
  // Only the length of the queue is bounded, independent of the machine's speed.
  pool.options.connectionTimeoutMillis = 60_000;
  let longest = 0;
  const watch = () => {
    longest = Math.max(longest, pool.waitingCount);
  };
  pool.on('acquire', watch);
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { cookie: `__Host-sid=${customer.sid}` };
  const answers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const answer = await fetch(`${origin}/buyer/dashboard`, { headers });
      return { status: answer.status, isPage: (await answer.text()).includes('data-theme="system"') };
    }),
  );
  pool.off('acquire', watch);
  expect(answers.every(({ status, isPage }) => status === 200 && isPage)).toBe(true);
  expect(longest).toBeLessThan(250);
});

it('SA-1 ssr uses a bundle for no other modules than those it was built beside', async () => {
  const customer = await signedIn(server);
  build.release('1.0.1');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isRendered((await dashboard(customer)).body)).toBe(false);
  build.release('1.0.0');
  expect(isRendered((await dashboard(customer)).body)).toBe(true);
});
