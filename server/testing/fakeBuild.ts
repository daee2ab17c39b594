import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const template = resolve(import.meta.dirname, '../../root-config/src/index.html');

/** Built modules as small as they can be: enough for the server to write its page. */
export interface FakeBuild {
  dist: string;
  releaseFile: string;
  /** Swaps the release for one with another version of the buyer console: 1.0.0 or 1.0.1. */
  release(buyerVersion: string): void;
  writeRelease(map: object): void;
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
    remove: () => rmSync(dist, { recursive: true, force: true }),
  };
  build.release('1.0.0');
  return build;
}

const SHARED = '/app/shared/1.0.0/shared-dependencies.222222222222.js';

export function importMap(buyerVersion: string) {
  const imports = {
    '@tracking-console/root-config': '/app/root-config/1.0.0/root-config.000000000000.js',
    '@tracking-console/platform': '/app/platform/1.0.0/platform.444444444444.js',
    '@tracking-console/ui': '/app/ui/1.0.0/ui.555555555555.js',
    '@tracking-console/shell': '/app/shell/1.0.0/shell.666666666666.js',
    '@tracking-console/buyer-app': `/app/buyer/${buyerVersion}/buyer-app.111111111111.js`,
    '@tracking-console/api-app': '/app/api/1.0.0/api-app.777777777777.js',
    '@tracking-console/shared-account': '/app/account/1.0.0/shared-account.888888888888.js',
  };
  const files = [...Object.values(imports), SHARED];
  return {
    imports: { ...imports, react: `${SHARED}#react` },
    integrity: Object.fromEntries(files.map((file) => [file, 'sha384-abc'])),
  };
}

const BUYER_PAGES = {
  dashboard: 'page-dashboard-tsx.333333333333.js',
  'shipment-id': 'page-shipment-id-tsx.444444444444.js',
  shipment: 'page-shipment-index-tsx.555555555555.js',
};

function writeModules(dist: string) {
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('app/root-config/1.0.0/root-config.000000000000.js', 'console.log("the loader: $& {{nonce}}")');
  cpSync(template, join(dist, 'app/root-config/1.0.0/index.html'));
  for (const version of ['1.0.0', '1.0.1']) {
    write(`app/buyer/${version}/buyer-app.111111111111.js`, `"buyer ${version}"`);
    write(`app/buyer/${version}/manifest.json`, { pages: BUYER_PAGES });
  }
  write('app/api/1.0.0/manifest.json', { pages: {} });
  write('app/locales/manifest.json', { en: 'aaaaaaaaaaaa', 'zh-cn': 'bbbbbbbbbbbb' });
  write('app/locales/pseudo.json', { 'en-xa': 'cccccccccccc' });
  write('app/tools/manifest.json', { entry: '1.0.0/overrides.js' });
}
