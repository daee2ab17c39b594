import type { PanelServices } from './services.ts';

/** What a developer does to an application by hand. */
export function createControls({ page, runtime, loader }: Pick<PanelServices, 'page' | 'runtime' | 'loader'>) {
  const entryOf = (name: string) => runtime.entries().find((entry) => entry.name === name);

  const controls = {
    /** Shown only if the address is its own, so that it does not cover another page. */
    async mount(name: string) {
      const entry = entryOf(name);
      if (!entry) return;
      const instance = runtime.isActive(name, page.location) ? runtime.enter(entry, {}) : runtime.premount(entry);
      await instance.ready;
    },
    unmount: (name: string) => runtime.discard(name),
    /** The next mount fetches the module again. */
    async unload(name: string) {
      await runtime.discard(name);
      const entry = entryOf(name);
      if (entry) loader.forget(entry.url);
    },
    async reload(name: string) {
      await controls.unload(name);
      await controls.mount(name);
    },
  };
  return controls;
}

export type Controls = ReturnType<typeof createControls>;
