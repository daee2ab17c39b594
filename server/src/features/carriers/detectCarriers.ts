import type { CheckDigitState } from '@tracking-console/contract/shipmentConstants';
import type { Carrier } from './carrier.ts';
import { findCarrier, findPostalOperator } from './carriers.ts';
import { NUMBER_FORMATS } from './numberFormats.ts';
import { createRecognizer, type Recognition } from './recognizer.ts';

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

const recognizers = NUMBER_FORMATS.map(createRecognizer);

/** Which carriers may have given out a number (normalized), by its shape and check digit. */
export function detectCarriers(number: string): Detection {
  const recognitions = recognizers.flatMap((recognize) => recognize(number) ?? []);
  const fitting = recognitions.filter(({ checkDigit }) => checkDigit !== 'wrong').sort(byLikelihood);
  const candidates = uniqueByCarrier(fitting.flatMap(candidate));
  return { candidates, checkDigit: candidates[0]?.checkDigit ?? (recognitions.length > 0 ? 'wrong' : 'unknown') };
}

/** A right check digit says more than any shape. */
function byLikelihood(one: Recognition, other: Recognition): number {
  const checked = Number(other.checkDigit === 'valid') - Number(one.checkDigit === 'valid');
  return checked || other.certainty - one.certainty;
}

function candidate({ format, checkDigit, service, country }: Recognition): CarrierCandidate[] {
  const carrier = format.carrier === 'country' ? findPostalOperator(country ?? '') : findCarrier(format.carrier);
  if (!carrier || checkDigit === 'wrong') return [];
  return [{ carrier, formatId: format.id, checkDigit, service }];
}

function uniqueByCarrier(candidates: CarrierCandidate[]): CarrierCandidate[] {
  const seen = new Set<number>();
  return candidates.filter(({ carrier }) => !seen.has(carrier.key) && seen.add(carrier.key));
}
