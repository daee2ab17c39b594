import { findCarrier } from './carriers.ts';
import { carrierOf, readingsOf } from './detectCarriers.ts';

/** Where the carrier itself shows the shipment; null where no such page is known. */
export function trackingPage(key: number, number: string): string | null {
  const carrier = findCarrier(key);
  if (!carrier?.trackingUrlTemplate) return null;
  const reading = readingsOf(number).find((known) => known.checkDigit !== 'wrong' && carrierOf(known) === carrier);
  const tracked = number.slice(...(reading?.format.tracked ?? []));
  return carrier.trackingUrlTemplate.replace('{number}', encodeURIComponent(tracked));
}
