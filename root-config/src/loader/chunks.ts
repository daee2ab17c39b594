import { DeadlineExceeded, withinDeadline } from '../runtime/deadline.ts';
import { LIMITS } from '../runtime/limits.ts';
import { retryOnce } from '../runtime/retryOnce.ts';
import { giveUp } from './hanging.ts';

type Id = string | number;

/** What webpack keeps for one of our modules. */
interface Webpack {
  /** Its parts, by id. */
  m: Record<Id, unknown>;
  /** Where its files lie. */
  p: string;
  /** The file of a chunk. */
  u: (id: Id) => string;
  /** Modules that come later than its entry, once they are here. */
  later?: Record<string, unknown>;
}

/** As the file of a chunk hands it over. */
type Chunk = [ids: Id[], parts: Webpack['m'], run?: (webpack: Webpack) => void];

/** Which of the later modules a chunk uses. */
type Later = Record<Id, readonly string[]>;

type View = Pick<typeof globalThis, 'document'> & { [pushed: string]: unknown };

/** What webpack's own loader says of a chunk that cannot be had: boundaries and reports know it by its name. */
interface ChunkLoadError extends Error {
  name: 'ChunkLoadError';
  type: string;
  request: string;
}

/** SystemJS creates the script of a chunk as it does for modules, so the import map's integrity holds for it too. */
interface ChunkLoader {
  createScript: (url: string) => HTMLScriptElement;
  import: (name: string) => Promise<unknown>;
  resolve: (name: string) => string;
  delete: (address: string) => unknown;
}

/**
 * Lets every module of the page fetch its chunks by one loader: `System.chunks(webpack, globalThis, name, entry, later)`
 * answers with webpack's "ensure this chunk". What failed twice is asked for again with the next call. A module the map says nothing
 * of, such as a developer's own, has chunks it says nothing of.
 */
export function addChunkLoader(system: object) {
  const { prototype } = system.constructor as { prototype: { chunks?: typeof chunksOf } }; // SystemJS's documented place for hooks
  prototype.chunks = chunksOf;
}

/**
 * @param view of the window or frame the module runs in
 * @param pushed the name under which the files of its chunks hand them over
 * @param entry the chunk that is here already
 */
export function chunksOf(
  this: ChunkLoader,
  webpack: Webpack,
  view: View,
  pushed: string,
  entry: Id,
  later: Later = {},
) {
  const here = new Set<Id>([entry]);
  const fetching = new Map<Id, Promise<void>>();
  const kept: Record<string, unknown> = {};
  webpack.later = kept;
  takeChunks(view, pushed, ([ids, parts, run]) => {
    Object.assign(webpack.m, parts);
    run?.(webpack);
    for (const id of ids) here.add(id);
  });

  const fetchChunk = (id: Id) =>
    new Promise<void>((resolve, reject) => {
      const file = webpack.p + webpack.u(id);
      const script = this.createScript(file);
      const end = (event: Pick<Event, 'type'>) => {
        clearTimeout(timer);
        script.onload = script.onerror = null;
        script.remove();
        if (here.has(id)) resolve();
        else reject(failureOf(id, event.type, script.src));
      };
      const timer = setTimeout(() => {
        giveUp(file);
        end({ type: 'timeout' });
      }, LIMITS.loadMs);
      script.onload = end;
      script.onerror = (event) => end(event as Event); // an element's own error
      view.document.head.append(script);
    });

  function once(id: Id) {
    const known = fetching.get(id);
    if (known) return known;
    const coming = retryOnce(async () => {
      if (!here.has(id)) await fetchChunk(id);
    }, failedAtOnce).finally(() => fetching.delete(id));
    fetching.set(id, coming);
    return coming;
  }

  const fetchLater = async (name: string) => {
    kept[name] ??= await importLater(this, name);
  };

  return (id: Id): Promise<unknown> =>
    Promise.all([here.has(id) ? undefined : once(id), ...(later[id] ?? []).map(fetchLater)]);
}

/** What never answered has been waited for long enough. */
const failedAtOnce = (failure: unknown) => (failure as Partial<ChunkLoadError>).type !== 'timeout';

const OF_MODULE = '/later';

/** The later part of a module is what it answers with; whatever else comes later is a module. */
async function importLater(loader: ChunkLoader, name: string): Promise<unknown> {
  if (name.endsWith(OF_MODULE)) {
    const module = await loader.import(name.slice(0, -OF_MODULE.length));
    return (module as { later: () => Promise<unknown> }).later(); // the build has found it there
  }
  return retryOnce(async () => {
    try {
      return await withinDeadline(loader.import(name), LIMITS.loadMs);
    } catch (failure) {
      const address = loader.resolve(name);
      loader.delete(address); // SystemJS would keep it for good
      throw failure instanceof DeadlineExceeded ? failureOf(name, 'timeout', address) : failure;
    }
  }, failedAtOnce);
}

/** Those that came before, as for a module that is run again, and each that comes; whoever listened before hears of it as well. */
function takeChunks(view: View, pushed: string, take: (chunk: Chunk) => void) {
  view[pushed] ??= [];
  const chunks = view[pushed] as Chunk[]; // nobody else uses that name
  chunks.forEach(take);
  const push = chunks.push.bind(chunks);
  chunks.push = (chunk) => {
    take(chunk);
    return push(chunk);
  };
}

function failureOf(id: Id, type: string, request: string): ChunkLoadError {
  const what = type === 'load' ? 'missing' : type;
  const error = new Error(`Loading chunk ${id} failed.\n(${what}: ${request})`);
  return Object.assign(error, { name: 'ChunkLoadError', type: what, request } as const);
}
