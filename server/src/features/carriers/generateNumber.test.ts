import { isTrackingNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../../../testing/furtherIt.ts';
import { expectedCheck, serialWeights } from './checkDigit.ts';
import { compileLayouts } from './compiledLayout.ts';
import { detectCarriers } from './detectCarriers.ts';
import { generateNumber, generatePostalNumber } from './generateNumber.ts';
import type { NumberFormat } from './numberFormat.ts';
import { NUMBER_FORMATS } from './numberFormats.ts';
import { POSTAL_OPERATORS } from './postalOperators.ts';
import { byLikelihood, type Reading, readNumber } from './readNumber.ts';

/** Repeatable random values, as Math.random gives them. */
const random = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => Number(stream.next().value));

/** The best that a format alone makes of a number. */
function recognize(format: NumberFormat, number: string): Reading | undefined {
  const readings = compileLayouts(format).flatMap((layout) => readNumber(layout, number) ?? []);
  return readings.sort(byLikelihood)[0];
}

const candidates = (number: string) => detectCarriers(number).candidates.map(({ carrier }) => carrier.key);

describe.each(NUMBER_FORMATS.map((format) => [format.id, format] as const))('%s', (_id, format) => {
  it('PG-1a recognizes every number it generates', () => {
    fc.assert(
      fc.property(random, (draw) => {
        const number = generateNumber(format, draw);
        expect(isTrackingNumber(number)).toBe(true);
        expect(recognize(format, number)?.checkDigit).toBe(format.checksum ? 'valid' : 'none');
        const named = candidates(number);
        expect(format.carrier === 'country' || named.includes(format.carrier)).toBe(true);
      }),
    );
  });
});

it.each(POSTAL_OPERATORS.map(({ countryIso, key }) => [countryIso, key]))(
  'PG-1a recognizes the numbers of the post of %s',
  (countryIso, key) => {
    fc.assert(fc.property(random, (draw) => candidates(generatePostalNumber(String(countryIso), draw))[0] === key));
  },
);

/** A number, and the same with another digit at a place that the check digit guards. */
interface Mistake {
  number: string;
  mistaken: string;
}

/** Numbers of the format, each with one guarded digit, or the check digit itself, changed to another digit. */
function mistakes(format: NumberFormat): fc.Arbitrary<Mistake> {
  return fc.tuple(random, fc.nat(), fc.integer({ min: 1, max: 9 })).map(([draw, at, distance]) => {
    const number = generateNumber(format, draw);
    const places = guardedPlaces(format, number);
    const place = places[at % places.length] ?? 0;
    const digit = (Number(number.charAt(place)) + distance) % 10;
    return { number, mistaken: `${number.slice(0, place)}${digit}${number.slice(place + 1)}` };
  });
}

function guardedPlaces(format: NumberFormat, number: string): number[] {
  const roles = recognize(format, number)?.parts.flatMap(({ role, text }) => [...text].map(() => role)) ?? [];
  const isGuarded = (place: number) => roles[place] !== 'around' && /\d/.test(number.charAt(place));
  return roles.flatMap((_, place) => (isGuarded(place) ? place : []));
}

/** Left out: what has become a number of another length behind a longer postal code, and what the arithmetic cannot see. */
function isComparable(format: NumberFormat, right: Reading, wrong: Reading): boolean {
  if (right.serial === wrong.serial) return true;
  return right.serial.length === wrong.serial.length && !isInvisible(format, right.serial, wrong.serial);
}

/** Whether the arithmetic cannot see a change of the serial number; a few pairs of digits look alike to the weaker sums. */
function isInvisible(format: NumberFormat, serial: string, changed: string): boolean {
  const { checksum, assumedStart = '' } = format;
  const place = [...serial].findIndex((character, position) => character !== changed.charAt(position));
  const distance = Math.abs(Number(serial.charAt(place)) - Number(changed.charAt(place)));
  const check = expectedCheck(format, serial);
  const weight = serialWeights(format, serial)?.[place] ?? 0;
  // With the assumed start, or without it, every later digit counts differently.
  if (serial.startsWith(assumedStart) !== changed.startsWith(assumedStart)) return true;
  switch (checksum?.kind) {
    case 'mod10':
      return (weight * distance) % 10 === 0;
    case 'mod7':
      return distance === 7;
    // Of the eleven remainders, two share one digit.
    case 's10':
      return check === '5';
    // Where both divisions are by ten, as in the plain sums.
    case 'weighted':
      return checksum.modulo === checksum.final ? (weight * distance) % checksum.final === 0 : check === '0';
    // Products whose tens and ones add up to the same, but for full tens.
    case 'digitSums':
      return (
        (tensAndOnes(weight * Number(serial.charAt(place))) - tensAndOnes(weight * Number(changed.charAt(place)))) %
          10 ===
        0
      );
    default:
      return false;
  }
}

const tensAndOnes = (product: number) => Math.floor(product / 10) + (product % 10);

const checked = NUMBER_FORMATS.filter(({ checksum }) => checksum);

describe.each(checked.map((format) => [format.id, format] as const))('%s with a mistake', (_id, format) => {
  it('PG-1a is not recognized as of its format, but for what its arithmetic cannot see', () => {
    fc.assert(
      fc.property(mistakes(format), ({ number, mistaken }) => {
        const [right, wrong] = [recognize(format, number), recognize(format, mistaken)];
        fc.pre(!right || !wrong || isComparable(format, right, wrong));
        expect(wrong?.checkDigit).not.toBe('valid');
      }),
      { numRuns: PROPERTY_RUNS / 20 }, // of each format
    );
  });
});
