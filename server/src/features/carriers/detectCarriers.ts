import type { CandidateReason } from '@tracking-console/contract/shipments/carrierFields';
import type { CheckDigitState } from '@tracking-console/contract/shipments/shipmentConstants';
import type { Carrier } from './carrier.ts';
import { findCarrier, findPostalOperator } from './carriers.ts';
import { createLayoutIndex } from './layoutIndex.ts';
import { NUMBER_FORMATS } from './numberFormats.ts';
import { byLikelihood, partNamed, type Reading, readNumber } from './readNumber.ts';

export interface CarrierCandidate {
  carrier: Carrier;
  formatId: string;
  checkDigit: 'valid' | 'none';
  reason: CandidateReason;
  service: string | null;
}

export interface Detection {
  /** The likeliest first; none for a number whose check digit fits no format. */
  candidates: CarrierCandidate[];
  checkDigit: CheckDigitState;
}

const layoutsFor = createLayoutIndex(NUMBER_FORMATS);

/** A candidate with this share of the total likelihood counts as sure. */
const SURE = 0.9;
/** Powers of ten by which a carrier is likelier in its own country. */
const AT_HOME = 1;

/**
 * The carriers that may have issued a number (normalized), by its shape and check digit, and by the countries (alpha-2)
 * of origin and destination, if they are known.
 */
export function detectCarriers(number: string, countries: readonly string[] = []): Detection {
  const readings = readingsOf(number);
  const weighed = readings.flatMap((reading) => weigh(reading, countries));
  const candidates = uniqueByCarrier(weighed).sort((one, other) => other.likelihood - one.likelihood);
  return {
    candidates: candidates.map((candidate) => toCandidate(candidate, candidates)),
    checkDigit: candidates[0]?.checkDigit ?? (readings.length > 0 ? 'wrong' : 'unknown'),
  };
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

interface Weighed {
  reading: Reading;
  carrier: Carrier;
  checkDigit: CarrierCandidate['checkDigit'];
  isAtHome: boolean;
  likelihood: number;
}

function weigh(reading: Reading, countries: readonly string[]): Weighed[] {
  const carrier = carrierOf(reading);
  const { checkDigit } = reading;
  if (!carrier || checkDigit === 'wrong') return [];
  const isAtHome = countries.includes(carrier.countryIso);
  return [{ reading, carrier, checkDigit, isAtHome, likelihood: reading.likelihood + (isAtHome ? AT_HOME : 0) }];
}

function toCandidate(weighed: Weighed, all: readonly Weighed[]): CarrierCandidate {
  const { reading, carrier, checkDigit } = weighed;
  const reason = reasonFor(weighed, all);
  return { carrier, formatId: reading.format.id, checkDigit, reason, service: serviceOf(reading) };
}

function reasonFor({ checkDigit, isAtHome, likelihood }: Weighed, all: readonly Weighed[]): CandidateReason {
  const whole = all.reduce((sum, other) => sum + 10 ** (other.likelihood - likelihood), 0);
  if (checkDigit === 'valid' && 1 / whole >= SURE) return 'checkDigit';
  if (isAtHome) return 'country';
  return checkDigit === 'valid' ? 'sharedCheckDigit' : 'format';
}

function serviceOf(reading: Reading): string | null {
  return partNamed(reading, 'service')?.detail ?? partNamed(reading, 'application')?.detail ?? null;
}

function uniqueByCarrier(weighed: Weighed[]): Weighed[] {
  const seen = new Set<number>();
  return weighed.filter(({ carrier }) => !seen.has(carrier.key) && seen.add(carrier.key));
}
