import type { ApplicationEntry } from '../applications.ts';
import type { Breaker } from './breaker.ts';
import type { Instance } from './instance.ts';

/** What the page knows of an application it has loaded once. */
export interface Registration {
  entry: ApplicationEntry;
  /** The resolved url; it decides whether two registrations of a name are the same application. */
  address: string;
  breaker: Breaker;
  /** While it is in the page, shown or hidden. */
  instance?: Instance;
  /** Grows with every showing: the smallest was shown longest ago, 0 never. */
  lastShown: number;
}

export class ConflictError extends Error {
  override name = 'ConflictError';
}

export type Claim =
  | { kind: 'create' }
  | { kind: 'remount' }
  | { kind: 'replace'; replaced: Registration }
  | { kind: 'show'; registration: Registration; instance: Instance };

interface Wanted {
  entry: Pick<ApplicationEntry, 'name' | 'url' | 'place'>;
  address: string;
}

/** None of its instances runs, so it may be corrected while its card is shown. */
const hasFailed = (instance: Instance) => instance.state().name === 'load_failed';

/**
 * An instance in the page keeps its url and its container.
 * @throws ConflictError that names both urls
 */
export function checkKept(known: Registration, wanted: Wanted): void {
  const { instance, address, entry } = known;
  if (!instance || hasFailed(instance)) return;
  if (address !== wanted.address)
    throw conflict(known, wanted, instance.isShown() ? 'would replace the running' : 'would replace the hidden');
  if (entry.place !== wanted.entry.place) throw conflict(known, wanted, 'is already in the page as');
}

/**
 * Decides what happens to a known application when another one of its name is wanted.
 * @throws ConflictError that names both urls; the running one is not disturbed
 */
export function claim(known: Registration | undefined, wanted: Wanted): Claim {
  if (!known) return { kind: 'create' };
  const { instance, address } = known;
  if (!instance) return address === wanted.address ? { kind: 'remount' } : { kind: 'replace', replaced: known };
  checkKept(known, wanted);
  if (!instance.isShown()) return { kind: 'show', registration: known, instance };
  throw conflict(known, wanted, 'is already in the page as');
}

const conflict = ({ entry, address }: Registration, wanted: Wanted, what: string) =>
  new ConflictError(
    `"${entry.name}" of ${wanted.entry.url} (${wanted.address}) ${what} "${entry.name}" of ${entry.url} (${address}).`,
  );

/** Every application the page has loaded, by name. */
export class Registry {
  readonly #registrations = new Map<string, Registration>();
  /** How the last instance of each name ends; kept when the registration is dropped. */
  readonly #endings = new Map<string, Promise<void>>();
  #showings = 0;

  get(name: string): Registration | undefined {
    return this.#registrations.get(name);
  }

  all(): Registration[] {
    return [...this.#registrations.values()];
  }

  add(registration: Omit<Registration, 'lastShown'>): void {
    this.#registrations.set(registration.entry.name, { ...registration, lastShown: 0 });
  }

  noteShown(name: string): void {
    const registration = this.get(name);
    this.#showings += 1;
    if (registration) registration.lastShown = this.#showings;
  }

  /** The hidden instances, the least recently shown first; premounted ones that were never shown come before them. */
  hidden(): Instance[] {
    return this.all()
      .sort((a, b) => a.lastShown - b.lastShown)
      .flatMap(({ instance }) => (instance && !instance.isShown() ? [instance] : []));
  }

  /** Takes an instance out of the page, shown or hidden; settles when it has unmounted or its time is up. */
  discard(name: string): Promise<void> {
    const registration = this.get(name);
    if (!registration) return Promise.resolve();
    const { instance, entry } = registration;
    delete registration.instance;
    if (entry.options.destroy) this.#registrations.delete(name);
    if (instance) this.#endings.set(name, instance.end());
    return this.ended(name);
  }

  /** Settles when the last instance of that name has ended. */
  ended(name: string): Promise<void> {
    return this.#endings.get(name) ?? Promise.resolve();
  }
}
