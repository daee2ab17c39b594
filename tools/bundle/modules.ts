// The modules the build makes: package folder → folder under /app and entry file; `server` is the entry of a second bundle,
// for Node, that draws a page of it; `contract` says which side of the page's contract it is on. One table; the build, the
// dev server, the checks and the benchmarks read it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export const modules = {
  'shared-dependencies': { folder: 'shared', entry: 'src/index.ts', kind: 'shared' },
  platform: { folder: 'platform', entry: 'src/index.ts', kind: 'module', contract: 'provides' },
  // app-kit is a fragment of ui's file: both are always needed together.
  ui: { folder: 'ui', entry: '../app-kit/src/moduleFile.ts', kind: 'module', fragments: ['app-kit'] },
  shell: { folder: 'shell', entry: 'src/index.ts', kind: 'module', contract: 'requires' },
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
};

/** The packages whose sources a module is made of. */
export const packagesOf = (name) => [name, ...(modules[name].fragments ?? [])];

export const importName = (name) => `@tracking-console/${name}`;

export function packageVersion(name) {
  return JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).version;
}

export const dist = process.env.DIST_DIR ?? join(root, 'dist');
export const releaseFile = process.env.RELEASE_FILE ?? join(root, 'importmap.json');

export function outputFolder(name, version = packageVersion(name)) {
  return join(dist, 'app', modules[name].folder, version);
}

export function publicFolder(name, version = packageVersion(name)) {
  return `/app/${modules[name].folder}/${version}/`;
}

/** Where the server finds the bundle that draws a console's pages: outside /app, which is everybody's. */
export function serverFolder(name, version = packageVersion(name)) {
  return join(dist, 'server', modules[name].folder, version);
}
