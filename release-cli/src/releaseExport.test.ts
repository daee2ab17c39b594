import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toRelease } from '../../server/src/features/releases/modules/importMaps.ts';
import { writeWhole } from '../../tools/bundle/writeFiles.ts';
import { exportRelease } from './exportRelease.ts';

let folder: string;
const built = () => join(folder, 'dist');
const host = () => join(folder, 'host');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracking-console-export-'));
  put('app/locales/manifest.json', '{"en":"aaaaaaaaaaaa"}');
  put('app/locales/en.aaaaaaaaaaaa.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(built(), path)), { recursive: true });
  writeFileSync(join(built(), path), text);
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A release of one module in this version, and the page that shows it. */
function build(version: string) {
  const url = `/app/buyer/${version}/buyer.js`;
  put(url, `"buyer ${version}"`);
  const release = toRelease({ imports: { buyer: url }, integrity: { [url]: integrityOf(`"buyer ${version}"`) } });
  const page = {
    html: `<html>${JSON.stringify(release.map)}</html>`,
    headers: { 'content-security-policy': "default-src 'self'" },
  };
  return { release, page, from: built(), to: host() };
}

const read = (path: string) => readFileSync(join(host(), path), 'utf8');
const filesIn = () => readdirSync(host(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const mapOf = (html: string) => JSON.parse(html.slice('<html>'.length, -'</html>'.length));

it('RL-8 an export is everything a file host needs', async () => {
  const wanted = build('1.0.0');
  await exportRelease(wanted);
  expect(mapOf(read('index.html'))).toEqual(wanted.release.map);
  expect(JSON.parse(read('importmap.json'))).toEqual(wanted.release.map);
  expect(read('app/buyer/1.0.0/buyer.js')).toBe('"buyer 1.0.0"');
  expect(read('app/locales/en.aaaaaaaaaaaa.json')).toBe('{}');
  expect(JSON.parse(read('headers.json'))).toMatchObject({
    '/*': wanted.page.headers,
    '/app/*': { 'x-content-type-options': 'nosniff' },
  });
});

it('RL-8 F-14 who reads while exports go on sees a whole page and the modules it names, every time', async () => {
  await exportRelease(build('1.0.0'));
  let exporting = true;
  const seen = new Set<string>();
  async function readOn() {
    while (exporting) {
      const { imports, integrity } = mapOf(read('index.html'));
      const url: string = imports.buyer;
      expect(integrityOf(read(url))).toBe(integrity[url]);
      seen.add(url);
      await new Promise(setImmediate);
    }
  }
  const reading = readOn();
  for (let version = 1; version <= 8; version++) await exportRelease(build(`1.0.${version}`));
  exporting = false;
  await reading;
  expect(seen.size).toBeGreaterThan(1);
});

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

it.each(['headers.json', 'importmap.json', 'index.html', 'buyer.js'])(
  'RL-8 a disk that is full at %s leaves the export before as it was, and says so',
  async (last) => {
    await exportRelease(build('1.0.0'));
    const before = read('index.html');
    const write: typeof writeWhole = (path, bytes) =>
      path.endsWith(last) ? Promise.reject(full) : writeWhole(path, bytes);
    await expect(exportRelease({ ...build('1.0.1'), write })).rejects.toThrow(
      /The disk is full: .* could not be written\. What was exported to .* before is still whole\./,
    );
    expect(read('index.html')).toBe(before);
    expect(read('app/buyer/1.0.0/buyer.js')).toBe('"buyer 1.0.0"');
  },
);

it('RL-8 a disk that fills up within a file leaves neither half of it nor anything temporary', async () => {
  mkdirSync(host());
  const file = join(host(), 'index.html');
  await writeWhole(file, 'the old one');
  // The handle of a full disk.
  const handle = { writeFile: () => Promise.reject(full), sync: async () => {}, close: async () => {} };
  const openFile = async () => handle as never; // no other member of FileHandle is used
  await expect(writeWhole(file, 'the new one', openFile)).rejects.toBe(full);
  expect(filesIn().map(({ name }) => name)).toEqual(['index.html']);
  expect(readFileSync(file, 'utf8')).toBe('the old one');
});

it('RL-8 a missing or changed file is named before anything is written', async () => {
  const missing = build('1.0.0');
  rmSync(join(built(), 'app/buyer'), { recursive: true });
  await expect(exportRelease(missing)).rejects.toThrow(
    /buyer\.js of this release is not in .*: build that version again/,
  );
  const changed = build('1.0.1');
  put('/app/buyer/1.0.1/buyer.js', '"somebody else"');
  await expect(exportRelease(changed)).rejects.toThrow(/is not the one that was published/);
  expect(() => filesIn()).toThrow(/ENOENT/);
});

it('RL-8 a folder that cannot be made is a sentence', async () => {
  writeFileSync(host(), 'a file in the way');
  await expect(exportRelease(build('1.0.0'))).rejects.toThrow(/something else is in its way/);
});
