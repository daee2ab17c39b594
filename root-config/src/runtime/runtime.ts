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
import { checkKept, claim, type Registration, Registry } from './registry.ts';
import type { RuntimeServices } from './services.ts';
import { connectSingleSpa } from './singleSpa.ts';
import type { VisibilityState } from './visibility.ts';

/** Mounts, hides and unmounts every application of the page. */
export class Runtime {
  readonly listen: RuntimeServices['events']['listen'];
  readonly #services: RuntimeServices;
  readonly #registry = new Registry();
  readonly #table = createTable();
  readonly #breakerOf = createBreakers();
  readonly #creationFailures;

  constructor(services: RuntimeServices) {
    this.#services = services;
    this.listen = services.events.listen;
    this.#creationFailures = createCreationFailures(services, this.#registry);
    recoverTogether(services.events, this.#registry);
  }

  /** @throws InvalidDescriptor; ConflictError when an application of that name and another url or container is in the page */
  register(entries: readonly ApplicationEntry[]): void {
    for (const entry of entries) {
      const known = this.#registry.get(entry.name);
      if (known) checkKept(known, { entry, address: this.#addressOf(entry) });
    }
    for (const entry of entries) this.#table.add(entry);
  }

  /** Follows the page's address from now on. */
  start(): void {
    const { page, platform } = this.#services;
    connectSingleSpa({
      page,
      table: this.#table,
      mount: (entry, props) => this.#mount(entry, props),
      unmount: (name) => this.leave(name).catch(platform.reportBug),
    });
  }

  entries(): ApplicationEntry[] {
    return this.#table.all();
  }

  registrations(): Registration[] {
    return this.#registry.all();
  }

  isActive(name: string, location: Pick<Location, 'pathname'>): boolean {
    return this.#table.isActive(name, location);
  }

  /**
   * Shows the instance that was kept alive, or creates one.
   * @throws ConflictError when an application of that name and another url or container is in the page, or it is shown
   */
  enter(entry: ApplicationEntry, props: object): Instance {
    const { claimed, address } = this.#claim(entry);
    if (claimed.kind === 'show') claimed.instance.show();
    const instance = claimed.kind === 'show' ? claimed.instance : this.#create(entry, address, props, 'shown');
    this.#registry.noteShown(entry.name);
    return instance;
  }

  /**
   * Mounts an application out of sight; an instance that exists already is left as it is.
   * @throws ConflictError as `enter`
   */
  premount(entry: ApplicationEntry): Instance {
    const { claimed, address } = this.#claim(entry);
    if (claimed.kind === 'show') return claimed.instance;
    const instance = this.#create(entry, address, {}, 'hidden');
    void instance.ready.then(() => this.#evictBeyondBudget());
    return instance;
  }

  /** Out of sight at once; settles when the next application may show. */
  async leave(name: string): Promise<void> {
    this.#creationFailures.remove(name);
    const instance = this.#registry.get(name)?.instance;
    if (!instance) return;
    // One that is left before it was mounted is unmounted.
    if (instance.entry.options['keep-alive'] && instance.state().name === 'mounted') {
      instance.hide();
      setTimeout(() => this.#evictBeyondBudget());
    } else await withinDeadline(this.discard(name), LIMITS.leaveMs).catch(() => {}); // when late, it goes on unobserved
  }

  /** Takes an application out of the page, shown or hidden; settles when it has unmounted or its time is up. */
  discard(name: string): Promise<void> {
    return this.#registry.discard(name);
  }

  /** For a failure of a mounted application that is found from outside. */
  fail(name: string, failure: ApplicationFailure): void {
    this.#registry.get(name)?.instance?.fail(failure);
  }

  #addressOf(entry: ApplicationEntry): string {
    return addressOf(entry.url, this.#services.loader.resolve);
  }

  /** @throws ConflictError */
  #claim(entry: ApplicationEntry) {
    const known = this.#registry.get(entry.name);
    const address = known?.entry === entry ? known.address : this.#addressOf(entry);
    // Its card was not seen if it failed while hidden; a new instance begins instead.
    if (known?.instance?.state().name === 'load_failed') void this.discard(entry.name);
    const claimed = claim(known, { entry, address });
    if (claimed.kind === 'replace') this.#forget(claimed.replaced.entry);
    return { claimed, address };
  }

  #create(entry: ApplicationEntry, address: string, props: object, initial: VisibilityState): Instance {
    const services = this.#services;
    const breaker = this.#breakerOf(`${entry.name} ${address}`);
    const predecessor = this.#registry.ended(entry.name);
    const instance = new Instance({ entry, services, breaker, props, initial, predecessor });
    this.#registry.add({ entry, address, breaker, instance });
    return instance;
  }

  #forget({ url, name }: ApplicationEntry) {
    this.#services.loader.forget(url);
    this.#services.platform.messages.forget(name);
  }

  /** For single-spa: as `enter`, but an application that cannot be created gets a card, too. */
  #mount(entry: ApplicationEntry, props: object) {
    try {
      this.enter(entry, props);
    } catch (cause) {
      this.#creationFailures.show(entry, cause, () => this.#mount(entry, props));
    }
  }

  #evictBeyondBudget() {
    for (const { name, reason } of beyondBudget(this.#registry.hidden())) {
      void this.discard(name);
      this.#services.events.emit({ kind: 'evicted', name, reason });
    }
  }
}
