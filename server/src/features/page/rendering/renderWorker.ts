// Renders pages beside the thread that answers requests: neither a slow page nor one that never ends delays other requests.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Rendering, ServerConsole, ServerPage, ServerShell } from '@tracking-console/contract/page/serverContent';
import type { Prepared, Rendered, RenderRequest } from './renderRequest.ts';

/** A console's bundle or the shell's: each renders what it is handed. */
type Bundle = Pick<ServerConsole, 'queried'> &
  Partial<Pick<ServerConsole, 'pages'>> &
  Pick<ServerShell, 'warmUp' | 'stylesOf'> & {
    render: (page: { texts: ServerPage['texts'] }) => Partial<Rendering> | null;
  };

const load = createRequire(import.meta.url);
const bundles = new Map<string, Bundle>();
const texts = new Map<string, Record<string, Record<string, string>>>();

function bundleAt(file: string): Bundle {
  const known = bundles.get(file);
  if (known) return known;
  const loaded = load(file) as Bundle; // what our build makes
  loaded.warmUp();
  bundles.set(file, loaded);
  return loaded;
}

function textsOf(file: string) {
  const known = texts.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  texts.set(file, known);
  return known;
}

function perform(request: RenderRequest): Prepared | Rendered {
  const { pages = {}, queried = [], render, stylesOf } = bundleAt(request.bundle);
  if (request.kind === 'prepare') return { pages, queried };
  const { page } = request;
  const read = Object.entries(page.textFiles).map(([language, file]) => [language, textsOf(file)]);
  const rendering = render({ ...page, texts: Object.fromEntries(read) });
  return rendering?.markup === undefined ? {} : { ...rendering, styles: stylesOf(rendering.markup) };
}

parentPort?.on('message', ({ id, request }: { id: number; request: RenderRequest }) => {
  try {
    parentPort?.postMessage({ id, result: perform(request) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
