import type { Events } from './events.ts';
import { isOfFile } from './loading.ts';
import type { Registration, Registry } from './registry.ts';

/** When a failed application comes back, the others try again, because they may have waited for the same file. */
export function recoverTogether({ listen }: Events, registry: Registry): void {
  const failed = new Set<string>();
  listen((event) => {
    if (event.kind !== 'state') return;
    const { name, state } = event;
    if (state.name === 'load_failed') failed.add(name);
    else if (state.name === 'unmount') failed.delete(name);
    else if (state.name === 'mounted' && failed.delete(name)) for (const other of failed) retry(registry.get(other));
  });
}

function retry(registration: Registration | undefined) {
  const { instance, breaker } = registration ?? {};
  const state = instance?.state();
  if (state?.name === 'load_failed' && isOfFile(state.cause) && breaker?.wait() === 0) void instance?.retry();
}
