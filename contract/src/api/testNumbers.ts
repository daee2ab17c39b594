import { SUB_STATUSES, type SubStatus } from '../shipments/statuses.ts';

/** Numbers of the sandbox that play a journey to one status within a minute of their registration. */

const PREFIX = 'SANDBOX-';

/** Whose they are where no carrier is given: Royal Mail. */
export const TEST_CARRIER = 11031;

/** The sub-status that each one ends in. What follows another hyphen is the caller's own, so that it can be played again. */
export const testNumberOf = (subStatus: SubStatus): string => PREFIX + subStatus.toUpperCase().replace('_', '-');

/** Undefined: the number is an ordinary one. */
export function statusOfTestNumber(number: string): SubStatus | undefined {
  if (!number.startsWith(PREFIX)) return undefined;
  const statuses = Object.values(SUB_STATUSES).flat();
  return statuses.find((status) => `${number}-`.startsWith(`${testNumberOf(status)}-`));
}
