import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CHANNELS } from '@tracking-console/contract/releases/releases';
import { VERBS } from '@tracking-console/contract/releases/releaseTokens';
import { DAY } from '@tracking-console/contract/values/durations';
import type { CheckRelease } from '../../server/src/features/releases/checks/candidate.ts';
import { signedIn } from '../../server/testing/caller.ts';
import { createFakeBuild, type FakeBuild } from '../../server/testing/fakeBuild.ts';
import { buyerVersion, ENGINEER, passingChecks } from '../../server/testing/releaseClient.ts';
import { startTestServer, type TestServer } from '../../server/testing/testServer.ts';
import type { CommandOutput } from './main.ts';

const BUYER = '@tracking-console/buyer-app';
const FINDING = {
  check: 'parse',
  module: BUYER,
  where: '/app/buyer/6.6.6/x.js',
  message: 'It cannot be read.',
} as const;

const checkRelease: CheckRelease = async (candidate, options) => {
  const report = await passingChecks(candidate, options);
  return candidate.modules[BUYER] === '6.6.6' ? { ...report, passed: false, findings: [FINDING] } : report;
};

let server: TestServer;
let built: FakeBuild;
let environment: NodeJS.ProcessEnv;
let runRelease: typeof import('./main.ts').runRelease;

beforeAll(async () => {
  built = createFakeBuild();
  for (const version of ['1.5.0', '1.6.0', '6.6.6']) putManifest(version);
  server = await startTestServer({ distDir: built.dist, releaseFile: built.releaseFile }, { checkRelease });
  await server.services.releases.start();
  await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo; // it listens on a port
  const requested = { name: 'test', channels: [...CHANNELS], verbs: [...VERBS], days: 1 };
  const { token } = await server.services.releaseTokens.create(ENGINEER, requested);
  // The build reads its own two once, when it is loaded.
  Object.assign(process.env, { DIST_DIR: built.dist, RELEASE_FILE: built.releaseFile });
  ({ runRelease } = await import('./main.ts'));
  environment = {
    RELEASE_URL: `http://127.0.0.1:${port}`,
    RELEASE_TOKEN: token,
  };
});
afterAll(async () => {
  await server.close();
  built.remove();
});

/** As if the build had made it. */
function putManifest(version: string) {
  const folder = join(built.dist, 'app/buyer', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(buyerVersion(version)));
}

/** One command line; text in quotes is one word. */
function release(line: string, more: NodeJS.ProcessEnv = {}): Promise<CommandOutput> {
  const words = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  return runRelease(words, { ...environment, ...more });
}

it('RL-8 RL-6 leads a version from the build to everybody and back', async () => {
  expect((await release('publish buyer-app 1.5.0')).out).toBe(
    `${BUYER} 1.5.0 is published, by release@example.com/test.`,
  );
  const planned = JSON.parse((await release('plan buyer-app@1.5.0 --channel production --json')).out);
  expect(planned.changes).toMatchObject([{ module: BUYER, from: '1.0.0', to: '1.5.0' }]);

  expect(await release(`check ${planned.release.slice(0, 8)}`)).toMatchObject({ code: 0 });
  const part = await release('canary buyer-app@1.5.0 --percent 5 --channel production --reason "try it"');
  expect([part.code, part.out]).toEqual([0, expect.stringMatching(/^production serves \w{12}; 5 % get \w{12}\.$/)]);
  const more = await release('canary --percent 50.5 --channel production --reason "looks good" --json');
  expect(JSON.parse(more.out)).toMatchObject({ canary: planned.release, percent: 50.5 });

  const all = await release('promote buyer-app@1.5.0 --channel production --reason "everybody" --json');
  expect([all.code, JSON.parse(all.out)]).toMatchObject([0, { stable: planned.release, canary: null }]);
  expect((await release('channels')).out).toMatch(new RegExp(`production\\s+${planned.release.slice(0, 12)}`));

  const dryRun = await release('rollback --channel production --dry-run');
  expect(dryRun.out).toMatch(/^checkout made \w{12} stable on production at .* UTC: /);
  expect(dryRun.out).toMatch(/^@tracking-console\/buyer-app +1\.5\.0 +1\.0\.0 /m);
  expect((await release('rollback --module buyer-app --channel production --dry-run --json')).out).toContain('"1.5.0"');
  expect((await release('rollback --module ui --channel production --dry-run')).code).toBe(1);
  expect((await release('channels')).out).toMatch(new RegExp(`production\\s+${planned.release.slice(0, 12)}`));

  const back = await release('rollback --channel production --reason "a typo" --json');
  expect(JSON.parse(back.out).stable).not.toBe(planned.release);
  const history = (await release('history --channel production')).out;
  expect(history).toMatch(/rollback .* release@example\.com\/test +a typo$/m);
  expect(history).toMatch(/promote .* everybody$/m);
  expect((await release('diff production uat')).out).toBe('The two releases are the same.');
});

it('RL-8 a failed check ends with 2 and its findings, and nothing has moved', async () => {
  await release('publish buyer-app 6.6.6');
  const before = (await release('channels --json')).out;
  const refused = await release('promote buyer-app@6.6.6 --channel production --reason "hurry"');
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.problem).toMatch(
    /parse · @tracking-console\/buyer-app · \/app\/buyer\/6\.6\.6\/x\.js: It cannot be read\./,
  );
  const asJson = await release('promote buyer-app@6.6.6 --channel production --reason "hurry" --json');
  expect([asJson.code, JSON.parse(asJson.out)]).toMatchObject([2, { type: 'checksFailed', findings: [FINDING] }]);
  expect((await release('channels --json')).out).toBe(before);

  const glass = await release('promote buyer-app@6.6.6 --channel uat --reason "the only way" --break-glass');
  expect([glass.code, glass.out]).toEqual([0, expect.stringMatching(/^Waits until .* for a second person/)]);
  expect((await release('approvals')).out).toMatch(/uat +release@example\.com\/test +the only way/);
});

it('RL-8 a version published twice with other bytes ends with 3', async () => {
  await release('publish buyer-app 1.6.0');
  const manifest = { ...buyerVersion('1.6.0'), files: { ...buyerVersion('1.6.0').files } };
  const [file = ''] = Object.keys(manifest.files);
  manifest.files[file] = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1, brotli: 1 };
  writeFileSync(join(built.dist, 'app/buyer/1.6.0/manifest.json'), JSON.stringify(manifest));
  expect(await release('publish buyer-app 1.6.0')).toMatchObject({
    code: 3,
    problem: `${BUYER} 1.6.0 has been published with other files.`,
  });
  writeFileSync(join(built.dist, 'app/buyer/1.6.0/manifest.json'), '{"name": "@tracking-con');
  expect(await release('publish buyer-app 1.6.0')).toMatchObject({
    code: 1,
    problem: expect.stringMatching(/is damaged: build/),
  });
  putManifest('1.6.0');
});

it('RL-8 shows what the pages show: what runs where, every release, and one with its map and its checks', async () => {
  await release('publish buyer-app 1.6.0');
  const planned = JSON.parse((await release('plan buyer-app@1.6.0 --base production --json')).out);
  expect(planned.changes).toMatchObject([{ module: BUYER, from: '1.0.0', to: '1.6.0' }]);
  expect(
    JSON.parse((await release(`plan buyer-app@1.5.0 --base ${planned.release} --json`)).out).changes,
  ).toMatchObject([{ module: BUYER, from: '1.6.0', to: '1.5.0' }]);
  await release('promote buyer-app@1.6.0 --channel test1 --reason "look at it"');

  expect(JSON.parse((await release('matrix --json')).out)).toContainEqual({
    module: BUYER,
    versions: { test1: '1.6.0', test2: '1.0.0', uat: '1.0.0', production: '1.0.0' },
  });
  expect((await release('matrix')).out).toMatch(/^module +test1 +test2 +uat +production\n/);

  const all = JSON.parse((await release('releases --json')).out);
  expect(all).toContainEqual(expect.objectContaining({ id: planned.release, served: ['test1'] }));
  expect(JSON.parse((await release('releases --limit 1 --json')).out)).toEqual(all.slice(0, 1));
  expect((await release('releases')).out).toMatch(
    new RegExp(`^${planned.release.slice(0, 12)} .* release@example\\.com/test +test1$`, 'm'),
  );

  const one = JSON.parse((await release('release test1 --json')).out);
  expect(one).toMatchObject({ id: planned.release, checks: { passed: true } });
  expect(Object.keys(one.map.integrity)).toContain('/app/buyer/1.6.0/buyer-app.111111111111.js');
  expect((await release('release test1')).out).toMatch(
    /^@tracking-console\/buyer-app +1\.6\.0 +\/app\/buyer\/1\.6\.0/m,
  );
  expect((await release('release production')).out).toMatch(/It has never been checked\.$/);
});

it('RL-8 turns the pages of a history', async () => {
  const rows = JSON.parse((await release('history --channel production --json')).out);
  expect(rows.length).toBeGreaterThan(2);
  const first = JSON.parse((await release('history --channel production --limit 2 --json')).out);
  expect(first).toEqual(rows.slice(0, 2));
  const next = await release(`history --channel production --limit 1 --before ${first[1].sequence} --json`);
  expect(JSON.parse(next.out)).toEqual(rows.slice(2, 3));
});

it('OV-2 RL-8 lists grants and takes one back', async () => {
  const developer = await signedIn(server, { mayOverride: true });
  const requested = { modules: [BUYER], hours: 1, reason: 'a look' };
  const { id } = (await developer.post('/release-api/v1/grants', requested)).json();
  expect((await release('grants')).out).toMatch(new RegExp(`^${id} .* ${BUYER} +until .* UTC +a look$`, 'm'));
  expect(JSON.parse((await release(`grants revoke ${id} --json`)).out)).toEqual({ revoked: id });
  expect(JSON.parse((await release('grants --json')).out)).toMatchObject([
    { id, isActive: false, revokedBy: 'release@example.com/test' },
  ]);
  expect(await release(`grants revoke ${id}`)).toMatchObject({ code: 1, problem: 'There is no such grant.' });
});

it('RL-8 says in words what nobody has thought of, to programs too', async () => {
  const { DIST_DIR = '' } = process.env;
  const line = `export ${join(built.dist, 'never')}`;
  const nowhere = { DIST_DIR: join(DIST_DIR, 'nowhere') };
  const output = await release(line, nowhere);
  expect([output.code, output.out, output.problem]).toEqual([
    1,
    '',
    expect.stringMatching(/^That was not possible: ENOENT/),
  ]);
  const asJson = await release(`${line} --json`, nowhere);
  expect([asJson.code, asJson.problem, JSON.parse(asJson.out)]).toEqual([
    1,
    '',
    { type: 'invalid', detail: output.problem },
  ]);
});

it.each([
  ['', /^Usage: npm run release/],
  ['fly', /^There is no command fly\.\n\nUsage/],
  ['channels --colour', /^Unknown option '--colour'/],
  ['promote production --reason because', /^Say which channel: --channel test1/],
  ['promote production --channel live --reason because', /^There is no channel live/],
  ['promote production --channel uat', /^Say why/],
  ['promote --channel uat --reason because', /^Name a release, or versions such as/],
  ['promote buyer-app@9.9.9 --channel uat --reason because', /9\.9\.9 has not been published\./],
  ['promote 0123456789 --channel uat --reason because', /^No release begins with 0123456789\./],
  ['canary --percent many --channel uat --reason because', /^Say how many of a hundred/],
  ['canary --percent 5 --channel uat --reason because', /^No canary runs/],
  ['history --channel uat --limit 0', /^--limit is a whole number from 1 to 500\./],
  ['history --channel uat --before now', /^--before is the number of a row\./],
  ['grants give', /^grants knows "revoke" and not "give"\./],
  ['grants revoke', /^Say which grant/],
  ['release', /^Name a release/],
  ['publish buyer-app 9.9.9', /^buyer-app 9\.9\.9 has not been built: npm run build -- buyer-app --version 9\.9\.9/],
])('RL-8 "%s" is answered with a sentence', async (args, sentence) => {
  const { code, problem } = await release(args);
  expect([code, problem]).toEqual([1, expect.stringMatching(sentence)]);
});

it('RL-8 a console that is not there, and a token that is not known, are sentences', async () => {
  const away = await release('channels', { RELEASE_URL: 'http://127.0.0.1:9' });
  expect([away.code, away.problem]).toEqual([
    1,
    expect.stringMatching(/^The console at http:\/\/127\.0\.0\.1:9 did not answer/),
  ]);
  const page = createServer((_request, response) => response.end('<html>'));
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  const { port } = page.address() as AddressInfo; // it listens on a port
  const foreign = await release('channels', { RELEASE_URL: `http://127.0.0.1:${port}` });
  page.close();
  expect([foreign.code, foreign.problem]).toEqual([1, expect.stringMatching(/nothing a release API says\.$/)]);
  const unknown = await release('channels', { RELEASE_TOKEN: 'tkr_nobody' });
  expect([unknown.code, unknown.problem]).toEqual([1, 'This token is unknown, revoked or has run out.']);
  const none = await release('channels', { RELEASE_TOKEN: '', DATA_DIR: built.dist });
  expect([none.code, none.problem]).toEqual([1, expect.stringMatching(/^No token: set RELEASE_TOKEN/)]);
});

describe('gc', () => {
  const time = new Date(Date.now() - 31 * DAY);
  const age = (path: string) => utimesSync(join(built.dist, 'app/buyer', path), time, time);

  it('RL-1 names what nobody needs, and deletes it only when told to', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.5.0']) age(version);
    const listed = JSON.parse((await release('gc --json')).out);
    expect(listed).toEqual({ deleted: false, folders: ['/app/buyer/1.0.1/'], files: [] });
    expect((await release('gc --yes')).out).toMatch(/^Deleted:\n {2}\/app\/buyer\/1\.0\.1\/$/);
    expect(() => age('1.0.1')).toThrow(/ENOENT/);
    expect((await release('gc')).out).toMatch(/^Nothing is older than 30 days/);
  });

  it('RL-1 clears away what an earlier build of a version has left, once no release names it', async () => {
    const left = ['buyer-app.aaaaaaaaaaaa.js', 'buyer-app.aaaaaaaaaaaa.js.br'];
    const young = 'buyer-app.bbbbbbbbbbbb.js';
    for (const file of [...left, young])
      writeFileSync(join(built.dist, 'app/buyer/1.0.0', file), 'System.register([])');
    const files = readdirSync(join(built.dist, 'app/buyer/1.0.0'));
    for (const file of files) if (file !== young) age(`1.0.0/${file}`);
    const { out } = await release('gc --yes --json');
    expect(JSON.parse(out)).toMatchObject({ deleted: true, files: left.map((file) => `/app/buyer/1.0.0/${file}`) });
    expect(readdirSync(join(built.dist, 'app/buyer/1.0.0'))).toEqual(files.filter((file) => !left.includes(file)));
  });
});

it('RL-8 verify and doctor say what is odd', async () => {
  const verified = await release('verify --json');
  expect(JSON.parse(verified.out)).toMatchObject({ rows: expect.any(Number), broken: [] });
  const healthy = await release('doctor');
  expect(healthy.out).toMatch(/A change of uat by release@example\.com\/test without the checks' consent waits/);
  expect(healthy.code).toBe(2);
});

it('RL-8 exports the page of a release for a file host, under a policy without a nonce for scripts', async () => {
  const folder = join(built.dist, 'host');
  for (const bundle of ['en.aaaaaaaaaaaa', 'zh-cn.bbbbbbbbbbbb'])
    writeFileSync(join(built.dist, `app/locales/${bundle}.json`), '{}');
  const exported = await release(`export ${folder} --release production --json`, { DIST_DIR: built.dist });
  expect([exported.code, exported.problem]).toEqual([0, '']);
  const { release: id } = JSON.parse(exported.out);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html).toContain(id);
  const { '/*': page } = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'));
  const scripts = page['content-security-policy'].match(/script-src[^;]*/)[0];
  expect(scripts).toMatch(/'sha256-[A-Za-z0-9+/]{43}='/);
  expect(scripts).not.toMatch(/nonce|unsafe/);
});

it('RL-3 RL-8 a promotion whose answer is lost on the way is asked for again, and done once', async () => {
  const asked: unknown[] = [];
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(`${environment.RELEASE_URL}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>, // the CLI sends none twice
      ...(request.method !== 'GET' && { body: await text(request) }),
    });
    const body = await answer.text();
    if (request.method === 'PUT') asked.push([answer.status, request.headers['idempotency-key']]);
    // The server has acted by now.
    if (request.method === 'PUT' && asked.length === 1) return void request.socket.destroy();
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      etag: answer.headers.get('etag') ?? '',
    });
    response.end(body);
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  const { port } = proxy.address() as AddressInfo; // it listens on a port
  const command = 'promote buyer-app@1.6.0 --channel test2 --reason "lost on the way"';
  const said = await release(command, { RELEASE_URL: `http://127.0.0.1:${port}` });
  proxy.close();
  expect([said.code, said.problem]).toEqual([0, '']);
  const [first] = asked;
  expect(asked).toEqual([[200, expect.stringMatching(/^[0-9a-f-]{36}$/)], first]);
  const history: { reason: string }[] = JSON.parse((await release('history --channel test2 --json')).out);
  expect(history.filter(({ reason }) => reason === 'lost on the way')).toHaveLength(1);
});

it('RL-8 a full disk of the database ends with a sentence that says so, and nothing has moved', async () => {
  const { pool } = server.services.database;
  await pool.query(`CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '53100'; END $$`);
  await pool.query(
    'CREATE TRIGGER disk_is_full BEFORE INSERT ON release_ledger FOR EACH ROW EXECUTE FUNCTION disk_is_full()',
  );
  const before = (await release('channels --json')).out;
  const refused = await release('promote buyer-app@1.6.0 --channel test1 --reason "no room"');
  await pool.query('DROP FUNCTION disk_is_full CASCADE');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.problem).toContain('The disk of the database is full: nothing can be written.');
  expect((await release('channels --json')).out).toBe(before);
  expect((await release('promote buyer-app@1.6.0 --channel test1 --reason "room again"')).code).toBe(0);
});

it('RL-8 lists its commands when asked for help', async () => {
  const { code, out, problem } = await release('--help');
  expect([code, problem]).toEqual([0, '']);
  expect(out).toMatch(/^Usage: npm run release -- <command>/);
  expect(out).toContain('doctor');
});

it('RL-8 tells the terminal and the shell what a command has said', () => {
  const { stdout, stderr, status } = spawnSync('node', [join(import.meta.dirname, 'main.ts'), 'fly'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^There is no command fly\./)]);
});
