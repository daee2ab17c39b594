// Beside each built module lies manifest.json: its entry, each file with its integrity and size, and which chunk holds
// which page. The server takes preload hints from it, the release its integrity.
import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { importName, modules, outputFolder, root } from './modules.mjs';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressed(path, bytes) {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  const small = await brotli(bytes, options);
  await writeFile(`${path}.br`, small);
  await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
  return small.length;
}

export async function writeManifest(name, version) {
  const folder = outputFolder(name, version);
  const entry = {};
  const files = {};
  const pages = {};
  for (const file of (await readdir(folder)).filter((file) => file.endsWith('.js')).sort()) {
    const path = join(folder, file);
    // The page inlines root-config; an end tag inside a string would end the script.
    if (modules[name].kind === 'page')
      await writeFile(path, (await readFile(path, 'utf8')).replaceAll('</script', '<\\/script'));
    const bytes = await readFile(path);
    files[file] = {
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      bytes: bytes.length,
      brotli: await compressed(path, bytes),
    };
    if (file.startsWith(`${name}.`)) entry.file = file;
    const page = file.match(/^page-(.+?)(?:-index)?(?:-tsx)?\.[0-9a-f]{12}\.js$/)?.[1];
    if (page) pages[page] = file;
  }
  if (modules[name].kind === 'page') await copyFile(join(root, name, 'src/index.html'), join(folder, 'index.html'));
  const manifest = { name: importName(name), version, entry: entry.file, files, pages };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
