import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleManifest } from '@tracking-console/contract/releases/releases';
import { Value } from 'typebox/value';
import { writeManifest } from './manifest.ts';
import type { ModuleName } from './modules.ts';

const VERSION = '9.9.9';
const BUYER = '@tracking-console/buyer-app';
const KIT = '@tracking-console/app-kit';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Describes files as if the build had just written them. */
async function describeModule(
  name: ModuleName,
  files: Record<string, string>,
  more: Pick<NonNullable<Parameters<typeof writeManifest>[2]>, 'withLater' | 'names'> = {},
): Promise<ModuleManifest> {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  await writeManifest(name, VERSION, { folder, ...more });
  const read: ModuleManifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  expect([...Value.Errors(ModuleManifest, read)]).toEqual([]);
  return read;
}

it('SC-11 RL-5 a manifest has the integrity of every file, chunks included, and the terms of its module', async () => {
  const files = {
    'buyer-app.0123456789ab.js': 'entry',
    '139.0123456789ab.js': 'chunk',
    'page-shipment-id-tsx.0123456789ab.js': 'page',
    'page-archived-tsx.0123456789ab.js': 'another',
  };
  const manifest = await describeModule('buyer-app', files, {
    withLater: ['page-archived-tsx.0123456789ab.js'],
    names: { imported: { [KIT]: ['requires'] }, exported: { [BUYER]: ['mount', 'requires'] } },
  });
  expect(manifest).toMatchObject({
    name: BUYER,
    url: `/app/buyer/${VERSION}/`,
    entry: 'buyer-app.0123456789ab.js',
    imports: { [BUYER]: 'buyer-app.0123456789ab.js' },
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

it('RL-5 a module that exports no list needs nothing in particular; one of its own is refused', async () => {
  const files = { 'buyer-app.0123456789ab.js': 'entry' };
  const none = await describeModule('buyer-app', files, { names: { imported: {}, exported: { [BUYER]: ['mount'] } } });
  expect(none.requires?.capabilities).toEqual([]);
  const own = describeModule('buyer-app', files, { names: { imported: {}, exported: { [BUYER]: ['requires'] } } });
  await expect(own).rejects.toThrow('buyer-app exports a list of its own as "requires"');
});

it('names every shared library as an export of one file', async () => {
  const { imports, provides, requires } = await describeModule('shared-dependencies', {
    'shared-dependencies.0123456789ab.js': 'all of them',
  });
  expect(imports.react).toBe('shared-dependencies.0123456789ab.js#react');
  expect(imports['react-dom/client']).toBe('shared-dependencies.0123456789ab.js#react-dom/client');
  expect([provides, requires]).toEqual([null, null]);
});

it('SA-21 the page and the platform say what they offer', async () => {
  const { provides } = await describeModule('root-config', { 'root-config.0123456789ab.js': 'x</script>' });
  expect(provides?.capabilities).toContain('routerWindow');
  expect(readFileSync(join(folder, 'root-config.0123456789ab.js'), 'utf8')).toBe('x<\\/script>');
});
