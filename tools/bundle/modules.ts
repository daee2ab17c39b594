// The modules the build makes. One table: the build, the dev server, the release commands, the checks and the benchmarks
// read it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Module {
  /** Below /app. */
  folder: string;
  /** Its file, below the package's folder. */
  entry: string;
  kind: 'shared' | 'module' | 'page';
  /** Further packages that are part of its file. */
  fragments?: readonly string[];
  /** The entry of a second bundle, for Node, that renders it in the page. */
  server?: string;
  /** Which side of the page's contract it is on. */
  contract?: 'provides' | 'requires';
}

const table = {
  'shared-dependencies': { folder: 'shared', entry: 'src/index.ts', kind: 'shared' },
  platform: { folder: 'platform', entry: 'src/index.ts', kind: 'module', contract: 'provides' },
  // app-kit is a fragment of ui's file: both are always needed together.
  ui: { folder: 'ui', entry: '../app-kit/src/moduleFile.ts', kind: 'module', fragments: ['app-kit'] },
  shell: { folder: 'shell', entry: 'src/index.ts', kind: 'module', server: 'src/server.tsx', contract: 'requires' },
  'buyer-app': {
    folder: 'buyer',
    entry: 'src/index.ts',
    kind: 'module',
    server: 'src/server.tsx',
    contract: 'requires',
  },
  'api-app': { folder: 'api', entry: 'src/index.ts', kind: 'module', contract: 'requires' },
  'shared-account': { folder: 'account', entry: 'src/index.ts', kind: 'module', contract: 'requires' },
  'release-app': { folder: 'release', entry: 'src/index.ts', kind: 'module', contract: 'requires' },
  overrides: { folder: 'overrides', entry: 'src/index.ts', kind: 'module' },
  'developer-panel': { folder: 'panel', entry: 'src/index.tsx', kind: 'module', contract: 'requires' },
  'root-config': { folder: 'root-config', entry: 'src/main.ts', kind: 'page', contract: 'provides' },
} as const satisfies Record<string, Module>;

/** The folder of its package. */
export type ModuleName = keyof typeof table;

export const modules: Readonly<Record<ModuleName, Module>> = table;

export const moduleNames = Object.keys(table) as ModuleName[]; // the table has no other keys

export const isModuleName = (name: string): name is ModuleName => name in table;

/** The packages whose sources a module is made of. */
export const packagesOf = (name: ModuleName): string[] => [name, ...(modules[name].fragments ?? [])];

export const importName = (name: string) => `@tracking-console/${name}`;

export const root = join(import.meta.dirname, '../..');

export const dist = process.env.DIST_DIR ?? join(root, 'dist');

/** The release a checkout serves, with the integrity of every file. */
export const releaseFile = process.env.RELEASE_FILE ?? join(dist, 'importmap.json');

export function packageVersion(name: string): string {
  return JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).version;
}

export function outputFolder(name: ModuleName, version = packageVersion(name)) {
  return join(dist, 'app', modules[name].folder, version);
}

export function publicFolder(name: ModuleName, version = packageVersion(name)) {
  return `/app/${modules[name].folder}/${version}/`;
}

/** Where the server finds the bundle that renders a module: outside /app, which is public. */
export function serverFolder(name: ModuleName, version = packageVersion(name)) {
  return join(dist, 'server', modules[name].folder, version);
}
