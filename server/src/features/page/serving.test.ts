import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_CONFIGURATION_ID } from '@tracking-console/contract/page/page';
import { type SignedInCaller, signedIn, stranger } from '../../../testing/caller.ts';
import { createFakeBuild, type FakeBuild, importMap } from '../../../testing/fakeBuild.ts';
import { openReleaseClient, passingChecks } from '../../../testing/releaseClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { sql } from '../../drizzle.ts';

const BUYER = '@tracking-console/buyer-app';
const ROOT_CONFIG = '@tracking-console/root-config';

let server: TestServer;
let build: FakeBuild;

beforeEach(async () => {
  build = createFakeBuild();
  const settings = { distDir: build.dist, releaseFile: build.releaseFile };
  server = await startTestServer(settings, { checkRelease: passingChecks });
});
afterEach(async () => {
  await server.close();
  build.remove();
});

/** The content of a page load: the release it names, the map in it, and the version of the buyer console there. */
async function load(who: SignedInCaller, host = 'localhost:9000') {
  const { body, statusCode, headers } = await who.get('/buyer', { headers: { host } });
  const part = (pattern: RegExp) => JSON.parse(pattern.exec(body)?.[1] ?? 'null');
  const map = part(/type="systemjs-importmap"[^>]*>([^<]*)</);
  const configuration = part(new RegExp(`id="${PAGE_CONFIGURATION_ID}"[^>]*>([^<]*)<`));
  const version = /\/app\/buyer\/([^/]+)\//.exec(map?.imports[BUYER] ?? '')?.[1];
  return { body, statusCode, headers, map, version, release: configuration?.release };
}

it('RL-1 writes the whole release inline, its full id, and the integrity of every file', async () => {
  const { map, release } = await load(await signedIn(server));
  expect(map).toEqual(importMap('1.0.0'));
  expect(release).toMatch(/^[0-9a-f]{64}$/);
});

it('RL-1 marks the page as one person’s and never as unchanged', async () => {
  const ada = await signedIn(server);
  const { headers } = await load(ada);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(String(headers.vary)).toMatch(/^Cookie\b/);
  expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined]);
  const again = await ada.get('/buyer', {
    headers: { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() },
  });
  expect([again.statusCode, again.body.includes('systemjs-importmap')]).toEqual([200, true]);
});

it('RL-1 keeps files of earlier releases for a year in browsers, and answers 404 for unknown ones', async () => {
  const ada = await signedIn(server);
  await load(ada);
  build.release('1.0.1');
  expect((await load(ada)).version).toBe('1.0.1');
  const old = await stranger(server).get('/app/buyer/1.0.0/page-shipment-id-tsx.444444444444.js');
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  const unknown = await stranger(server).get('/app/buyer/1.0.7/buyer-app.111111111111.js', {
    headers: { accept: 'text/html' },
  });
  expect([unknown.statusCode, unknown.body.includes('<html')]).toEqual([404, false]);
});

it('SC-9 SC-14 tells a file of the build what holds for a file, and nothing that is for documents', async () => {
  await load(await signedIn(server));
  const { headers } = await stranger(server).get('/app/buyer/1.0.0/buyer-app.111111111111.js');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
  const found = Object.keys(headers).filter((name) =>
    /^(x-frame|permissions|referrer|cross-origin-opener|etag|last)/.test(name),
  );
  expect(found).toEqual([]);
});

it('RL-3 RL-6 shows the next page load what was swapped and what was taken back', async () => {
  const ada = await signedIn(server);
  await load(ada);
  const client = openReleaseClient(server);
  await client.promote('production', await client.makeRelease('1.0.1'));
  expect((await load(ada)).version).toBe('1.0.1');
  await client.rollBack('production');
  expect((await load(ada)).version).toBe('1.0.0');
});

it('RL-4 gives each customer one release, by the host’s channel', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(server)));
  await load(people[0] ?? (await signedIn(server)));
  const client = openReleaseClient(server);
  const canary = await client.makeRelease('1.0.1');
  await client.change('production', { canary: { release: canary, percent: 50 } });
  const loadAll = () => Promise.all(people.map(async (one) => (await load(one)).version));
  const first = await loadAll();
  expect(await loadAll()).toEqual(first);
  const elsewhere = await Promise.all(people.map(async (one) => (await load(one, 'uat.example.com')).version));
  expect(elsewhere).toEqual(people.map(() => '1.0.0'));
  await client.change('production', { canary: { release: canary, percent: 100 } });
  expect(await loadAll()).toEqual(people.map(() => '1.0.1'));
});

describe('while files of a release are not what it was made with', () => {
  const loader = () => join(build.dist, importMap('1.0.0').imports[ROOT_CONFIG] ?? '');

  /** One bit of the first byte. */
  function flip() {
    const bytes = readFileSync(loader());
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    writeFileSync(loader(), bytes);
  }

  it('SC-11 F-14 runs no root-config with a flipped byte, and says so when there is no other release', async () => {
    flip();
    const answer = await load(await signedIn(server, { language: 'de' }));
    expect([answer.statusCode, answer.map]).toEqual([503, null]);
    expect(answer.body).toContain('<html lang="de"');
    expect(answer.body).not.toContain('the loader');
    flip();
    expect(await load(await signedIn(server))).toMatchObject({ statusCode: 200, version: '1.0.0' });
  });

  it('SC-11 F-14 goes on with the last release that could be shown', async () => {
    const ada = await signedIn(server);
    const { release } = await load(ada);
    const client = openReleaseClient(server);
    const next = await client.makeRelease('1.0.1');
    flip();
    await client.promote('production', next);
    const answer = await load(ada);
    expect([answer.statusCode, answer.release]).toEqual([200, release]);
    expect(answer.body).toContain('the loader: $&');
    flip();
    expect((await load(ada)).release).toBe(next);
  });
});

describe('while the releases cannot be read', () => {
  const hide = () => server.services.db.execute(sql`ALTER TABLE release_channels RENAME TO hidden_channels`);

  it('F-14 goes on with the last one it knows, and finds back by itself', async () => {
    const ada = await signedIn(server);
    const { release } = await load(ada);
    await hide();
    expect(await load(ada)).toMatchObject({ statusCode: 200, release });
    await server.services.db.execute(sql`ALTER TABLE hidden_channels RENAME TO release_channels`);
    const client = openReleaseClient(server);
    await client.promote('production', await client.makeRelease('1.0.1'));
    expect((await load(ada)).version).toBe('1.0.1');
  });

  it('F-14 shows no map that somebody has damaged', async () => {
    const ada = await signedIn(server);
    const { map } = await load(ada);
    const sibling = await startTestServer({ distDir: build.dist, releaseFile: build.releaseFile });
    const customer = await signedIn(sibling);
    await sibling.services.releases.start();
    for (const damage of [
      sql`'{}'::jsonb`,
      sql`jsonb_set(map, '{integrity}', '{}')`,
      sql`map #- '{imports,${sql.raw(BUYER)}}'`,
    ]) {
      await sibling.services.db.execute(sql`UPDATE releases SET map = ${damage}`);
      expect((await load(customer)).map).toEqual(map);
    }
    await sibling.close();
  });

  it('F-14 says so in the visitor’s language when it knows none', async () => {
    await hide();
    const answer = await load(await signedIn(server, { language: 'de' }));
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('<html lang="de"');
    expect(answer.body).not.toContain('systemjs-importmap');
  });
});
