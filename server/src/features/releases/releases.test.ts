import { CHANNELS } from '@tracking-console/contract/releases/releases';
import { createFakeBuild, type FakeBuild, importMap, integrityOf } from '../../../testing/fakeBuild.ts';
import {
  buyerVersion,
  ENGINEER,
  expectDone,
  openReleaseClient,
  passingChecks,
  REQUEST,
} from '../../../testing/releaseClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { sql } from '../../drizzle.ts';
import { createServices } from '../../services.ts';
import { toRelease } from './modules/importMaps.ts';
import { isRefused } from './refusal.ts';
import { ledger } from './releaseTable.ts';

const BUYER = '@tracking-console/buyer-app';

let server: TestServer;
let build: FakeBuild;
let client: ReturnType<typeof openReleaseClient>;

beforeEach(async () => {
  build = createFakeBuild();
  server = await startTestServer(
    { distDir: build.dist, releaseFile: build.releaseFile },
    { checkRelease: passingChecks },
  );
  await server.services.releases.start();
  client = openReleaseClient(server);
});
afterEach(async () => {
  await server.close();
  build.remove();
});

const served = async (gid: string | null = null) =>
  (await server.services.releases.serve({ channel: 'production', gid }))?.id;

describe('the checkout', () => {
  it('RL-10 is what every channel shows until something is promoted there', async () => {
    const { id } = toRelease(importMap('1.0.0'));
    expect((await server.services.releases.listChannels()).map(({ name, stable }) => [name, stable])).toEqual(
      CHANNELS.map((name) => [name, id]),
    );
    await client.promote('uat', await client.makeRelease('1.2.0'));
    build.release('1.0.1');
    expect(await served()).toBe(toRelease(importMap('1.0.1')).id);
    expect((await client.channel('uat')).stable).not.toBe(await served());
  });

  it('is adopted once, however many processes start with it', async () => {
    const { configuration, database } = server.services;
    build.release('1.0.1');
    const others = [1, 2, 3].map(() => createServices({ configuration, database, onProblem: () => undefined }));
    await Promise.all(others.map(({ releases }) => releases.start()));
    expect(await server.services.db.$count(ledger)).toBe(2 * CHANNELS.length);
    expect(await server.services.releases.verify()).toMatchObject({ rows: 8, broken: [] });
  });

  it('gives a version that was built again a version of its own', async () => {
    const { imports, integrity } = importMap('1.0.0');
    build.rebuild('buyer-app', '1.0.0');
    build.writeRelease({ imports, integrity: { ...integrity, '/app/buyer/1.0.0/new.js': integrityOf('new.js') } });
    await served();
    const versions = (await server.services.releases.listModules()).filter(({ name }) => name === BUYER);
    expect(versions.map(({ version }) => version)).toEqual([
      expect.stringMatching(/^1\.0\.0-build\.[0-9a-f]{12}$/),
      '1.0.0',
    ]);
  });
});

describe('a version', () => {
  it('RL-8 is published once and never with other files', async () => {
    const { releases } = server.services;
    const manifest = buyerVersion('2.0.0');
    const first = await releases.publish(ENGINEER, manifest, REQUEST);
    const second = await releases.publish(ENGINEER, manifest, REQUEST);
    const other = await releases.publish(ENGINEER, { ...manifest, buildId: 'another' }, REQUEST);
    expect([first, second, other]).toMatchObject([
      { status: 201, body: { version: '2.0.0', author: ENGINEER.name } },
      { status: 200 },
      { problem: { type: 'published', status: 409 } },
    ]);
  });

  it('SC-11 brings the integrity of every file of it into the map, and takes that of its predecessor along', async () => {
    const { releases } = server.services;
    const made = await releases.findRelease(await client.makeRelease('2.0.0'));
    const files = Object.keys(buyerVersion('2.0.0').files).map((file) => `/app/buyer/2.0.0/${file}`);
    expect(
      Object.keys(made?.map.integrity ?? {})
        .filter((file) => file.includes('/buyer/'))
        .sort(),
    ).toEqual(files.sort());
    expect(made?.map.imports[BUYER]).toContain('/app/buyer/2.0.0/');
    expect(made?.modules).toMatchObject({ [BUYER]: '2.0.0', '@tracking-console/ui': '1.0.0' });
  });

  it('that nobody published makes no release', async () => {
    const { stable } = await client.channel('production');
    const outcome = await server.services.releases.create(
      ENGINEER,
      { base: stable, modules: { [BUYER]: '9.9.9' } },
      REQUEST,
    );
    expect(outcome).toMatchObject({ problem: { type: 'notFound', detail: `${BUYER} 9.9.9 has not been published.` } });
  });

  it('RL-8 alone makes no release: without a base every module is named', async () => {
    const outcome = await server.services.releases.create(ENGINEER, { modules: { [BUYER]: '1.0.0' } }, REQUEST);
    expect(outcome).toMatchObject({ problem: { type: 'invalid' } });
  });
});

describe('a swap', () => {
  it('RL-3 needs the etag that was seen, and a race has one winner', async () => {
    const { releases } = server.services;
    const [one, two] = [await client.makeRelease('1.1.0'), await client.makeRelease('1.2.0')];
    const { etag } = await client.channel('production');
    const request = { actor: ENGINEER, channel: 'production', etag, once: REQUEST } as const;
    expect(await releases.change({ ...request, etag: undefined }, { stable: one, reason: 'none' })).toMatchObject({
      problem: { type: 'preconditionRequired', status: 428 },
    });
    const race = await Promise.all([one, two].map((stable) => releases.change(request, { stable, reason: 'race' })));
    expect(race.filter(isRefused)).toMatchObject([{ problem: { type: 'preconditionFailed', status: 412 } }]);
    expect(race.filter((outcome) => !isRefused(outcome))).toMatchObject([{ body: { stable: await served() } }]);
  });

  it('RL-3 has one effect and one answer, however often its Idempotency-Key is sent', async () => {
    const { releases, db } = server.services;
    const stable = await client.makeRelease('1.1.0');
    const { etag } = await client.channel('production');
    const once = { caller: ENGINEER.name, key: 'k1', request: 'r1' };
    const request = { actor: ENGINEER, channel: 'production', etag, once } as const;
    const change = { stable, reason: 'sent three times' };
    const before = await db.$count(ledger);
    const both = await Promise.all([releases.change(request, change), releases.change(request, change)]);
    const late = await releases.change(request, change);
    expect([...both, late].map((outcome) => ('body' in outcome ? outcome.body : outcome))).toEqual(
      Array(3).fill(await client.channel('production')),
    );
    expect((await db.$count(ledger)) - before).toBe(1);
    const other = await releases.change({ ...request, once: { ...once, request: 'r2' } }, change);
    expect(other).toMatchObject({ problem: { type: 'keyReused', status: 422 } });
  });

  it('RL-11 loses no update when many write at once', async () => {
    const ids = [await client.makeRelease('1.1.0'), await client.makeRelease('1.2.0')];
    const { releases, db } = server.services;
    let done = 0;
    async function write(index: number): Promise<void> {
      const { etag } = await client.channel('production');
      const request = { actor: ENGINEER, channel: 'production', etag, once: REQUEST } as const;
      const outcome = await releases.change(request, { stable: ids[index % 2] ?? '', reason: `write ${index}` });
      if (isRefused(outcome)) return write(index);
      done += 1;
    }
    for (let first = 0; first < 100; first += 10)
      await Promise.all(Array.from({ length: 10 }, (_, index) => write(first + index)));
    const reasons = (await releases.history({ channel: 'production', limit: 200 })).map(({ reason }) => reason);
    expect(new Set(reasons.filter((reason) => reason.startsWith('write '))).size).toBe(100);
    expect([done, await db.$count(ledger)]).toEqual([100, 104]);
    expect(await releases.verify()).toMatchObject({ rows: 104, broken: [] });
  });

  it('RL-4 gives a new canary a salt of its own and keeps it while the share changes', async () => {
    const [one, two] = [await client.makeRelease('1.1.0'), await client.makeRelease('1.2.0')];
    const salt = async () => {
      const { rows } = await server.services.db.execute<{ salt: string }>(
        sql`SELECT salt FROM release_channels WHERE name = 'production'`,
      );
      return rows[0]?.salt;
    };
    const salts = [];
    for (const [release, percent] of [
      [one, 1],
      [one, 50],
      [one, 0],
      [two, 1],
    ] as const) {
      expectDone(await client.change('production', { canary: { release, percent } }));
      salts.push(await salt());
    }
    expect(new Set(salts).size).toBe(2);
    expect(salts.slice(0, 3)).toEqual(Array(3).fill(salts[0]));
  });

  it('RL-4 shows the canary to its share, and to nobody once it is ended or stable', async () => {
    const canary = await client.makeRelease('1.1.0');
    const stable = await served();
    expectDone(await client.change('production', { canary: { release: canary, percent: 100 } }));
    expect([await served('1'), await served(null)]).toEqual([canary, stable]);
    await client.promote('production', canary);
    expect(await client.channel('production')).toMatchObject({ stable: canary, canary: null, percent: 0 });
  });
});

describe('a way back', () => {
  it('RL-6 leads to the release before, again and again, and ends a canary', async () => {
    const first = await served();
    const [second, third] = [await client.makeRelease('1.1.0'), await client.makeRelease('1.2.0')];
    await client.promote('production', second);
    await client.promote('production', third);
    expectDone(await client.change('production', { canary: { release: second, percent: 100 } }));
    expect(expectDone(await client.rollBack('production'))).toMatchObject({ stable: second, canary: null });
    expect(expectDone(await client.rollBack('production'))).toMatchObject({ stable: first });
    expect(await client.rollBack('production')).toMatchObject({ problem: { type: 'notFound' } });
    expect(await served()).toBe(first);
  });

  it('RL-6 takes one module to its version before and leaves the others', async () => {
    await client.promote('production', await client.makeRelease('1.1.0'));
    const shell = { ...buyerVersion('1.1.0'), name: '@tracking-console/shell', url: '/app/shell/1.1.0/' };
    const imports = { '@tracking-console/shell': shell.entry };
    await client.promote('production', await client.makeRelease('1.1.0', { ...shell, imports }));
    const { stable } = expectDone(await client.rollBack('production', BUYER));
    expect((await server.services.releases.findRelease(stable))?.modules).toMatchObject({
      [BUYER]: '1.0.0',
      '@tracking-console/shell': '1.1.0',
    });
    expect(await client.rollBack('production', BUYER)).toMatchObject({ problem: { type: 'notFound' } });
  });

  it('RL-6 can be looked at before it is gone: what would change, and who had made that stable', async () => {
    const { releases } = server.services;
    expect(await releases.planRollBack('production')).toMatchObject({ problem: { type: 'notFound' } });
    const second = await client.makeRelease('1.1.0');
    await client.promote('production', second);
    await client.promote('production', await client.makeRelease('1.2.0'));
    const before = await client.channel('production');
    const back = { row: { to: { stable: second }, actor: ENGINEER.name, reason: 'a test' } };
    const changes = [{ module: BUYER, from: '1.2.0', to: '1.1.0' }];
    expect(await releases.planRollBack('production')).toMatchObject({ ...back, changes });
    expect(await releases.planRollBack('production', BUYER)).toMatchObject({ ...back, changes });
    expect(await releases.planRollBack('production', '@tracking-console/ui')).toMatchObject({
      problem: { type: 'notFound', detail: 'production had no other version of @tracking-console/ui before.' },
    });
    expect(await client.channel('production')).toEqual(before);
    expect(expectDone(await client.rollBack('production')).stable).toBe(second);
  });
});

it('RL-8 tells releases apart by their modules’ versions and sizes', async () => {
  const [from, to] = [(await served()) ?? '', await client.makeRelease('1.1.0')];
  expect(await server.services.releases.diff(from, to)).toMatchObject({
    changes: [{ module: BUYER, from: '1.0.0', to: '1.1.0', fromSize: expect.any(Number), toSize: expect.any(Number) }],
  });
});

describe('the ledger', () => {
  it('cannot be changed, shortened or emptied', async () => {
    const { db } = server.services;
    for (const statement of [
      sql`UPDATE release_ledger SET reason = 'another'`,
      sql`DELETE FROM release_ledger`,
      sql`TRUNCATE release_ledger`,
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'The release ledger only grows.' },
      });
  });

  it('shows whoever gets round that', async () => {
    const { db, releases } = server.services;
    await db.execute(sql`ALTER TABLE release_ledger DISABLE TRIGGER release_ledger_only_grows`);
    await db.execute(sql`UPDATE release_ledger SET reason = 'another' WHERE sequence = 2`);
    await db.execute(sql`DELETE FROM release_ledger WHERE sequence = 3`);
    await db.execute(sql`UPDATE releases SET map = jsonb_set(map, '{imports,extra}', '"/app/x/1.0.0/x.js"')`);
    expect((await releases.verify()).broken.map(({ message }) => message)).toEqual([
      'Row 2 is not what was written.',
      'Row 3 is missing before row 4.',
      'Row 4 does not follow from the row before it.',
      expect.stringMatching(/^The map of release [0-9a-f]{64} is not the one it was made with\.$/),
    ]);
  });

  it('RL-8 tells who changed what, when and why, newest first', async () => {
    const stable = await client.makeRelease('1.1.0');
    const before = await client.channel('production');
    await client.promote('production', stable);
    const [newest] = await server.services.releases.history({ channel: 'production', limit: 1 });
    expect(newest).toMatchObject({
      action: 'promote',
      actor: ENGINEER.name,
      reason: 'a test',
      from: { stable: before.stable },
      to: { stable, canary: null, percent: 0 },
      checks: { passed: true, findings: [] },
    });
  });
});
