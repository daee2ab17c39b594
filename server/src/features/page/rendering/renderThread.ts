import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadLimits } from '../../../threadLimits.ts';
import type { RenderRequest, RenderResult } from './renderRequest.ts';

/** A render order that takes this long never ends; the thread is replaced. In ms. */
const TIMEOUT_MS = 5000;
/** The bundles of some releases; a thread that has seen more of them is replaced. */
const MEMORY_MB = 256;

interface Answer {
  id: number;
  result?: RenderResult;
  failure?: string;
}

export type RenderThread = ReturnType<typeof createRenderThread>;

/** The thread that renders, started with its first order and again after a crash. */
export function createRenderThread() {
  let worker: Worker | undefined;
  let orders = 0;
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

  return {
    /** @throws when it cannot be rendered */
    async order(order: RenderRequest): Promise<RenderResult> {
      worker ??= start();
      const asked = worker;
      const id = ++orders;
      const { result, failure } = await new Promise<Omit<Answer, 'id'>>((settle) => {
        const timer = setTimeout(() => giveUp(asked, 'Rendering did not come to an end.'), TIMEOUT_MS);
        timer.unref();
        waiting.set(id, (answer) => {
          clearTimeout(timer);
          waiting.delete(id);
          settle(answer);
        });
        asked.postMessage({ id, order });
      });
      if (!result) throw new Error(failure);
      return result;
    },
    async end() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}
