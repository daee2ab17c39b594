import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { refuse } from './refusal.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether another user has changed one of the values since `base`. Values without a base are not compared. */
export function isChangedMeanwhile(stored: Values, base: Values, change: Values): boolean {
  return Object.keys(change).some(
    (name) => name in base && !isSame(stored[name], base[name]) && !isSame(stored[name], change[name]),
  );
}

/** @param now the present values, which the caller needs before it tries again */
export const changedMeanwhile = (now: unknown) =>
  refuse(SHIPMENT_CODES.changedMeanwhile, 'It has been changed meanwhile.', now);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
