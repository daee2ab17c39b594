import type { CheckDigitState } from '@tracking-console/contract/shipmentConstants';
import type { Carrier } from './carrier.ts';
import { findCarrier, findPostalOperator } from './carriers.ts';
import { createLayoutIndex } from './layoutIndex.ts';
import { NUMBER_FORMATS } from './numberFormats.ts';
import { byLikelihood, partNamed, type Reading, readNumber } from './readNumber.ts';

export interface CarrierCandidate {
  carrier: Carrier;
  formatId: string;
  checkDigit: 'valid' | 'none';
  service: string | null;
}

export interface Detection {
  /** Best first; none for a number whose check digit fits no format. */
  candidates: CarrierCandidate[];
  checkDigit: CheckDigitState;
}

const layoutsFor = createLayoutIndex(NUMBER_FORMATS);

/** Which carriers may have given out a number (normalized), by its shape and check digit. */
export function detectCarriers(number: string): Detection {
  const readings = readingsOf(number);
  const candidates = uniqueByCarrier(readings.flatMap(candidate));
  return { candidates, checkDigit: candidates[0]?.checkDigit ?? (readings.length > 0 ? 'wrong' : 'unknown') };
}

/** All that the known formats make of a number, the likeliest first. */
export function readingsOf(number: string): Reading[] {
  return layoutsFor(number)
    .flatMap((layout) => readNumber(layout, number) ?? [])
    .sort(byLikelihood);
}

export function carrierOf(reading: Reading): Carrier | undefined {
  const { carrier } = reading.format;
  return carrier === 'country' ? findPostalOperator(partNamed(reading, 'country')?.text ?? '') : findCarrier(carrier);
}

function candidate(reading: Reading): CarrierCandidate[] {
  const { format, checkDigit } = reading;
  const carrier = carrierOf(reading);
  if (!carrier || checkDigit === 'wrong') return [];
  return [{ carrier, formatId: format.id, checkDigit, service: serviceOf(reading) }];
}

function serviceOf(reading: Reading): string | null {
  return partNamed(reading, 'service')?.says ?? partNamed(reading, 'application')?.says ?? null;
}

function uniqueByCarrier(candidates: CarrierCandidate[]): CarrierCandidate[] {
  const seen = new Set<number>();
  return candidates.filter(({ carrier }) => !seen.has(carrier.key) && seen.add(carrier.key));
}
