import { CAPABILITIES } from '@tracking-console/contract/page/applications';
import { DeadlineExceeded, withinDeadline } from './deadline.ts';
import { ApplicationFailure, type FailureReason } from './failure.ts';
import { LIMITS } from './limits.ts';

type Lifecycle = (props: object) => Promise<unknown>;

export interface Lifecycles {
  /** What exports them. */
  source: object;
  bootstrap: Lifecycle[];
  mount: Lifecycle[];
  unmount: Lifecycle[];
}

const asList = (value: unknown): Lifecycle[] =>
  [value].flat().filter((item): item is Lifecycle => typeof item === 'function');

/**
 * The lifecycles a module exports, itself or under one of its names.
 * @throws ApplicationFailure when mount or unmount is missing, or the module needs a capability this page does not
 * offer
 */
export function readLifecycles(module: unknown, member?: string): Lifecycles {
  const whole = (module ?? {}) as Record<string, unknown>; // a module's namespace; its values are checked below
  const source = (member ? whole[member] : whole) as Record<string, unknown> | undefined;
  const missing = [whole.requires ?? []].flat().find((need) => !CAPABILITIES.some((offered) => offered === need));
  if (missing !== undefined)
    throw new ApplicationFailure('incompatible', `The module needs "${missing}", which this page does not offer.`);
  const found = {
    source: Object(source),
    bootstrap: asList(source?.bootstrap),
    mount: asList(source?.mount),
    unmount: asList(source?.unmount),
  };
  if (found.mount.length === 0 || found.unmount.length === 0)
    throw new ApplicationFailure('incompatible', 'The module exports no lifecycles.');
  return found;
}

/** One after the other; none begins after `ended`. Returns whether all of them ran. */
export async function runAll(lifecycles: readonly Lifecycle[], props: object, ended: AbortSignal): Promise<boolean> {
  for (const lifecycle of lifecycles) {
    if (ended.aborted) return false;
    await lifecycle(props);
  }
  return true;
}

/** As with single-spa, an application is bootstrapped once, however often it is mounted. */
const bootstrapped = new WeakSet<object>();

export async function bootstrapOnce({ source, bootstrap }: Lifecycles, props: object, ended: AbortSignal) {
  if (bootstrapped.has(source)) return;
  if (await runAll(bootstrap, props, ended)) bootstrapped.add(source);
}

/** @throws ApplicationFailure when the work exceeds the limit, by default that of a bootstrap or mount; what the work throws itself */
export async function inTime<Value>(
  work: Promise<Value>,
  limit: number = LIMITS.mountMs,
  reason: FailureReason = 'mountLate',
): Promise<Value> {
  try {
    return await withinDeadline(work, limit);
  } catch (cause) {
    if (cause instanceof DeadlineExceeded) throw new ApplicationFailure(reason, cause.message, cause);
    throw cause;
  }
}

/** A mount that has begun, whether or not it has finished. */
export interface RunningMount {
  lifecycles: Lifecycles;
  props: object;
  /** Whether all its lifecycles have run. */
  mounting: Promise<boolean>;
}

/**
 * Unmounts within the limit. A mount that is still running is awaited for a while, because what it adds would be left
 * over otherwise.
 * @throws what the unmount throws; but not after a mount that failed, which has been reported already
 */
export async function unmountInTime({ lifecycles, props, mounting }: RunningMount): Promise<void> {
  let wasMounted = false;
  const work = async () => {
    wasMounted = await withinDeadline(mounting, LIMITS.mountEndMs).catch(() => false);
    await runEach(lifecycles.unmount, props);
  };
  try {
    await withinDeadline(work(), LIMITS.unmountMs);
  } catch (cause) {
    if (wasMounted) throw cause;
  }
}

/** One after the other, even when one of them throws; the first error is thrown at the end. */
async function runEach(lifecycles: readonly Lifecycle[], props: object) {
  const errors: unknown[] = [];
  for (const lifecycle of lifecycles) {
    try {
      await lifecycle(props);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
