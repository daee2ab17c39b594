import type { ApplicationEntry } from '../applications.ts';
import { withinDeadline } from './deadline.ts';
import { LIMITS } from './limits.ts';
import type { Runtime } from './runtime.ts';
import type { RuntimeServices } from './services.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The prefetch level of an application without one in its entry: fetched and compiled. */
const DEFAULT_LEVEL = 2;

/**
 * Prefetches the other applications one after another, some time after the first one has mounted and the browser is
 * idle. A failed one is skipped; offline, it goes on when the browser is online again.
 */
export function prefetchLater(
  runtime: Runtime,
  services: RuntimeServices,
  delay: number = LIMITS.prefetchDelayMs,
): void {
  const { platformModule } = services;
  const stopListening = runtime.listen((event) => {
    if (event.kind !== 'state' || event.state.name !== 'mounted' || !isInMain(event.name)) return;
    stopListening();
    platformModule.whenIdle(() => setTimeout(() => void prefetchAll(), delay));
  });
  const isInMain = (name: string) => runtime.entries().some((entry) => entry.name === name && entry.place === 'main');

  async function prefetchAll() {
    for (const entry of runtime.entries()) {
      if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      if (isCostly()) return;
      if (entry.place !== 'main' || isKnown(entry) || !isAllowed(entry)) continue;
      await prefetch(entry);
    }
  }

  const isKnown = ({ name }: ApplicationEntry) => runtime.registrations().some(({ entry }) => entry.name === name);
  const isAllowed = ({ identity }: ApplicationEntry) =>
    identity === null || platformModule.hasIdentity(identity)(services.platform.store.getState() as never);

  async function prefetch(entry: ApplicationEntry) {
    const { loader, events } = services;
    const level = entry.prefetch ?? DEFAULT_LEVEL;
    const started = performance.now();
    try {
      // A request that is never answered must not keep the others waiting.
      await withinDeadline(
        // An inline module runs where it mounts, which may be a frame of its own.
        level === 1 || entry.options.inline
          ? fetchOnly(loader.resolve(entry.url))
          : loader.import(entry.url).then(() => {}),
        LIMITS.loadMs,
      );
      if (level === 3 && !isKnown(entry)) await premount(entry);
      events.emit({ kind: 'prefetched', name: entry.name, level, duration: performance.now() - started });
    } catch (cause) {
      loader.forget(entry.url);
      events.emit({ kind: 'prefetch_failed', name: entry.name, cause });
    }
  }

  /** Out of sight, but in the page, so that showing it needs no layout. */
  async function premount(entry: ApplicationEntry) {
    const instance = runtime.premount(entry);
    await instance.ready;
    const state = instance.state();
    if (state.name !== 'load_failed' || instance.isShown()) return;
    await runtime.discard(entry.name);
    throw state.cause;
  }
}

async function fetchOnly(address: string) {
  // Aborted when it is late, because a mount of it meanwhile would wait for this request.
  const response = await fetch(address, { credentials: 'same-origin', signal: AbortSignal.timeout(LIMITS.loadMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  await response.arrayBuffer(); // into the browser's cache
}

/** The user should not pay for an application that may never be opened. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }; // not in every browser
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
