import type { KnownFacts } from './facts.ts';
import type { PanelServices } from './services.ts';

/** One application of the page, as a line of the table. */
export interface Row {
  name: string;
  /** Empty: it has never been in the page, or is no longer. */
  state: string;
  visibility: 'shown' | 'hidden' | null;
  /** It was kept out of sight until there was too much of that: too many applications, or too many nodes. */
  evicted: 'applications' | 'nodes' | null;
  version: string;
  overridden: boolean;
  load: number | undefined;
  mount: number | undefined;
  error: string;
}

export function rowsOf({ runtime, loader, overridden }: Omit<PanelServices, 'past'>, facts: KnownFacts): Row[] {
  return runtime.entries().map(({ name, url }) => {
    const instance = runtime.registrations().find(({ entry }) => entry.name === name)?.instance;
    const known = facts[name];
    const state = instance?.state();
    return {
      name,
      state: state?.name ?? '',
      visibility: instance ? (instance.isShown() ? 'shown' : 'hidden') : null,
      evicted: instance ? null : (known?.evicted ?? null),
      version: versionOf(resolved(loader, url)),
      overridden: overridden.includes(url),
      load: known?.load,
      mount: known?.mount,
      // A failure out of sight emitted no event.
      error: state?.name === 'load_failed' ? state.cause.message : (known?.error ?? ''),
    };
  });
}

/** A name that no import map has has no address; its card shows why it does not load. */
function resolved({ resolve }: PanelServices['loader'], url: string): string {
  try {
    return resolve(url);
  } catch {
    return '';
  }
}

/** Released modules lie under /app/<folder>/<version>/. */
export const versionOf = (address: string) => /\/app\/[^/]+\/([^/]+)\//.exec(address)?.[1] ?? '';
