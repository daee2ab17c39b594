import type { ApplicationEntry } from '../applications.ts';
import type { Breaker } from './breaker.ts';
import type { Stay } from './stay.ts';

/** What the page knows of an application it has met. */
export interface Instance {
  entry: ApplicationEntry;
  /** The resolved url; it decides whether two instances of a name are the same application. */
  address: string;
  breaker: Breaker;
  /** While it is in the page, shown or hidden. */
  stay?: Stay;
  /** A number that grows with every showing: the smallest was looked at longest ago, 0 never. */
  lastShown: number;
}

export class ConflictError extends Error {
  override name = 'ConflictError';
}

export type Claim = 'create' | 'show' | 'remount' | 'replace';

/** Nothing of it runs: it may be corrected while its card stands. */
const hasFailed = ({ stay }: Instance) => stay?.state().name === 'load_failed';

const isHidden = ({ stay }: Instance) => stay !== undefined && !stay.isShown();

interface Wanted {
  entry: Pick<ApplicationEntry, 'name' | 'url' | 'place'>;
  address: string;
}

/**
 * An instance in the page keeps its url and its container.
 * @throws ConflictError that names both urls
 */
export function checkKept(known: Instance, wanted: Wanted): void {
  if (!known.stay || hasFailed(known)) return;
  if (known.address !== wanted.address)
    throw conflict(known, wanted, isHidden(known) ? 'would replace the hidden' : 'would replace the running');
  if (known.entry.place !== wanted.entry.place) throw conflict(known, wanted, 'is already in the page as');
}

/**
 * Decides what becomes of the known instance when another one of its name is wanted.
 * @throws ConflictError that names both urls; what runs is not disturbed
 */
export function claim(known: Instance | undefined, wanted: Wanted): Claim {
  if (!known) return 'create';
  if (!known.stay) return known.address === wanted.address ? 'remount' : 'replace';
  checkKept(known, wanted);
  if (isHidden(known)) return 'show';
  throw conflict(known, wanted, 'is already in the page as');
}

const conflict = ({ entry, address }: Instance, wanted: Wanted, what: string) =>
  new ConflictError(
    `"${entry.name}" of ${wanted.entry.url} (${wanted.address}) ${what} "${entry.name}" of ${entry.url} (${address}).`,
  );
