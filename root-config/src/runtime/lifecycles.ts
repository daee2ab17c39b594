import { CAPABILITIES } from '@tracking-console/contract/applications';
import { DeadlineExceeded, withinDeadline } from './deadline.ts';
import { LIMITS } from './limits.ts';
import { ApplicationFailure, type FailureReason } from './states.ts';

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

/** One after the other; once `over`, none begins any more. Answers with whether all of them ran. */
export async function runAll(lifecycles: readonly Lifecycle[], props: object, over: AbortSignal): Promise<boolean> {
  for (const lifecycle of lifecycles) {
    if (over.aborted) return false;
    await lifecycle(props);
  }
  return true;
}

/** What has been bootstrapped: as with single-spa, that is done once, however often an application is mounted. */
const bootstrapped = new WeakSet<object>();

export async function bootstrapOnce({ source, bootstrap }: Lifecycles, props: object, over: AbortSignal) {
  if (bootstrapped.has(source)) return;
  if (await runAll(bootstrap, props, over)) bootstrapped.add(source);
}

/** @throws ApplicationFailure when it takes longer than it may, as long as a bootstrap or mount; whatever the work throws itself */
export async function inTime<Value>(
  work: Promise<Value>,
  limit: number = LIMITS.mount,
  reason: FailureReason = 'mountLate',
): Promise<Value> {
  try {
    return await withinDeadline(work, limit);
  } catch (cause) {
    if (cause instanceof DeadlineExceeded) throw new ApplicationFailure(reason, cause.message, cause);
    throw cause;
  }
}

/** A mount that was begun, whatever became of it. */
export interface Begun {
  lifecycles: Lifecycles;
  props: object;
  /** Whether it has come to its end. */
  mounting: Promise<boolean>;
}

/**
 * Unmounts within the limit. A mount that is still running is awaited for a while, because what it adds would be left
 * over otherwise.
 * @throws whatever went wrong with unmounting; a mount that failed has been reported already
 */
export async function takeAway({ lifecycles, props, mounting }: Begun): Promise<void> {
  let stood = false;
  const work = async () => {
    stood = await withinDeadline(mounting, LIMITS.settle).catch(() => false);
    await runEach(lifecycles.unmount, props);
  };
  try {
    await withinDeadline(work(), LIMITS.unmount);
  } catch (cause) {
    if (stood) throw cause;
  }
}

/** One after the other, whatever one of them throws; the first such error in the end. */
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
