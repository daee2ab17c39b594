// Builds what the console is compared with: the same consoles as one application, and the same modules under single-spa
// alone. Each gets a folder that a server can serve, beside the built modules it shares.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type DeployedApplication, MODULES } from '@tracking-console/contract/page/applications';
import webpack from 'webpack';
import { sourceFingerprint } from '../tools/bundle/fingerprint.ts';
import { dist, moduleNames, releaseFile, root } from '../tools/bundle/modules.ts';
import { configuration, readAhead } from '../tools/bundle/webpack/configuration.ts';

/** A folder of built files, the release that names them, and what this deployment adds to the page's applications. */
export interface Built {
  distDir: string;
  releaseFile: string;
  applications?: readonly DeployedApplication[];
}

interface Release {
  imports: Record<string, string>;
  integrity: Record<string, string>;
}

/** Builds the modules that have changed. */
export async function buildModules(): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'tools/bundle/build.ts')], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The modules could not be built; the reason stands above.');
}

type PageName = 'oneApplication' | 'plainSingleSpa' | 'routing';

const FOLDER = '/app/page/1';

export const ours: Built = { distDir: dist, releaseFile };

/** Without the server's rendered rows. */
export const unrendered: Built = { ...ours, applications: [{ name: 'buyer-app', options: { ssr: false } }] };

/** The same consoles as one React Router application. */
export async function buildOneApplication(): Promise<Built> {
  const { built, folder } = await build('oneApplication');
  const file = entryOf(folder);
  const script = `<script defer nonce="{{nonce}}" src="${FOLDER}/${file}"></script>`;
  writeTemplate(folder, { '<!--import-map-->': '', '<!--loader-->': script });
  // Hints lead to the page's own chunk, as those of a console do; here the pages of the buyer console alone.
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ pages: pagesIn(folder, 'buyer') }));
  const url = `${FOLDER}/${file}`;
  const imports = Object.fromEntries(Object.values(MODULES).map((name) => [name, url]));
  writeFileSync(built.releaseFile, JSON.stringify({ imports, integrity: { [url]: integrityOf(join(folder, file)) } }));
  return built;
}

/** The modules of the release, with another root-config. */
export async function buildPlainSingleSpa(): Promise<Built> {
  const { built, folder } = await build('plainSingleSpa');
  for (const shared of readdirSync(join(dist, 'app')))
    link(join(dist, 'app', shared), join(built.distDir, 'app', shared));
  const file = entryOf(folder);
  writeTemplate(folder, {});
  const { imports, integrity } = JSON.parse(readFileSync(releaseFile, 'utf8')) as Release; // the build wrote it
  const url = `${FOLDER}/${file}`;
  const changed = {
    imports: { ...imports, [MODULES.rootConfig]: url },
    integrity: { ...integrity, [url]: integrityOf(join(folder, file)) },
  };
  writeFileSync(built.releaseFile, JSON.stringify(changed));
  return built;
}

/** The script of the routing measurement. */
export async function buildRouting(): Promise<string> {
  const { folder } = await build('routing');
  return join(folder, entryOf(folder));
}

async function build(name: PageName) {
  const distDir = join(dist, 'bench', name);
  const folder = join(distDir, FOLDER);
  const mark = join(distDir, 'fingerprint');
  const fingerprint = fingerprintOf(name);
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== fingerprint) {
    rmSync(distDir, { recursive: true, force: true });
    await compile(name, folder);
    for (const file of scriptsIn(folder)) compress(join(folder, file));
    writeFileSync(mark, fingerprint);
  }
  for (const shared of ['locales', 'tools']) link(join(dist, 'app', shared), join(distDir, 'app', shared));
  return { built: { distDir, releaseFile: join(distDir, 'release.json') }, folder };
}

/** The build's own rules, minifier and splitting; only the entry is another one. */
async function compile(name: PageName, path: string) {
  const rules = await configuration('root-config', { path });
  const options = {
    ...rules,
    name,
    entry: { [name]: join(root, 'bench', name, 'main.ts') },
    output: { ...rules.output, uniqueName: name, publicPath: `${FOLDER}/` },
    // A comparison gets whatever helps the consoles.
    plugins: [...(rules.plugins ?? []), readAhead()],
  };
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(options);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, moduleTrace: true })));
        else resolve();
      });
    });
  });
}

function fingerprintOf(name: PageName): string {
  const hash = createHash('sha256');
  for (const module of moduleNames) hash.update(sourceFingerprint(module));
  const own = readdirSync(join(root, 'bench', name)).map((file) => join(root, 'bench', name, file));
  for (const file of [...own.sort(), import.meta.filename]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

const scriptsIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.js'));

/** As the build compresses a module's files. */
function compress(path: string) {
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

function entryOf(folder: string): string {
  const file = scriptsIn(folder).find((name) => /^(oneApplication|plainSingleSpa|routing)\./.test(name));
  if (!file) throw new Error(`${folder} holds no entry.`);
  return file;
}

function pagesIn(folder: string, console: string): Record<string, string> {
  const named = new RegExp(`^page-${console}-(.+?)(?:-index)?-tsx\\.[0-9a-f]{12}\\.js$`);
  return Object.fromEntries(
    scriptsIn(folder).flatMap((file) => (named.test(file) ? [[named.exec(file)?.[1], file]] : [])),
  );
}

function writeTemplate(folder: string, replaced: Record<string, string>) {
  const template = readFileSync(join(root, 'root-config/src/index.html'), 'utf8');
  const page = Object.entries(replaced).reduce((text, [mark, content]) => text.replace(mark, content), template);
  writeFileSync(join(folder, 'index.html'), page);
}

const integrityOf = (path: string) => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

function link(target: string, path: string) {
  if (existsSync(path) || !existsSync(target)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
