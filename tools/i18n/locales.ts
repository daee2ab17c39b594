// Joins each module's texts into one bundle a language: dist/app/locales/<language>.<hash>.json, a namespace a module.
// Beside them lies the pseudo-language of layout tests, which is named in a list of its own.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languagesOf } from './localeRules.mjs';
import { dist, modules, packagesOf, root } from './modules.mjs';
import { pseudoTexts } from './pseudo.ts';
import { writeIfChanged } from './writeFiles.mjs';

/** contract/src/languages.ts has the same name. */
const PSEUDO_LANGUAGE = 'en-xa';

const localeFolder = (name) => join(root, name, 'src/locales');
const withTexts = () =>
  Object.keys(modules)
    .flatMap(packagesOf)
    .filter((name) => existsSync(localeFolder(name)));

/** Languages that every module speaks: half a language would leave a page in two. */
function languages() {
  const spoken = withTexts().map((name) => new Set(languagesOf(name)));
  return [...spoken[0]].filter((language) => spoken.every((others) => others.has(language))).sort();
}

export async function buildLocales() {
  const folder = join(dist, 'app/locales');
  await mkdir(folder, { recursive: true });
  const hashes = {};
  for (const language of languages()) hashes[language] = await writeBundle(folder, language, await bundleOf(language));
  await writeList(folder, 'manifest', hashes);
  const stretched = Object.entries(await bundleOf('en')).map(([name, texts]) => [name, pseudoTexts(texts)]);
  const hash = await writeBundle(folder, PSEUDO_LANGUAGE, Object.fromEntries(stretched));
  await writeList(folder, 'pseudo', { [PSEUDO_LANGUAGE]: hash });
}

async function bundleOf(language) {
  const bundle = {};
  for (const name of withTexts()) {
    const file = join(localeFolder(name), `${language}.json`);
    if (existsSync(file)) bundle[name] = JSON.parse(await readFile(file, 'utf8'));
  }
  return bundle;
}

/** @returns {Promise<string>} the hash in the bundle's name */
async function writeBundle(folder, language, bundle) {
  const text = JSON.stringify(bundle);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const path = join(folder, `${language}.${hash}.json`);
  const isNew = await writeIfChanged(path, text);
  // Packing takes long, and what is packed under the hash of a text is always the same.
  if (isNew || !existsSync(`${path}.br`)) await writeIfChanged(`${path}.br`, brotliCompressSync(text));
  if (isNew || !existsSync(`${path}.gz`)) await writeIfChanged(`${path}.gz`, gzipSync(text));
  return hash;
}

const writeList = (folder, name, hashes) =>
  writeIfChanged(join(folder, `${name}.json`), `${JSON.stringify(hashes, null, 2)}\n`);
