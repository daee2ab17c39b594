import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { ModuleManifest } from '@tracking-console/contract/releases/releases';

const template = resolve(import.meta.dirname, '../../root-config/src/index.html');

/** Built modules as small as they can be: enough for the server to write its page. */
export interface FakeBuild {
  dist: string;
  releaseFile: string;
  /** Swaps the release for one with another version of the buyer console: 1.0.0 or 1.0.1. */
  release(buyerVersion: string): void;
  writeRelease(map: object): void;
  /** Assigns the artifacts of a version to another build. */
  rebuild(name: string, version: string): void;
  remove(): void;
}

export function createFakeBuild(): FakeBuild {
  const dist = mkdtempSync(join(tmpdir(), 'tracking-console-build-'));
  const releaseFile = join(dist, 'importmap.json');
  writeModules(dist);
  const build: FakeBuild = {
    dist,
    releaseFile,
    release: (buyerVersion) => build.writeRelease(importMap(buyerVersion)),
    // Written beside and moved, as the build does it.
    writeRelease(map) {
      writeFileSync(`${releaseFile}.new`, JSON.stringify(map));
      renameSync(`${releaseFile}.new`, releaseFile);
    },
    rebuild(name, version) {
      const manifest = { ...manifestOf(name, version), buildId: 'rebuilt' };
      writeFileSync(join(dist, manifest.url, 'manifest.json'), JSON.stringify(manifest));
    },
    remove: () => rmSync(dist, { recursive: true, force: true }),
  };
  build.release('1.0.0');
  return build;
}

interface FakeModule {
  folder: string;
  version?: string;
  /** The names it gives, each with its file. */
  imports: Record<string, string>;
  pages?: Record<string, string>;
  pagesWithLater?: string[];
  /** Loaded later; no name leads to them. */
  chunks?: string[];
  provides?: ModuleManifest['provides'];
}

const PAGES = {
  dashboard: 'page-dashboard-tsx.333333333333.js',
  'shipment-id': 'page-shipment-id-tsx.444444444444.js',
  shipment: 'page-shipment-index-tsx.555555555555.js',
};
const ROOT_CONFIG = 'root-config.000000000000.js';
const TERMS = { version: 3, capabilities: ['messages', 'popups', 'routerWindow', 'visibility'] };

const own = (name: string, file: string): Record<string, string> => ({ [`@tracking-console/${name}`]: file });

const MODULES: Record<string, FakeModule> = {
  'root-config': { folder: 'root-config', imports: own('root-config', ROOT_CONFIG), provides: TERMS },
  'shared-dependencies': { folder: 'shared', imports: { react: 'shared-dependencies.222222222222.js#react' } },
  platform: { folder: 'platform', imports: own('platform', 'platform.444444444444.js'), provides: TERMS },
  ui: { folder: 'ui', imports: own('ui', 'ui.555555555555.js'), chunks: ['later.999999999999.js'] },
  shell: { folder: 'shell', imports: own('shell', 'shell.666666666666.js') },
  'buyer-app': {
    folder: 'buyer',
    imports: own('buyer-app', 'buyer-app.111111111111.js'),
    pages: PAGES,
    pagesWithLater: ['shipment'],
  },
  'api-app': { folder: 'api', imports: own('api-app', 'api-app.777777777777.js') },
  'shared-account': { folder: 'account', imports: own('shared-account', 'shared-account.888888888888.js') },
};

const contentOf = (file: string, version: string) =>
  file === ROOT_CONFIG
    ? 'console.log("the loader: $& {{nonce}}")'
    : `System.register([], () => ({})); // ${file} ${version}`;
const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const urlOf = (folder: string, version: string) => `/app/${folder}/${version}/`;
const filesOf = ({ imports, pages = {}, chunks = [] }: FakeModule) => {
  const files = [...Object.values(imports), ...Object.values(pages), ...chunks];
  return [...new Set(files.map((file) => file.split('#')[0] ?? file))].sort();
};

/** The integrity of one of its files. */
export const integrityOf = (file: string, version = '1.0.0') => hashOf(contentOf(file, version));

export function importMap(buyerVersion: string) {
  const entries = Object.entries(MODULES).map(([name, module]) => {
    const version = name === 'buyer-app' ? buyerVersion : '1.0.0';
    const url = urlOf(module.folder, version);
    return {
      imports: Object.fromEntries(Object.entries(module.imports).map(([given, file]) => [given, url + file])),
      integrity: Object.fromEntries(filesOf(module).map((file) => [url + file, integrityOf(file, version)])),
    };
  });
  return {
    imports: Object.assign({}, ...entries.map(({ imports }) => imports)) as Record<string, string>,
    integrity: Object.assign({}, ...entries.map(({ integrity }) => integrity)) as Record<string, string>,
  };
}

function writeModules(dist: string) {
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  for (const name of Object.keys(MODULES)) {
    for (const version of name === 'buyer-app' ? ['1.0.0', '1.0.1'] : ['1.0.0']) {
      const manifest = manifestOf(name, version);
      for (const file of Object.keys(manifest.files)) write(manifest.url + file, contentOf(file, version));
      write(`${manifest.url}manifest.json`, manifest);
    }
  }
  cpSync(template, join(dist, 'app/root-config/1.0.0/index.html'));
  write('app/locales/manifest.json', { en: 'aaaaaaaaaaaa', 'zh-cn': 'bbbbbbbbbbbb' });
  write('app/locales/pseudo.json', { 'en-xa': 'cccccccccccc' });
}

/** The manifest of a version of a module, as the build writes it. */
export function manifestOf(name: string, version: string): ModuleManifest {
  const module = MODULES[name];
  if (!module) throw new Error(`There is no module ${name}.`);
  const { folder, imports, pages = {}, pagesWithLater = [], provides = null } = module;
  const files = filesOf(module);
  const described = files.map((file) => {
    const { length } = contentOf(file, version);
    return [file, { integrity: integrityOf(file, version), bytes: length, brotli: length }];
  });
  return {
    name: `@tracking-console/${name}`,
    version,
    url: urlOf(folder, version),
    entry: files.find((file) => file.startsWith(`${name}.`)) ?? '',
    imports,
    files: Object.fromEntries(described),
    pages,
    pagesWithLater,
    provides,
    requires: null,
    buildId: `${name} ${version}`,
  };
}
