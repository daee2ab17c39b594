import { type ApplicationEntry, createTable } from '../applications.ts';
import { createBreakers } from './breaker.ts';
import { createCreationFailures } from './creationFailure.ts';
import { withinDeadline } from './deadline.ts';
import { addressOf } from './descriptor.ts';
import type { ApplicationFailure } from './failure.ts';
import { Instance } from './instance.ts';
import { beyondBudget } from './keepAlive/budget.ts';
import { LIMITS } from './limits.ts';
import { recoverTogether } from './recovery.ts';
import { checkKept, claim, Registry } from './registry.ts';
import type { RuntimeServices } from './services.ts';
import { connectSingleSpa } from './singleSpa.ts';
import type { VisibilityState } from './visibility.ts';

/** Mounts, hides and unmounts every application of the page. */
export function createRuntime(services: RuntimeServices) {
  const { loader, events, page, platform } = services;
  const registry = new Registry();
  const breakerOf = createBreakers();
  const creationFailures = createCreationFailures(services, registry);
  const table = createTable();
  recoverTogether(events, registry);

  /** @throws ConflictError */
  function claimFor(entry: ApplicationEntry) {
    const known = registry.get(entry.name);
    const address = known?.entry === entry ? known.address : addressOf(entry.url, loader.resolve);
    // Its card was not seen if it failed while hidden; a new instance begins instead.
    if (known?.instance?.state().name === 'load_failed') void registry.discard(entry.name);
    const claimed = claim(known, { entry, address });
    if (claimed.kind === 'replace') forget(claimed.replaced.entry);
    return { claimed, address };
  }

  /**
   * Shows the instance that was kept alive, or creates one.
   * @throws ConflictError when an application of that name and another url or container is in the page, or it is shown
   */
  function enter(entry: ApplicationEntry, props: object): Instance {
    const { claimed, address } = claimFor(entry);
    if (claimed.kind === 'show') claimed.instance.show();
    const instance = claimed.kind === 'show' ? claimed.instance : create(entry, address, props, 'shown');
    registry.noteShown(entry.name);
    return instance;
  }

  /**
   * Mounts an application out of sight; an instance that exists already is left as it is.
   * @throws ConflictError as `enter`
   */
  function premount(entry: ApplicationEntry): Instance {
    const { claimed, address } = claimFor(entry);
    if (claimed.kind === 'show') return claimed.instance;
    const instance = create(entry, address, {}, 'hidden');
    void instance.ready.then(evictBeyondBudget);
    return instance;
  }

  function create(entry: ApplicationEntry, address: string, props: object, initial: VisibilityState): Instance {
    const breaker = breakerOf(`${entry.name} ${address}`);
    const predecessor = registry.ended(entry.name);
    const instance = new Instance({ entry, services, breaker, props, initial, predecessor });
    registry.add({ entry, address, breaker, instance });
    return instance;
  }

  function forget({ url, name }: ApplicationEntry) {
    loader.forget(url);
    platform.messages.forget(name);
  }

  /** For single-spa: as `enter`, but an application that cannot be created gets a card, too. */
  function mount(entry: ApplicationEntry, props: object) {
    try {
      enter(entry, props);
    } catch (cause) {
      creationFailures.show(entry, cause, () => mount(entry, props));
    }
  }

  /** Out of sight at once; settles when the next application may show. */
  async function leave(name: string) {
    creationFailures.remove(name);
    const instance = registry.get(name)?.instance;
    if (!instance) return;
    // One that is left before it was mounted is unmounted.
    if (instance.entry.options['keep-alive'] && instance.state().name === 'mounted') {
      instance.hide();
      setTimeout(evictBeyondBudget);
    } else await withinDeadline(registry.discard(name), LIMITS.leaveMs).catch(() => {}); // when late, it goes on unobserved
  }

  function evictBeyondBudget() {
    for (const { name, reason } of beyondBudget(registry.hidden())) {
      void registry.discard(name);
      events.emit({ kind: 'evicted', name, reason });
    }
  }

  return {
    /** @throws InvalidDescriptor; ConflictError when an application of that name and another url or container is in the page */
    register(entries: readonly ApplicationEntry[]) {
      for (const entry of entries) {
        const known = registry.get(entry.name);
        if (known) checkKept(known, { entry, address: addressOf(entry.url, loader.resolve) });
      }
      for (const entry of entries) table.add(entry);
    },
    start() {
      connectSingleSpa({ page, table, mount, unmount: (name) => leave(name).catch(platform.reportBug) });
    },
    enter,
    premount,
    leave,
    /** For a failure of a mounted application that is found from outside. */
    fail(name: string, failure: ApplicationFailure) {
      registry.get(name)?.instance?.fail(failure);
    },
    entries: () => table.all(),
    isActive: table.isActive,
    registrations: () => registry.all(),
    discard: (name: string) => registry.discard(name),
    listen: events.listen,
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
