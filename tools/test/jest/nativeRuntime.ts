// biome-ignore-all lint/style/noDefaultExport: jest needs the default export.
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';

/**
 * Runs test files as the server itself runs: by Node, which strips the types. What one file has loaded and compiled, the
 * next file of the same worker finds; jest's own runtime loads every module again for each.
 */
export default class NativeRuntime extends Runtime {
  override unstable_shouldLoadAsEsm() {
    return true;
  }

  override async unstable_importModule(path: string) {
    const { jest } = this.requireModuleOrMock<typeof import('@jest/globals')>(path, '@jest/globals');
    Object.assign(globalThis, { jest });
    await import(pathToFileURL(path).href);
  }
}
