// Renders pages beside the thread that answers requests: neither a slow page nor one that never ends delays other requests.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { ServerConsole } from '@tracking-console/contract/serverContent';
import type { RenderRequest, RenderResult } from './renderRequest.ts';

const load = createRequire(import.meta.url);
const consoles = new Map<string, ServerConsole>();
const texts = new Map<string, Record<string, Record<string, string>>>();

function consoleOf(bundle: string): ServerConsole {
  const known = consoles.get(bundle);
  if (known) return known;
  const loaded = load(bundle) as ServerConsole; // what our build makes
  loaded.warmUp();
  consoles.set(bundle, loaded);
  return loaded;
}

function textsOf(file: string) {
  const known = texts.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  texts.set(file, known);
  return known;
}

function perform({ bundle, page }: RenderRequest): RenderResult {
  const { pages, queried = [], render, stylesOf } = consoleOf(bundle);
  if (!page) return { pages, queried };
  const read = Object.entries(page.textFiles).map(([language, file]) => [language, textsOf(file)]);
  const rendering = render({ ...page, texts: Object.fromEntries(read) });
  return rendering ? { ...rendering, styles: stylesOf(rendering.markup) } : {};
}

parentPort?.on('message', ({ id, order }: { id: number; order: RenderRequest }) => {
  try {
    parentPort?.postMessage({ id, result: perform(order) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
