import type { ShipmentWithJourney } from '../../model/shipments/shipmentDetail.ts';

/** Why no carrier has told anything about a number, as far as we can know it. */
export type Reason = 'missing' | 'checkDigit' | 'carrier' | 'asking' | 'new';

type Known = Pick<ShipmentWithJourney, 'missingFields' | 'checkDigit' | 'carriers' | 'isBeingAsked'>;

/** The likeliest reason: what the customer can mend comes first. */
export function whyNotFound({ missingFields, checkDigit, carriers, isBeingAsked }: Known): Reason {
  if (missingFields.length > 0) return 'missing';
  if (checkDigit === 'wrong') return 'checkDigit';
  if (carriers.length === 0) return 'carrier';
  return isBeingAsked ? 'asking' : 'new';
}
