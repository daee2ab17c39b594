import fc from 'fast-check';
import { type Checksum, checkCharacter } from './checksums.ts';
import { detectCarriers } from './detectCarriers.ts';
import { generateNumber, generatePostalNumber } from './generateNumber.ts';
import { NUMBER_FORMATS } from './numberFormats.ts';
import { POSTAL_OPERATORS } from './postalOperators.ts';
import { createRecognizer } from './recognizer.ts';
import { isTrackingNumber } from './trackingNumber.ts';

/** Repeatable draws, as Math.random gives them. */
const random = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => Number(stream.next().value));

const candidates = (number: string) => detectCarriers(number).candidates.map(({ carrier }) => carrier.key);

describe.each(NUMBER_FORMATS.map((format) => [format.id, format] as const))('%s', (_id, format) => {
  it('PG-1a recognizes every number it generates', () => {
    const recognize = createRecognizer(format);
    fc.assert(
      fc.property(random, (draw) => {
        const number = generateNumber(format, draw);
        expect(isTrackingNumber(number)).toBe(true);
        expect(recognize(number)?.checkDigit).toBe(format.checksum ? 'valid' : 'none');
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

/** One digit of a serial number becomes another one. */
interface Change {
  position: number;
  distance: number;
  check: string;
}

/** Whether the arithmetic promises that the change shows; a few pairs of digits look alike to the weaker sums. */
function promises(checksum: Checksum, { position, distance, check }: Change): boolean {
  switch (checksum.kind) {
    case 'mod10':
      return (position % 2 === 0 ? checksum.even : checksum.odd) !== 2 || distance !== 5;
    case 'mod7':
      return distance !== 7;
    // Of the eleven remainders, two share one digit.
    case 's10':
      return check !== '5';
    case 'weighted':
      return check !== '0';
    default:
      return true;
  }
}

const checksums = new Map(
  NUMBER_FORMATS.flatMap(({ id, checksum }) => (checksum ? [[JSON.stringify(checksum), { id, checksum }]] : [])),
);

describe.each([...checksums.values()].map(({ id, checksum }) => [id, checksum] as const))(
  'the checksum of %s',
  (_id, checksum) => {
    const length = checksum.kind === 'weighted' ? checksum.weights.length : 8;
    const digit = fc.integer({ min: 0, max: 9 });
    const serials = fc.array(digit, { minLength: length, maxLength: length });

    it('PG-1a sees one changed digit', () => {
      fc.assert(
        fc.property(serials, fc.nat(length - 1), digit, (serial, position, digit) => {
          const distance = Math.abs((serial[position] ?? 0) - digit);
          const check = checkCharacter(checksum, serial.join(''));
          fc.pre(distance > 0 && promises(checksum, { position, distance, check }));
          expect(checkCharacter(checksum, serial.with(position, digit).join(''))).not.toBe(check);
        }),
      );
    });
  },
);
