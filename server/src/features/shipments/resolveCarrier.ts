import type { CheckDigitState } from '@tracking-console/contract/shipmentConstants';
import type { SubStatus } from '@tracking-console/contract/statuses';
import { statusOfTestNumber, TEST_CARRIER } from '@tracking-console/contract/testNumbers';
import { findCarrier, NO_CARRIER } from '../carriers/carriers.ts';
import { type CarrierCandidate, detectCarriers } from '../carriers/detectCarriers.ts';
import type { AdditionalFields } from './model/shipmentColumns.ts';

export interface ResolvedCarrier {
  carrier: number;
  /** Who chose it: 1 detected, 2 given and verified, 3 a guess. */
  carrierOrigin: 1 | 2 | 3;
  checkDigit: CheckDigitState;
}

/**
 * Which carrier a new shipment gets; null when the given one does not exist. A given carrier is never overruled. What is
 * known of the shipment's countries decides where the number alone cannot, and before that the customer's `priority`.
 */
export function resolveCarrier(
  number: string,
  given?: number,
  countries: Countries = {},
  priority: readonly number[] = [],
): ResolvedCarrier | null {
  const testStatus = statusOfTestNumber(number);
  if (testStatus) return resolveTestNumber(testStatus, given);
  const { candidates, checkDigit } = detectCarriers(number, countryCodes(countries));
  if (given !== undefined && given !== NO_CARRIER) {
    if (!findCarrier(given)) return null;
    const verified = candidates.some(({ carrier }) => carrier.key === given);
    return { carrier: given, carrierOrigin: verified ? 2 : 3, checkDigit };
  }
  const [best] = byPriority(candidates, priority);
  if (!best) return { carrier: NO_CARRIER, carrierOrigin: 3, checkDigit };
  return { carrier: best.carrier.key, carrierOrigin: best.reason === 'checkDigit' ? 1 : 3, checkDigit };
}

/** A number of the sandbox is of whatever carrier is named. */
function resolveTestNumber(status: SubStatus, given = NO_CARRIER): ResolvedCarrier | null {
  const carrier = given === NO_CARRIER ? TEST_CARRIER : given;
  if (!findCarrier(carrier)) return null;
  return { carrier, carrierOrigin: 1, checkDigit: status === 'NotFound_InvalidCode' ? 'wrong' : 'none' };
}

/** In the customer's own order, where the number does not say for sure whose it is. */
export function byPriority(candidates: readonly CarrierCandidate[], priority: readonly number[]): CarrierCandidate[] {
  if (candidates[0]?.reason === 'checkDigit') return [...candidates];
  const first = priority.flatMap((key) => candidates.find(({ carrier }) => carrier.key === key) ?? []);
  return [...new Set([...first, ...candidates])];
}

type Countries = Pick<AdditionalFields, 'destination_country' | 'origin_country'>;

export const countryCodes = ({ destination_country = '', origin_country = '' }: Countries): string[] =>
  [destination_country, origin_country].filter(Boolean).map((country) => country.toUpperCase());
