import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHANNELS, type ModuleManifest, RELEASE_ROOT, VERBS } from '@tracking-console/contract/releases';
import { dist, releaseFile, root } from '../../build/modules.mjs';
import { startEmbeddedDatabase } from '../../build/start/embeddedDatabase.ts';
import { readConfiguration } from '../../server/src/config.ts';
import { migrateDatabase } from '../../server/src/database.ts';
import { createServer } from '../../server/src/main.ts';
import { seedDemo } from '../../server/src/seed/main.ts';
import type { Services } from '../../server/src/services.ts';

const NEXT = '9.9.9-bench';

/** Two server processes on one database, two releases, a customer and a release engineer's token. */
export interface Deployment {
  origins: [string, string];
  /** They differ in the version of the buyer console. */
  releases: [string, string];
  services: Services;
  sid: string;
  token: string;
  kill(index: 0 | 1): Promise<void>;
  start(index: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

export async function startDeployment(dataDir: string, port: number): Promise<Deployment> {
  const distDir = join(dataDir, 'dist');
  const next = makeDist(distDir);
  const database = await startEmbeddedDatabase(dataDir, false);
  await migrateDatabase(database.url);
  const environment = { ...process.env, DATABASE_URL: database.url, DIST_DIR: distDir, RELEASE_FILE: releaseFile };
  const own = await createServer(readConfiguration({ ...environment, PORT: String(port) }), database.url);
  await seedDemo(own.services);
  const { services } = own;
  const customer = await services.users.findByEmail('both@example.com');
  const sid = await services.sessions.open(customer?.gid ?? '', { ip: '127.0.0.1', userAgent: 'bench' });
  const wish = { name: 'bench', channels: [...CHANNELS], verbs: [...VERBS], days: 1 };
  const { token } = await services.releaseTokens.create('release@example.com', wish);

  const children: ChildProcess[] = [];
  const origins: Deployment['origins'] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
  const start = async (index: 0 | 1) => {
    const env = { ...environment, PORT: String(port + index), JOURNEY_SPEED: '1', CHAT_SCRIPT: 'off' };
    children[index] = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilHealthy(origins[index]);
  };
  const kill = async (index: 0 | 1) => {
    const child = children[index];
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await Promise.all([start(0), start(1)]);
  const first = (await services.releases.findChannel('production'))?.stable ?? '';
  const second = await makeNext(origins[0], token, first, next);
  return {
    origins,
    releases: [first, second],
    services,
    sid,
    token,
    kill,
    start,
    async stop() {
      await Promise.all([kill(0), kill(1)]);
      await own.close();
      await database.stop();
    },
  };
}

/** The built modules, and the buyer console once more under another version. */
function makeDist(distDir: string): ModuleManifest {
  mkdirSync(join(distDir, 'app/buyer'), { recursive: true });
  for (const name of readdirSync(join(dist, 'app'))) {
    if (name !== 'buyer') symlinkSync(join(dist, 'app', name), join(distDir, 'app', name));
  }
  const [, version = ''] = /\/app\/buyer\/([^/]+)\//.exec(readFileSync(releaseFile, 'utf8')) ?? [];
  symlinkSync(join(dist, 'app/buyer', version), join(distDir, 'app/buyer', version));
  const folder = join(distDir, 'app/buyer', NEXT);
  cpSync(join(dist, 'app/buyer', version), folder, { recursive: true });
  const manifest: ModuleManifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const changed = { ...manifest, version: NEXT, url: `/app/buyer/${NEXT}/` };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(changed));
  return changed;
}

async function makeNext(origin: string, token: string, base: string, manifest: ModuleManifest): Promise<string> {
  const ask = callWith(token);
  await ask(origin, 'POST', `/modules/${encodeURIComponent(manifest.name)}/versions`, manifest);
  const body = { base, modules: { [manifest.name]: manifest.version } };
  const { id } = (await (await ask(origin, 'POST', '/releases', body)).json()) as { id: string }; // a ReleaseDetail
  return id;
}

/** Says something to the release API. */
export const callWith =
  (token: string) =>
  (origin: string, method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(origin + RELEASE_ROOT + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });

async function untilHealthy(origin: string) {
  for (let tries = 0; tries < 600; tries++) {
    const healthy = await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await wait(100);
  }
  throw new Error(`${origin} did not answer within a minute.`);
}
