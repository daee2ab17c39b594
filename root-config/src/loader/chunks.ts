import { DeadlineExceeded, withinDeadline } from '../runtime/deadline.ts';
import { LIMITS } from '../runtime/limits.ts';
import { retryOnce } from '../runtime/retryOnce.ts';
import { abandon } from './hanging.ts';

type Id = string | number;

/** What webpack keeps for one of our modules. */
interface Webpack {
  /** Its modules, by id. */
  m: Record<Id, unknown>;
  /** The address of its folder. */
  p: string;
  /** The file of a chunk. */
  u: (id: Id) => string;
  /** Modules that are fetched later than its entry, once they have loaded. */
  later?: Record<string, unknown>;
}

/** As the file of a chunk pushes it. */
type Chunk = [ids: Id[], modules: Webpack['m'], run?: (webpack: Webpack) => void];

/** Which of the later modules a chunk uses. */
type Later = Record<Id, readonly string[]>;

type View = Pick<typeof globalThis, 'document'> & { [pushed: string]: unknown };

/** The error of webpack's own loader, which error boundaries and reports know by its name. */
interface ChunkLoadError extends Error {
  name: 'ChunkLoadError';
  type: string;
  request: string;
}

/** SystemJS creates the script of a chunk as for modules, so the import map's integrity covers it, too. */
interface ChunkLoader {
  createScript: (url: string) => HTMLScriptElement;
  import: (name: string) => Promise<unknown>;
  resolve: (name: string) => string;
  delete: (address: string) => unknown;
}

/**
 * Lets every module of the page fetch its chunks by one loader: `System.chunks(webpack, globalThis, name, entry, later)`
 * returns webpack's "ensure this chunk". A chunk that failed twice is requested again with the next call. The chunks of a module
 * that is not in the import map, such as a developer's own, have no integrity.
 */
export function addChunkLoader(system: object) {
  const { prototype } = system.constructor as { prototype: { chunks?: typeof chunksOf } }; // SystemJS's documented place for hooks
  prototype.chunks = chunksOf;
}

/**
 * @param view the window or frame the module runs in
 * @param pushed the global array the files of its chunks push them to
 * @param entry the chunk that has loaded already
 */
export function chunksOf(
  this: ChunkLoader,
  webpack: Webpack,
  view: View,
  pushed: string,
  entry: Id,
  later: Later = {},
) {
  const loaded = new Set<Id>([entry]);
  const fetching = new Map<Id, Promise<void>>();
  const modules: Record<string, unknown> = {};
  webpack.later = modules;
  receiveChunks(view, pushed, ([ids, parts, run]) => {
    Object.assign(webpack.m, parts);
    run?.(webpack);
    for (const id of ids) loaded.add(id);
  });

  const fetchChunk = (id: Id) =>
    new Promise<void>((resolve, reject) => {
      const file = webpack.p + webpack.u(id);
      const script = this.createScript(file);
      const end = (event: Pick<Event, 'type'>) => {
        clearTimeout(timer);
        script.onload = script.onerror = null;
        script.remove();
        if (loaded.has(id)) resolve();
        else reject(failureOf(id, event.type, script.src));
      };
      const timer = setTimeout(() => {
        abandon(file);
        end({ type: 'timeout' });
      }, LIMITS.loadMs);
      script.onload = end;
      script.onerror = (event) => end(event as Event); // an element's own error
      view.document.head.append(script);
    });

  function once(id: Id) {
    const known = fetching.get(id);
    if (known) return known;
    const pending = retryOnce(async () => {
      if (!loaded.has(id)) await fetchChunk(id);
    }, failedAtOnce).finally(() => fetching.delete(id));
    fetching.set(id, pending);
    return pending;
  }

  const fetchLater = async (name: string) => {
    modules[name] ??= await importLater(this, name);
  };

  return (id: Id): Promise<unknown> =>
    Promise.all([loaded.has(id) ? undefined : once(id), ...(later[id] ?? []).map(fetchLater)]);
}

/** A request that timed out has been waited for long enough. */
const failedAtOnce = (failure: unknown) => (failure as Partial<ChunkLoadError>).type !== 'timeout';

const LATER_PART = '/later';

/** "…/later" is the later part of a module, which its export `later` loads; every other name is a module. */
async function importLater(loader: ChunkLoader, name: string): Promise<unknown> {
  if (name.endsWith(LATER_PART)) {
    const module = await loader.import(name.slice(0, -LATER_PART.length));
    return (module as { later: () => Promise<unknown> }).later(); // the build has checked that it is there
  }
  return retryOnce(async () => {
    try {
      return await withinDeadline(loader.import(name), LIMITS.loadMs);
    } catch (failure) {
      const address = loader.resolve(name);
      loader.delete(address); // SystemJS would keep it forever
      throw failure instanceof DeadlineExceeded ? failureOf(name, 'timeout', address) : failure;
    }
  }, failedAtOnce);
}

/** Receives the chunks pushed so far, as for a module that is run again, and each later one. Earlier receivers get it, too. */
function receiveChunks(view: View, pushed: string, receive: (chunk: Chunk) => void) {
  view[pushed] ??= [];
  const chunks = view[pushed] as Chunk[]; // no other code uses that name
  chunks.forEach(receive);
  const push = chunks.push.bind(chunks);
  chunks.push = (chunk) => {
    receive(chunk);
    return push(chunk);
  };
}

function failureOf(id: Id, type: string, request: string): ChunkLoadError {
  const what = type === 'load' ? 'missing' : type;
  const error = new Error(`Loading chunk ${id} failed.\n(${what}: ${request})`);
  return Object.assign(error, { name: 'ChunkLoadError', type: what, request } as const);
}
