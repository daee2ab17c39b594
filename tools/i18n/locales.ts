// Joins each module's texts into one bundle a language: dist/app/locales/<language>.<hash>.json, a namespace a module.
// Beside them lies the pseudo-language of layout tests, which is named in a list of its own.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { PSEUDO_LANGUAGE } from '@tracking-console/contract/values/languages';
import { dist, moduleNames, packagesOf } from '../bundle/modules.ts';
import { writeIfChanged } from '../bundle/writeFiles.ts';
import { COMMON_PACKAGE, languagesOf, localeFile, readTexts, type Texts } from './localeRules.ts';
import { pseudoTexts } from './pseudo.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The server has texts too, and serves them itself. */
const packages = [COMMON_PACKAGE, ...moduleNames.flatMap(packagesOf)].filter((name) =>
  existsSync(localeFile(name, 'en')),
);

/** Languages that every module speaks: half a language would leave a page in two. */
function sharedLanguages(): string[] {
  const [first = [], ...others] = packages.map(languagesOf);
  return first.filter((language) => others.every((spoken) => spoken.includes(language))).sort();
}

export async function buildLocales(languages = sharedLanguages()): Promise<void> {
  const folder = join(dist, 'app/locales');
  const hashes = await Promise.all(
    languages.map(async (language) => [language, await writeBundle(folder, language, bundleOf(language))] as const),
  );
  await writeList(folder, 'manifest', Object.fromEntries(hashes));
  const stretched = Object.entries(bundleOf('en')).map(([name, texts]) => [name, pseudoTexts(texts)]);
  const hash = await writeBundle(folder, PSEUDO_LANGUAGE, Object.fromEntries(stretched));
  await writeList(folder, 'pseudo', { [PSEUDO_LANGUAGE]: hash });
}

type Bundle = Record<string, Texts>;

const bundleOf = (language: string): Bundle =>
  Object.fromEntries(packages.map((name) => [name, readTexts(name, language)]));

/** Returns the hash in the bundle's name. */
async function writeBundle(folder: string, language: string, bundle: Bundle): Promise<string> {
  const text = JSON.stringify(bundle);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const path = join(folder, `${language}.${hash}.json`);
  const isNew = await writeIfChanged(path, text);
  // Compressing takes long, and the same hash is the same text.
  if (isNew || !existsSync(`${path}.br`)) await writeIfChanged(`${path}.br`, await brotli(text));
  if (isNew || !existsSync(`${path}.gz`)) await writeIfChanged(`${path}.gz`, await gzipped(text));
  return hash;
}

const writeList = (folder: string, name: string, hashes: Record<string, string>) =>
  writeIfChanged(join(folder, `${name}.json`), `${JSON.stringify(hashes, null, 2)}\n`);
