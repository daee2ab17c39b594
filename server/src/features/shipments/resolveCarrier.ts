import { statusOfTestNumber, TEST_CARRIER } from '@tracking-console/contract/api/testNumbers';
import type { CheckDigitState } from '@tracking-console/contract/shipments/shipmentConstants';
import type { SubStatus } from '@tracking-console/contract/shipments/statuses';
import { findCarrier, NO_CARRIER } from '../carriers/carriers.ts';
import { type CarrierCandidate, detectCarriers } from '../carriers/detectCarriers.ts';
import { type AdditionalFields, CARRIER_ORIGINS, type CarrierOrigin } from './model/shipmentColumns.ts';

export interface ResolvedCarrier {
  carrier: number;
  carrierOrigin: CarrierOrigin;
  checkDigit: CheckDigitState;
}

/**
 * The carrier of a new shipment; null if the given one does not exist. A given carrier is never overruled. The known
 * countries of the shipment decide if the number alone cannot, and before them the customer's `priority`.
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
    return { carrier: given, carrierOrigin: CARRIER_ORIGINS[verified ? 'verified' : 'guessed'], checkDigit };
  }
  const [best] = byPriority(candidates, priority);
  if (!best) return { carrier: NO_CARRIER, carrierOrigin: CARRIER_ORIGINS.guessed, checkDigit };
  const carrierOrigin = CARRIER_ORIGINS[best.reason === 'checkDigit' ? 'detected' : 'guessed'];
  return { carrier: best.carrier.key, carrierOrigin, checkDigit };
}

/** A number of the sandbox belongs to any carrier that is named. */
function resolveTestNumber(status: SubStatus, given = NO_CARRIER): ResolvedCarrier | null {
  const carrier = given === NO_CARRIER ? TEST_CARRIER : given;
  if (!findCarrier(carrier)) return null;
  const checkDigit = status === 'NotFound_InvalidCode' ? 'wrong' : 'none';
  return { carrier, carrierOrigin: CARRIER_ORIGINS.detected, checkDigit };
}

/** In the customer's own order, unless the check digit proves whose number it is. */
export function byPriority(candidates: readonly CarrierCandidate[], priority: readonly number[]): CarrierCandidate[] {
  if (candidates[0]?.reason === 'checkDigit') return [...candidates];
  const first = priority.flatMap((key) => candidates.find(({ carrier }) => carrier.key === key) ?? []);
  return [...new Set([...first, ...candidates])];
}

type Countries = Pick<AdditionalFields, 'destination_country' | 'origin_country'>;

export const countryCodes = ({ destination_country = '', origin_country = '' }: Countries): string[] =>
  [destination_country, origin_country].filter(Boolean).map((country) => country.toUpperCase());
