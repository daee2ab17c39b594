// Processes that build side by side, as webpack keeps only one core busy. None is started while nothing has to be built.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ModuleName } from './modules.ts';
import type { Fits } from './serverBundle.ts';

const PROGRAM = join(import.meta.dirname, 'builder.ts');

/** The longest module takes a quarter of what all of them take, and each process some 500 MB. */
const MAX_BUILDERS = 4;

/** A module, or its bundle for the server if `fits` is given. */
export interface Order {
  name: ModuleName;
  version: string;
  fits?: Fits;
}

interface Builders {
  /** Waits for a free process; answers with the milliseconds the build took. A build that fails ends this process. */
  build(order: Order): Promise<number>;
  close(): void;
}

export function createBuilders(count = Math.min(availableParallelism(), MAX_BUILDERS)): Builders {
  const all: ChildProcess[] = [];
  const free: ChildProcess[] = [];
  const waiting: ((builder: ChildProcess) => void)[] = [];

  function start(): ChildProcess {
    const builder = fork(PROGRAM);
    // It has printed why. The others end with the channel to this process.
    builder.once('exit', (code) => code !== 0 && process.exit(1));
    all.push(builder);
    return builder;
  }

  function take(): ChildProcess | Promise<ChildProcess> {
    const builder = free.pop();
    if (builder) return builder;
    return all.length < count ? start() : new Promise((resolve) => waiting.push(resolve));
  }

  return {
    async build(order) {
      const builder = await take();
      const started = performance.now();
      builder.send(order);
      await once(builder, 'message');
      const next = waiting.shift();
      if (next) next(builder);
      else free.push(builder);
      return performance.now() - started;
    },
    close() {
      for (const builder of all) builder.disconnect();
    },
  };
}
