import { KEYS } from '../features/carriers/courierKeys.ts';
import { generateNumber, generatePostalNumber } from '../features/carriers/generateNumber.ts';
import { formatsOfCarrier } from '../features/carriers/numberFormats.ts';
import { pick } from '../features/carriers/pieces.ts';
import { USPS } from '../features/carriers/postalOperators.ts';
import { type Random, weighted } from '../features/journeys/sandbox/random.ts';

type Source = (random: Random) => string;

const ofCarrier =
  (key: number): Source =>
  (random) =>
    generateNumber(pick(formatsOfCarrier(key), random), random);
const ofPost =
  (countryIso: string): Source =>
  (random) =>
    generatePostalNumber(countryIso, random);

/** The parcels of a shop or a household: of domestic carriers, and letters and parcels from abroad. */
const SOURCES: readonly (readonly [Source, number])[] = [
  [ofCarrier(KEYS.ups), 14],
  [ofCarrier(USPS), 12],
  [ofCarrier(KEYS.fedex), 12],
  [ofCarrier(KEYS.yunexpress), 12],
  [ofPost('CN'), 10],
  [ofCarrier(KEYS.dhlExpress), 8],
  [ofCarrier(KEYS.amazon), 5],
  [ofCarrier(KEYS.ontrac), 4],
  [ofPost('GB'), 4],
  [ofPost('DE'), 4],
  [ofCarrier(KEYS.dpd), 4],
  [ofPost('JP'), 3],
  [ofPost('FR'), 2],
  [ofPost('KR'), 2],
  [ofCarrier(KEYS.purolator), 2],
  [ofPost('NL'), 1],
  [ofPost('CH'), 1],
];

export function randomNumber(random: Random): string {
  return weighted(random, SOURCES)(random);
}

/** A letter's number with one digit mistyped. */
export function randomMistypedNumber(random: Random): string {
  const number = generatePostalNumber('CN', random);
  const check = (Number(number.charAt(10)) + 1) % 10;
  return `${number.slice(0, 10)}${check}${number.slice(11)}`;
}
