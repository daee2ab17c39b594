import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANNELS, type ModuleManifest, RELEASE_ROOT } from '@tracking-console/contract/releases/releases';
import { VERBS } from '@tracking-console/contract/releases/releaseTokens';
import { startEmbeddedDatabase } from '../../server/src/bin/embeddedDatabase.ts';
import { readConfiguration } from '../../server/src/config.ts';
import { createServer } from '../../server/src/main.ts';
import { migrateDatabase } from '../../server/src/migrateDatabase.ts';
import { seedDemo } from '../../server/src/seed/main.ts';
import type { Services } from '../../server/src/services.ts';
import { dist, releaseFile } from '../../tools/bundle/modules.ts';
import type { Ends } from '../ends.ts';
import { startBalancer } from './balancer.ts';
import { createServerProcesses } from './serverProcesses.ts';

const NEXT = '9.9.9-bench';

/** Two server processes on one database, two releases, a customer and a release engineer's token. */
export interface Deployment {
  /** The addresses of each process; `front` is the balancer before both. */
  origins: [string, string];
  front: string;
  /** They differ in the version of the buyer console. */
  releases: [string, string];
  services: Services;
  sid: string;
  token: string;
  kill(index: 0 | 1): Promise<void>;
  start(index: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

export async function startDeployment(dataDir: string, port: number, { defer }: Ends): Promise<Deployment> {
  const ends: (() => unknown)[] = [];
  const stop = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  };
  defer(stop);
  const distDir = join(dataDir, 'dist');
  const next = makeDist(distDir);
  const starting = startEmbeddedDatabase(dataDir, false);
  // An interruption half-way waits for it and then ends it.
  ends.push(async () => (await starting.catch(() => undefined))?.stop());
  const { url } = await starting;
  await migrateDatabase(url);
  const balancer = await startBalancer([port, port + 1]);
  ends.push(() => balancer.close());
  const own = { DATABASE_URL: url, DIST_DIR: distDir, RELEASE_FILE: releaseFile, ORIGINS: balancer.origin };
  const environment = { ...process.env, ...own };
  const engineer = await createServer(readConfiguration({ ...environment, PORT: String(port) }), url);
  ends.push(() => engineer.close());
  const { services } = engineer;
  await seedDemo(services);
  const processes = createServerProcesses(environment, port);
  ends.push(() => processes.end());
  await Promise.all([processes.start(0), processes.start(1)]);

  const { origins, kill, start } = processes;
  const token = await makeToken(services);
  const first = (await services.releases.findChannel('production'))?.stable ?? '';
  const releases: Deployment['releases'] = [first, await makeNext(origins[0], token, first, next)];
  const front = balancer.origin;
  return { origins, front, releases, services, sid: await openSession(services), token, kill, start, stop };
}

async function openSession({ users, sessions }: Services): Promise<string> {
  const customer = await users.findByEmail('both@example.com');
  return sessions.open(customer?.gid ?? '', { ip: '127.0.0.1', userAgent: 'bench' });
}

async function makeToken({ releaseTokens }: Services): Promise<string> {
  const requested = { name: 'bench', channels: [...CHANNELS], verbs: [...VERBS], days: 1 };
  return (await releaseTokens.create({ name: 'release@example.com', gid: null }, requested)).token;
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

/** Calls the release API. */
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
