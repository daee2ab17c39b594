import type { ApplicationEntry } from '../applications.ts';
import { whenAllowed } from './access.ts';
import type { Breaker } from './breaker.ts';
import { ApplicationFailure, asFailure, reportFailure } from './failure.ts';
import {
  bootstrapOnce,
  inTime,
  type Lifecycles,
  type RunningMount,
  readLifecycles,
  runAll,
  unmountInTime,
} from './lifecycles.ts';
import { loadModule, type ModuleLoader } from './loading.ts';
import type { RuntimeServices } from './services.ts';
import type { StateMachine } from './stateMachine.ts';

export interface LoadAttemptOptions {
  entry: ApplicationEntry;
  services: RuntimeServices;
  loader: ModuleLoader;
  breaker: Breaker;
  machine: StateMachine;
  /** Settles when what ran before under this name has unmounted, since two of one name never run together. */
  predecessor: Promise<void>;
  /** Whether the user waits for it, so that its card takes the focus. */
  takesFocus: boolean;
  createProps: (fail: (cause: unknown) => void) => object;
  onFailed: (failure: ApplicationFailure) => void;
}

/** One attempt to load and mount an application. Once ended it changes nothing, even if a part of it is still running. */
export class LoadAttempt {
  readonly #options: LoadAttemptOptions;
  readonly #ended = new AbortController();
  #mount: RunningMount | undefined;
  #unmounted: Promise<void> | undefined;

  constructor(options: LoadAttemptOptions) {
    this.#options = options;
  }

  get takesFocus() {
    return this.#options.takesFocus;
  }

  /** Settles when the application is mounted, has failed, or the attempt was ended. */
  async run(): Promise<void> {
    try {
      const lifecycles = await this.#load();
      await this.#options.predecessor;
      if (!this.#hasEnded) await this.#start(lifecycles);
    } catch (cause) {
      this.#fail(asFailure(cause));
    }
  }

  end() {
    this.#ended.abort();
  }

  /** Unmounts what was mounted, within the limit. Never rejects: a failure is reported. */
  unmount(): Promise<void> {
    this.#unmounted ??= this.#mount ? this.#unmountReported(this.#mount) : this.#options.predecessor;
    return this.#unmounted;
  }

  get #hasEnded() {
    return this.#ended.signal.aborted;
  }

  async #load(): Promise<Lifecycles> {
    const { entry, services, loader, breaker, machine } = this.#options;
    const { signal } = this.#ended;
    machine.send({ type: 'load' });
    if (breaker.wait() > 0) throw new ApplicationFailure('tooOften', 'It failed three times within a minute.');
    const loading = loadModule(loader, entry.url, signal);
    loading.catch(() => {}); // handled below; it may reject while access is still awaited
    if (entry.place === 'main') await whenAllowed(entry.identity, services, signal);
    return readLifecycles(await loading, entry.member);
  }

  async #start(lifecycles: Lifecycles) {
    const { machine, createProps } = this.#options;
    const { signal } = this.#ended;
    machine.send({ type: 'loaded' });
    const props = createProps((cause) => this.#fail(asFailure(cause, 'crashed')));
    await inTime(bootstrapOnce(lifecycles, props, signal));
    if (this.#hasEnded) return;
    machine.send({ type: 'bootstrapped' });
    this.#mount = { lifecycles, props, mounting: runAll(lifecycles.mount, props, signal) };
    await inTime(this.#mount.mounting);
    if (!this.#hasEnded) machine.send({ type: 'mounted' });
  }

  /** An attempt that has ended may still report a failure; it does not affect the next attempt. */
  #fail(failure: ApplicationFailure) {
    if (!this.#hasEnded) this.#options.onFailed(failure);
  }

  async #unmountReported(mount: RunningMount) {
    const { entry, services } = this.#options;
    const { platform, events } = services;
    try {
      await unmountInTime(mount);
    } catch (cause) {
      events.emit({ kind: 'late_unmount', name: entry.name, cause });
      reportFailure(asFailure(cause, 'unmount'), entry.name, platform.reportBug);
    }
  }
}
