import { getAppStatus, registerApplication } from 'single-spa';
import { type ApplicationEntry, createTable } from '../applications.ts';
import { createBreakers } from './breaker.ts';
import { drawBroken } from './broken.ts';
import { withinDeadline } from './deadline.ts';
import { addressOf } from './descriptor.ts';
import type { Drawn } from './fallbackCard.ts';
import { beyondBudget } from './keepAlive/budget.ts';
import { LIMITS } from './limits.ts';
import { recoverTogether } from './recovery.ts';
import { checkKept, claim, type Instance } from './registry.ts';
import type { RuntimeServices } from './services.ts';
import type { ApplicationFailure } from './states.ts';
import { beginStay } from './stay.ts';

/** Every application of the page: which is where, shown, kept or gone. */
export function createRuntime(services: RuntimeServices) {
  const { loader, events, page, platform } = services;
  const instances = new Map<string, Instance>();
  const endings = new Map<string, Promise<void>>();
  const breakerOf = createBreakers();
  const broken = new Map<string, Drawn>();
  const table = createTable();
  let showings = 0;
  recoverTogether(events, instances);

  /**
   * Shows the instance that was kept alive, or creates one.
   * @param hidden mounted ahead, out of sight; an instance that exists already is left as it is
   * @throws ConflictError when an application of that name and another url or container is in the page, or it is shown
   */
  function enter(entry: ApplicationEntry, props: object, hidden = false): Instance {
    const known = instances.get(entry.name);
    const address = known?.entry === entry ? known.address : addressOf(entry.url, loader.resolve);
    // What failed where nobody looked is no reason to show a card now.
    if (known?.stay?.state().name === 'load_failed') discard(known);
    const decision = claim(known, { entry, address });
    if (known && decision === 'show' && hidden) return known;
    if (!hidden) showings += 1;
    if (known && decision === 'show') {
      known.lastShown = showings;
      known.stay?.show();
      return known;
    }
    if (known && decision === 'replace') {
      loader.forget(known.entry.url);
      platform.messages.forget(entry.name);
    }
    const breaker = breakerOf(`${entry.name} ${address}`);
    const after = endings.get(entry.name) ?? Promise.resolve();
    const stay = beginStay({ entry, services, breaker, props, hidden, after });
    const instance: Instance = { entry, address, breaker, stay, lastShown: hidden ? 0 : showings };
    instances.set(entry.name, instance);
    if (hidden) void stay.ready.then(keepWithinBudget);
    return instance;
  }

  /** As `enter`; what cannot even begin is a card, too. */
  function enterGuarded(entry: ApplicationEntry, props: object) {
    try {
      enter(entry, props);
    } catch (cause) {
      sweep(entry);
      const onRetry = () => {
        removeBroken(entry.name);
        enterGuarded(entry, props);
      };
      broken.set(entry.name, drawBroken({ entry, services, cause, onRetry }));
    }
  }

  function removeBroken(name: string) {
    broken.get(name)?.remove();
    broken.delete(name);
  }

  /** What was put into the page for a stay that did not begin. */
  function sweep({ name, place }: ApplicationEntry) {
    const standing = instances.get(name)?.stay?.container;
    for (const container of page.querySelectorAll(`#${place} > [data-application="${name}"]`))
      if (container !== standing) container.remove();
  }

  /** Out of sight at once; settles when the next application may show. */
  async function leave(name: string) {
    removeBroken(name);
    const instance = instances.get(name);
    const stay = instance?.stay;
    if (!instance || !stay) return;
    // Hidden before it stood is an ordinary unmount.
    if (instance.entry.options['keep-alive'] && stay.state().name === 'mounted') {
      stay.hide();
      setTimeout(keepWithinBudget);
    } else await withinDeadline(discard(instance), LIMITS.leave).catch(() => {}); // late: it goes on behind
  }

  /** Takes an application out of the page, shown or hidden; settles when it has unmounted or its time is up. */
  function discard(instance: Instance): Promise<void> {
    const { stay, entry } = instance;
    delete instance.stay;
    if (entry.options.destroy) instances.delete(entry.name);
    if (stay) endings.set(entry.name, stay.end());
    return endings.get(entry.name) ?? Promise.resolve();
  }

  /** The least recently shown first; those nobody has seen yet before them. */
  function hiddenStays() {
    return [...instances.values()]
      .flatMap(({ entry: { name }, lastShown, stay }) => (stay && !stay.isShown() ? [{ name, lastShown, stay }] : []))
      .sort((a, b) => a.lastShown - b.lastShown);
  }

  function keepWithinBudget() {
    const kept = hiddenStays().map(({ name, stay }) => ({ name, container: stay.container }));
    for (const { name, reason } of beyondBudget(kept)) {
      const instance = instances.get(name);
      if (instance) void discard(instance);
      events.emit({ kind: 'evicted', name, reason });
    }
  }

  /**
   * What single-spa sees of an application. It waits for every lifecycle and stops routing when one fails or never
   * settles, so these settle at once or within the leave limit, whatever the application does.
   */
  const adapterOf = (name: string) => ({
    bootstrap: async () => {},
    mount: async (props: object) => {
      const entry = table.get(name); // it may have been registered anew since
      if (entry) enterGuarded(entry, props);
    },
    unmount: () => leave(name).catch(platform.reportBug),
  });

  /** single-spa is told of an application when its address is first visited: each registration is a whole rerouting. */
  function tellRouter() {
    for (const entry of table.matching(page.location)) {
      if (getAppStatus(entry.name) !== null) continue;
      registerApplication({
        name: entry.name,
        app: async () => adapterOf(entry.name),
        activeWhen: (location) => table.isActive(entry.name, location),
      });
    }
  }

  return {
    /** @throws InvalidDescriptor; ConflictError when an application of that name and another url or container is in the page */
    register(entries: readonly ApplicationEntry[]) {
      for (const entry of entries) {
        const known = instances.get(entry.name);
        if (known) checkKept(known, { entry, address: addressOf(entry.url, loader.resolve) });
      }
      for (const entry of entries) table.add(entry);
    },
    start() {
      tellRouter();
      page.defaultView?.addEventListener('single-spa:before-routing-event', tellRouter);
    },
    enter,
    leave,
    /** What somebody else found wrong with an application that stands. */
    fail(name: string, failure: ApplicationFailure) {
      instances.get(name)?.stay?.fail(failure);
    },
    entries: () => table.all(),
    isActive: table.isActive,
    instances: () => [...instances.values()],
    discard: (name: string) => {
      const instance = instances.get(name);
      return instance ? discard(instance) : Promise.resolve();
    },
    listen: events.listen,
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
