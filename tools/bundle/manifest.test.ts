import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleManifest } from '@tracking-console/contract/releases';
import { Value } from 'typebox/value';

const VERSION = '9.9.9';

let dist: string;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

/** Describes files as if the build had just written them. */
function describeModule(name: string, folder: string, files: Record<string, string>, withLater: string[] = []) {
  for (const [file, content] of Object.entries(files)) {
    const path = join(dist, 'app', folder, VERSION, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const given = [name, VERSION, { withLater }].map((value) => JSON.stringify(value)).join();
  const script = `import { writeManifest } from './build/manifest.mjs'; await writeManifest(${given});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(__dirname, '../..'),
    env: { ...process.env, DIST_DIR: dist },
  });
  const read = JSON.parse(readFileSync(join(dist, 'app', folder, VERSION, 'manifest.json'), 'utf8'));
  expect([...Value.Errors(ModuleManifest, read)]).toEqual([]);
  return read as ModuleManifest;
}

it('SC-11 RL-5 a manifest has the integrity of every file, chunks included, and the terms of its module', () => {
  const files = {
    'buyer-app.0123456789ab.js': 'entry',
    '139.0123456789ab.js': 'chunk',
    'page-shipment-id-tsx.0123456789ab.js': 'page',
    'page-archived-tsx.0123456789ab.js': 'another',
  };
  const manifest = describeModule('buyer-app', 'buyer', files, ['page-archived-tsx.0123456789ab.js']);
  expect(manifest).toMatchObject({
    name: '@tracking-console/buyer-app',
    url: `/app/buyer/${VERSION}/`,
    entry: 'buyer-app.0123456789ab.js',
    imports: { '@tracking-console/buyer-app': 'buyer-app.0123456789ab.js' },
    pages: {
      'shipment-id': 'page-shipment-id-tsx.0123456789ab.js',
      archived: 'page-archived-tsx.0123456789ab.js',
    },
    pagesWithLater: ['archived'],
    provides: null,
    requires: { version: expect.any(Number), capabilities: ['popups', 'routerWindow', 'visibility'] },
  });
  const hashes = Object.entries(files).map(([file, content]) => [
    file,
    `sha384-${createHash('sha384').update(content).digest('base64')}`,
  ]);
  expect(
    Object.entries(manifest.files)
      .map(([file, { integrity }]) => [file, integrity])
      .sort(),
  ).toEqual(hashes.sort());
});

it('names every shared library as an export of one file', () => {
  const { imports, provides, requires } = describeModule('shared-dependencies', 'shared', {
    'shared-dependencies.0123456789ab.js': 'all of them',
  });
  expect(imports.react).toBe('shared-dependencies.0123456789ab.js#react');
  expect(imports['react-dom/client']).toBe('shared-dependencies.0123456789ab.js#react-dom/client');
  expect([provides, requires]).toEqual([null, null]);
});

it('SA-21 the page and the platform say what they offer', () => {
  const { provides } = describeModule('root-config', 'root-config', { 'root-config.0123456789ab.js': 'x</script>' });
  expect(provides?.capabilities).toContain('routerWindow');
  expect(readFileSync(join(dist, `app/root-config/${VERSION}/root-config.0123456789ab.js`), 'utf8')).toBe(
    'x<\\/script>',
  );
});
