import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CAPABILITIES, CONTRACT_VERSION, MODULES } from '@tracking-console/contract/page/applications';
import type { ModuleManifest } from '@tracking-console/contract/releases/releases';
import type { Candidate } from '../src/features/releases/checks/candidate.ts';
import { integrityOf } from '../src/features/releases/checks/integrity.ts';

/** What the static host answers for one file; a test spoils it. */
export interface Served {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Ends the connection before the body does. */
  cut?: boolean;
  /** The answer for clients that accept gzip. */
  asGzip?: string;
}

/** A whole release of modules as small as they can be, and the host that serves them. */
export interface TinyRelease {
  candidate: Candidate;
  files: Map<string, Served>;
  /** Address of a module's entry, or of its other file. */
  entry(name: string): string;
  chunk(name: string): string;
  manifest(name: string): ModuleManifest;
  /** Publishes other bytes: manifest and map know them. */
  rewrite(url: string, body: string): void;
}

export const SHARED = '@tracking-console/shared-dependencies';
const SHARED_NAMES = ['react', 'react-dom', 'redux', 'react-redux'];
const ALL = [SHARED, ...Object.values(MODULES)];

const application = `System.register(['react'], function (give) {
  return { setters: [], execute() { const done = async () => {}; give({ bootstrap: done, mount: done, unmount: done }); } };
});`;
const shared = `System.register([], function (give) { return { execute() { give({ react: {} }); } }; });`;
const chunk = `(self.chunks ??= []).push(() => 'a page');`;

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
};

export function createTinyRelease(): TinyRelease {
  const files = new Map<string, Served>();
  const manifests = ALL.map((name) => describe(name, files));
  const candidate: Candidate = {
    id: createHash('sha256').update('a tiny release').digest('hex'),
    map: {
      imports: Object.assign({}, ...manifests.map(({ imports, url }) => withFolder(imports, url))),
      integrity: Object.fromEntries([...files].map(([url, { body }]) => [url, integrityOf(Buffer.from(body))])),
    },
    modules: Object.fromEntries(ALL.map((name) => [name, '1.0.0'])),
    manifests,
  };
  const manifest = (name: string) => {
    const found = manifests.find((known) => known.name === name);
    if (!found) throw new Error(`There is no ${name} in the tiny release.`);
    return found;
  };
  return {
    candidate,
    files,
    entry: (name) => manifest(name).url + manifest(name).entry,
    chunk: (name) => manifest(name).url + chunkFile(),
    manifest,
    rewrite(url, body) {
      const known = files.get(url);
      const owner = manifests.find((module) => url.startsWith(module.url));
      const file = url.slice(owner?.url.length ?? 0);
      if (!known || !owner) throw new Error(`There is no ${url} in the tiny release.`);
      const integrity = integrityOf(Buffer.from(body));
      known.body = body;
      owner.files[file] = { integrity, bytes: body.length, brotli: body.length };
      candidate.map.integrity[url] = integrity;
    },
  };
}

const plain = (name: string) => name.split('/')[1] ?? name;
const entryFile = (name: string) => `${plain(name)}.0123456789ab.js`;
const chunkFile = () => 'page-dashboard-tsx.ba9876543210.js';
const withFolder = (imports: Record<string, string>, url: string) =>
  Object.fromEntries(Object.entries(imports).map(([name, file]) => [name, url + file]));

function describe(name: string, files: Map<string, Served>): ModuleManifest {
  const url = `/app/${plain(name)}/1.0.0/`;
  const sources = { [entryFile(name)]: name === SHARED ? shared : application, [chunkFile()]: chunk };
  for (const [file, body] of Object.entries(sources))
    files.set(url + file, { status: 200, headers: { ...HEADERS }, body });
  const offers = name === MODULES.rootConfig || name === MODULES.platform;
  return {
    name,
    version: '1.0.0',
    url,
    entry: entryFile(name),
    imports:
      name === SHARED
        ? Object.fromEntries(SHARED_NAMES.map((shared) => [shared, `${entryFile(name)}#${shared}`]))
        : { [name]: entryFile(name) },
    files: Object.fromEntries(
      Object.entries(sources).map(([file, body]) => [
        file,
        { integrity: integrityOf(Buffer.from(body)), bytes: body.length, brotli: body.length },
      ]),
    ),
    pages: { dashboard: chunkFile() },
    provides: offers ? { version: CONTRACT_VERSION, capabilities: [...CAPABILITIES] } : null,
    requires: offers ? null : { version: CONTRACT_VERSION, capabilities: ['messages'] },
    buildId: 'tiny',
  };
}

export interface StaticHost {
  origin: string;
  /** What it hands out from now on. */
  serve(files: ReadonlyMap<string, Served>): void;
  close(): void;
}

export async function startStaticHost(): Promise<StaticHost> {
  let files: ReadonlyMap<string, Served> = new Map();
  const server: Server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    const { status, headers, cut } = file;
    const body = request.headers['accept-encoding'] === 'gzip' ? (file.asGzip ?? file.body) : file.body;
    response.writeHead(status, cut ? { ...headers, 'content-length': String(body.length) } : headers);
    if (!cut) return void response.end(body);
    response.write(body.slice(0, -1), () => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    serve(next) {
      files = next;
    },
    close: () => void server.close(),
  };
}
