// Joins each module's texts into one bundle a language: dist/app/locales/<language>.<hash>.json, a namespace a module.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languagesOf } from './localeRules.mjs';
import { dist, modules, root } from './modules.mjs';

const localeFolder = (name) => join(root, name, 'src/locales');
const withTexts = () => Object.keys(modules).filter((name) => existsSync(localeFolder(name)));

/** Languages that every module speaks: half a language would leave a page in two. */
function languages() {
  const spoken = withTexts().map((name) => new Set(languagesOf(name)));
  return [...spoken[0]].filter((language) => spoken.every((others) => others.has(language))).sort();
}

export async function buildLocales() {
  const folder = join(dist, 'app/locales');
  await mkdir(folder, { recursive: true });
  const hashes = {};
  for (const language of languages()) {
    const bundle = {};
    for (const name of withTexts()) {
      const file = join(localeFolder(name), `${language}.json`);
      if (existsSync(file)) bundle[name] = JSON.parse(await readFile(file, 'utf8'));
    }
    const text = JSON.stringify(bundle);
    hashes[language] = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const path = join(folder, `${language}.${hashes[language]}.json`);
    await writeFile(path, text);
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}
