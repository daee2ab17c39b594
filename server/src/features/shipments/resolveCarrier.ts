import type { CheckDigitState } from '@tracking-console/contract/shipmentConstants';
import { findCarrier, NO_CARRIER } from '../carriers/carriers.ts';
import { detectCarriers } from '../carriers/detectCarriers.ts';

export interface ResolvedCarrier {
  carrier: number;
  /** 1 detected, 2 given and verified, 3 a guess. */
  origin: 1 | 2 | 3;
  checkDigit: CheckDigitState;
}

/** Which carrier a new shipment gets; null when the given one does not exist. A given carrier is never overruled. */
export function resolveCarrier(number: string, given?: number): ResolvedCarrier | null {
  const { candidates, checkDigit } = detectCarriers(number);
  if (given !== undefined && given !== NO_CARRIER) {
    if (!findCarrier(given)) return null;
    const verified = candidates.some(({ carrier }) => carrier.key === given);
    return { carrier: given, origin: verified ? 2 : 3, checkDigit };
  }
  const [best] = candidates;
  if (!best) return { carrier: NO_CARRIER, origin: 3, checkDigit };
  return { carrier: best.carrier.key, origin: best.checkDigit === 'valid' ? 1 : 3, checkDigit };
}
