import type { ApplicationState } from '@tracking-console/platform';
import type { ApplicationEntry } from '../applications.ts';
import { whenAllowed } from './access.ts';
import { withinDeadline } from './deadline.ts';
import { drawFallbackCard } from './fallbackCard.ts';
import type { RuntimeServices } from './guardedApplication.ts';
import { showIndicator } from './indicator.ts';
import { type Lifecycles, readLifecycles, runAll } from './lifecycles.ts';
import { LIMITS } from './limits.ts';

export interface Visit {
  /** Takes the application out of sight at once; settles when it has unmounted or its time is up. Never rejects. */
  end: () => Promise<void>;
}

/** One stay of one application: a container of its own, loading, mounting and, on failure, the card with Retry. */
export function beginVisit(entry: ApplicationEntry, services: RuntimeServices, props: object): Visit {
  const { page, platform } = services;
  const container = page.createElement('div');
  container.className = 'application';
  container.dataset.application = entry.name;
  page.getElementById(entry.place)?.append(container);
  const ended = new AbortController();
  const given = { ...props, platform, domElement: container, basePath: entry.basePath, identity: entry.identity };
  let mounted: Lifecycles | undefined;
  let since = performance.now();

  function tell(state: ApplicationState, cause?: string) {
    const now = performance.now();
    const event = { name: entry.name, state, duration: now - since, ...(cause && { cause }) };
    since = now;
    platform.store.dispatch(services.platformModule.applicationChanged(event));
  }

  async function run() {
    const hideIndicator = showIndicator(container, services);
    try {
      tell('loading');
      const loading = withinDeadline(services.load<unknown>(entry.url), LIMITS.load);
      loading.catch(() => {}); // looked at below, after access; a rejection before that is no unhandled one
      if (entry.place === 'main') await whenAllowed(entry.identity, services, ended.signal);
      const lifecycles = readLifecycles(await loading, entry.member);
      if (ended.signal.aborted) return;
      tell('before_mount');
      await withinDeadline(runAll(lifecycles.bootstrap, given), LIMITS.mount);
      if (ended.signal.aborted) return;
      tell('mounting');
      mounted = lifecycles;
      await withinDeadline(runAll(lifecycles.mount, given), LIMITS.mount);
      if (!ended.signal.aborted) tell('mounted');
    } catch (cause) {
      if (!ended.signal.aborted) fail(cause);
    } finally {
      hideIndicator();
    }
  }

  function fail(cause: unknown) {
    platform.reportBug(cause);
    tell('load_failed', cause instanceof Error ? cause.message : String(cause));
    void leave();
    drawFallbackCard(container, { name: entry.name, identity: entry.identity, cause, services, onRetry: retry });
  }

  function retry() {
    container.replaceChildren();
    forget(entry.url);
    void run();
  }

  /** Unmounts what was mounted, within its limit; a failure here has no one left to tell but the console. */
  async function leave() {
    const lifecycles = mounted;
    mounted = undefined;
    if (!lifecycles) return;
    await withinDeadline(runAll(lifecycles.unmount, given), LIMITS.unmount).catch((error) => platform.reportBug(error));
  }

  void run();
  return {
    async end() {
      ended.abort();
      container.hidden = true;
      await leave();
      container.remove();
      tell('unmount');
    },
  };
}

/** SystemJS keeps a failed module; only a deleted one is fetched again. */
function forget(url: string) {
  const address = System.resolve(url);
  if (address) System.delete(address);
}
