// Beside each built module lies manifest.json, in the shape of contract's ModuleManifest: what the module is called, each
// file with its integrity and size, and which chunk holds which page. The release and the server's hints come from it.
import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sourceFingerprint } from './fingerprint.mjs';
import { importName, modules, outputFolder, packagesOf, publicFolder, root } from './modules.mjs';
import { sharedNames } from './sharedNames.mjs';
import { termsOf } from './terms.mjs';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function compressed(path, bytes) {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  const small = await brotli(bytes, options);
  await writeFile(`${path}.br`, small);
  await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
  return small.length;
}

/** The names a module has in the import map, each with its file. */
const importsOf = (name, entry) =>
  modules[name].kind === 'shared'
    ? Object.fromEntries(sharedNames().map((shared) => [shared, `${entry}#${shared}`]))
    : Object.fromEntries(
        packagesOf(name).map((own) => [importName(own), own === name ? entry : `${entry}#${importName(own)}`]),
      );

const pageIn = (file) => file.match(/^page-(.+?)(?:-index)?(?:-tsx)?\.[0-9a-f]{12}\.js$/)?.[1];

/**
 * @param withLater files that also need ui's later file: a page of them is hinted at together with it
 * @param names what namesBetween has recorded; the page's own script has none
 */
export async function writeManifest(
  name,
  version,
  { folder = outputFolder(name, version), withLater = [], names } = {},
) {
  const isPage = modules[name].kind === 'page';
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js')).sort();
  const files = {};
  for (const file of scripts) files[file] = await describe(join(folder, file), isPage);
  if (isPage) await copyFile(join(root, name, 'src/index.html'), join(folder, 'index.html'));
  const entry = scripts.find((file) => file.startsWith(`${name}.`));
  const pages = scripts.flatMap((file) => (pageIn(file) ? [[pageIn(file), file]] : []));
  const manifest = {
    name: importName(name),
    version,
    url: publicFolder(name, version),
    entry,
    imports: importsOf(name, entry),
    files,
    pages: Object.fromEntries(pages),
    pagesWithLater: pages.flatMap(([page, file]) => (withLater.includes(file) ? [page] : [])),
    ...(names && { namedImports: names.imported, namedExports: names.exported }),
    ...termsOf(name),
    buildId: sourceFingerprint(name),
  };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function describe(path, isInlined) {
  // The page inlines root-config; an end tag inside a string would end the script.
  if (isInlined) await writeFile(path, (await readFile(path, 'utf8')).replaceAll('</script', '<\\/script'));
  const bytes = await readFile(path);
  return { integrity: integrityOf(bytes), bytes: bytes.length, brotli: await compressed(path, bytes) };
}
