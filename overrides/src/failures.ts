import type { Override } from './stored.ts';

export interface Failure extends Override {
  /** For people who build modules, so only in English. */
  reason: string;
  /** The page still shows what failed, until it is loaded again. */
  isShown: boolean;
}

const KEY = 'tc-overrides-failed';

/** A failed override is taken out of the tool's storage; this tab remembers it, so that it can be had again. */
export function readFailures(storage: Storage): Failure[] {
  try {
    const failures: Failure[] = JSON.parse(storage.getItem(KEY) ?? '[]'); // written below
    return failures.map((failure) => ({ ...failure, isShown: false }));
  } catch {
    return [];
  }
}

export function writeFailures(storage: Storage, failures: readonly Failure[]): void {
  if (failures.length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(failures));
}
