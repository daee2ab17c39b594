import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadLimits } from '../../../threadLimits.ts';
import type { Prepared, Rendered, RenderRequest } from './renderRequest.ts';

/** A request that takes this long never ends; the thread is replaced. In ms. */
const TIMEOUT_MS = 5000;
/** The bundles of some releases; a thread that has seen more of them is replaced. */
const MEMORY_MB = 256;

interface Answer {
  id: number;
  result?: Prepared | Rendered;
  failure?: string;
}

type Page = Extract<RenderRequest, { kind: 'render' }>['page'];

export type RenderThread = ReturnType<typeof createRenderThread>;

/** The thread that renders, started with its first request and again after a crash. */
export function createRenderThread() {
  let worker: Worker | undefined;
  let requests = 0;
  const waiting = new Map<number, (answer: Omit<Answer, 'id'>) => void>();

  function start(): Worker {
    const started = new Worker(resolve(import.meta.dirname, 'renderWorker.ts'), {
      resourceLimits: threadLimits(MEMORY_MB),
    });
    started.unref();
    started.on('message', ({ id, ...answer }: Answer) => waiting.get(id)?.(answer));
    started.on('error', (error) => giveUp(started, error.message));
    return started;
  }

  function giveUp(lost: Worker, failure: string) {
    if (worker !== lost) return;
    worker = undefined;
    void lost.terminate();
    for (const answer of [...waiting.values()]) answer({ failure });
  }

  async function send(request: RenderRequest): Promise<Prepared | Rendered> {
    worker ??= start();
    const current = worker;
    const id = ++requests;
    const { result, failure } = await new Promise<Omit<Answer, 'id'>>((settle) => {
      const timer = setTimeout(() => giveUp(current, 'Rendering did not come to an end.'), TIMEOUT_MS);
      timer.unref();
      waiting.set(id, (answer) => {
        clearTimeout(timer);
        waiting.delete(id);
        settle(answer);
      });
      current.postMessage({ id, request });
    });
    if (!result) throw new Error(failure);
    return result;
  }

  return {
    /** @throws Error the bundle cannot be loaded */
    prepare: (bundle: string) => send({ kind: 'prepare', bundle }) as Promise<Prepared>,
    /** @throws Error the page cannot be rendered */
    render: (bundle: string, page: Page) => send({ kind: 'render', bundle, page }) as Promise<Rendered>,
    async end() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}
