// Beside each built module lies manifest.json, in the shape of contract's ModuleManifest: what the module is called, each
// file with its integrity and size, and which chunk holds which page. The release and the server's hints come from it.
import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CAPABILITIES, CONTRACT_VERSION } from '@tracking-console/contract/page/applications';
import type { ModuleManifest } from '@tracking-console/contract/releases/releases';
import { requires } from '../../app-kit/src/application/definition.ts';
import { sourceFingerprint } from './fingerprint.ts';
import { importName, type ModuleName, modules, outputFolder, packagesOf, publicFolder, root } from './modules.ts';
import { sharedNames } from './sharedNames.ts';
import type { Names } from './webpack/namesBetween.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function compress(path: string, bytes: Buffer): Promise<number> {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  const small = await brotli(bytes, options);
  await writeFile(`${path}.br`, small);
  await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
  return small.length;
}

/** The names a module has in the import map, each with its file. */
export const importsOf = (name: ModuleName, entry: string): Record<string, string> =>
  modules[name].kind === 'shared'
    ? Object.fromEntries(sharedNames.map((shared) => [shared, `${entry}#${shared}`]))
    : Object.fromEntries(
        packagesOf(name).map((own) => [importName(own), own === name ? entry : `${entry}#${importName(own)}`]),
      );

/** What a module offers the others of its page, or needs of them. */
function termsOf(name: ModuleName, names: Names | undefined): Pick<ModuleManifest, 'provides' | 'requires'> {
  const { contract } = modules[name];
  const terms = (capabilities: readonly string[]) => ({ version: CONTRACT_VERSION, capabilities: [...capabilities] });
  const isExported = names?.exported[importName(name)]?.includes('requires') ?? false;
  if (isExported && !names?.imported[importName('app-kit')]?.includes('requires'))
    throw new Error(`${name} exports a list of its own as "requires"; its manifest knows that of app-kit alone.`);
  return {
    provides: contract === 'provides' ? terms(CAPABILITIES) : null,
    requires: contract === 'requires' ? terms(isExported ? requires : []) : null,
  };
}

const pageIn = (file: string) => file.match(/^page-(.+?)(?:-index)?(?:-tsx)?\.[0-9a-f]{12}\.js$/)?.[1];

interface Built {
  folder?: string;
  /** Files that also need ui's later file: a page of them is hinted at together with it. */
  withLater?: readonly string[];
  /** The page's own script has none. */
  names?: Names | undefined;
}

export async function writeManifest(
  name: ModuleName,
  version: string,
  { folder = outputFolder(name, version), withLater = [], names }: Built = {},
): Promise<void> {
  const isPage = modules[name].kind === 'page';
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js')).sort();
  const files: ModuleManifest['files'] = {};
  for (const file of scripts) files[file] = await describe(join(folder, file), isPage);
  if (isPage) await copyFile(join(root, name, 'src/index.html'), join(folder, 'index.html'));
  const entry = scripts.find((file) => file.startsWith(`${name}.`));
  if (entry === undefined) throw new Error(`The build of ${name} has no entry.`);
  const pages = scripts.flatMap((file) => {
    const page = pageIn(file);
    return page === undefined ? [] : [{ page, file }];
  });
  const manifest: ModuleManifest = {
    name: importName(name),
    version,
    url: publicFolder(name, version),
    entry,
    imports: importsOf(name, entry),
    files,
    pages: Object.fromEntries(pages.map(({ page, file }) => [page, file])),
    pagesWithLater: pages.filter(({ file }) => withLater.includes(file)).map(({ page }) => page),
    ...(names && { namedImports: names.imported, namedExports: names.exported }),
    ...termsOf(name, names),
    buildId: sourceFingerprint(name),
  };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function describe(path: string, isInlined: boolean): Promise<ModuleManifest['files'][string]> {
  // The page inlines root-config; an end tag inside a string would end the script.
  if (isInlined) await writeFile(path, (await readFile(path, 'utf8')).replaceAll('</script', '<\\/script'));
  const bytes = await readFile(path);
  return { integrity: integrityOf(bytes), bytes: bytes.length, brotli: await compress(path, bytes) };
}
