import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const dist = join(root, 'dist');

/** Modules a journey spoils: where the build puts each. */
const FOLDERS = { 'buyer-app': 'buyer', 'release-app': 'release', 'developer-panel': 'panel' };
export type Spoiled = keyof typeof FOLDERS;

/** Runs the release CLI beside the console, and resolves to how it ends. */
export function release(baseURL: string | undefined, ...words: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['release-cli/src/main.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, RELEASE_URL: baseURL, DATA_DIR: join(process.env.E2E_FOLDER ?? '', 'data') },
  });
  return { out: stdout, problem: stderr, code: status };
}

/** Replaces the build's file by another version with this source. Returns a function that removes it. */
export function putVersion(module: Spoiled, version: string, source: string): () => void {
  const name = `@tracking-console/${module}`;
  const url = `/app/${FOLDERS[module]}/${version}/`;
  const folder = join(dist, url);
  const entry = `${module}.0123456789ab.js`;
  const bytes = Buffer.from(source);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const manifest = {
    name,
    version,
    url,
    entry,
    imports: { [name]: entry },
    files: { [entry]: { integrity, bytes: bytes.length, brotli: bytes.length } },
    pages: {},
    provides: null,
    requires: null,
    buildId: version,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, entry), bytes);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A System.register module with these lifecycles; missing ones do nothing. */
export function applicationOf({ mount = '', unmount = '', exports = 'bootstrap, mount, unmount' }): string {
  return `System.register([], (give) => ({ execute() {
  const bootstrap = async () => {};
  const mount = async () => { ${mount} };
  const unmount = async () => { ${unmount} };
  give({ ${exports} });
} }));`;
}

/** The version a checkout's release has of the buyer console. */
export const buyerVersion = (): string =>
  JSON.parse(readFileSync(join(root, 'buyer-app/package.json'), 'utf8')).version;
