// biome-ignore-all lint/style/noDefaultExport: jest needs the default export.
import { createContext } from 'node:vm';
import type { JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Node's own globals, for files that Node itself runs (nativeRuntime.ts). */
export default class NativeEnvironment {
  readonly global = globalThis;
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
  }

  exportConditions = () => ['node', 'node-addons'];

  getVmContext = () => this.#context;

  /** Jest's own code runs in it. */
  readonly #context = createContext(globalThis);
}
