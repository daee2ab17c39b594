import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  /** Of a package that is installed under another name. */
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const root = join(__dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { allowScripts, workspaces } = read('package.json') as {
  allowScripts: Record<string, boolean>;
  workspaces: string[];
};
const packages = Object.entries(read('package-lock.json').packages as Record<string, Locked>).filter(
  ([path]) => path !== '' && !workspaces.includes(path),
);
const own = packages.filter(([, { link }]) => link);
const foreign = packages.filter(([, { link }]) => !link);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

it('SC-28 somebody has decided on every install script that the lockfile brings, and on no other', () => {
  const scripted = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(scripted)].sort());
});

it('SC-28 every package of others is held to its bytes, and named by its version alone', () => {
  expect(foreign.length).toBeGreaterThan(1_000);
  for (const [path, { version, resolved, integrity }] of foreign) {
    // Without an address npm uses the configured registry: none can be pointed elsewhere.
    expect([path, resolved, version, integrity]).toEqual([
      path,
      undefined,
      expect.stringMatching(/^\d+\.\d+\.\d+/),
      expect.stringMatching(/^sha512-[A-Za-z0-9+/]{86}==/),
    ]);
  }
  expect(own.map(([, { resolved }]) => resolved).sort()).toEqual([...workspaces].sort());
});

it('SC-28 the list of parts names every one of them, with its hash', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 });
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string;
    components: { purl: string; hashes?: unknown[] }[];
  };
  const sealed = components.filter(({ hashes = [] }) => hashes.length > 0).map(({ purl }) => purl);
  const wanted = foreign.map(
    ([path, { name = nameOf(path), version }]) => `pkg:npm/${name.replace('@', '%40')}@${version}`,
  );
  expect(bomFormat).toBe('CycloneDX');
  expect([...new Set(wanted)].filter((purl) => !sealed.includes(purl))).toEqual([]);
});
