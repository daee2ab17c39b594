import fc from 'fast-check';
import { isNumber, numbersIn } from './numbersIn.ts';
import { isRounded } from './roundedNumber.ts';

/** A number as carriers print it: at least eight letters and digits, one digit at the least. */
const trackingNumber = fc
  .tuple(fc.stringMatching(/^[A-Z]{0,2}$/), fc.stringMatching(/^[0-9]{8,30}$/), fc.stringMatching(/^[A-Z]{0,2}$/))
  .map((parts) => parts.join(''));
const separator = fc.constantFrom(
  '\n',
  '\r\n',
  ', ',
  ';',
  '\t',
  ' ',
  '  ',
  ' | ',
  '/',
  '、',
  '，',
  ' ; ',
  '\u3000',
  '\u00a0',
);

describe('numbersIn', () => {
  it('PG-1a finds every number whatever stands between them, each once, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(trackingNumber, separator), { maxLength: 45 }), (pairs) => {
        const text = pairs.map(([number, between]) => number + between).join('');
        expect(numbersIn(text)).toEqual([...new Set(pairs.map(([number]) => number))]);
      }),
    );
  });

  it('PG-2h joins the groups of a number that is written in groups, in whatever case', () => {
    expect(numbersIn('rb 123 456 785 cn')).toEqual(['RB123456785CN']);
    expect(numbersIn('9400 1000 0000 0000 0000 00')).toEqual(['9400100000000000000000']);
    expect(numbersIn('1Z 999 AA1 01 2345 6784\nRB123456785CN')).toEqual(['1Z999AA10123456784', 'RB123456785CN']);
  });

  it('PG-1a leaves out the words around a number, and keeps what only looks too short', () => {
    expect(numbersIn('Your order no. RB123456785CN has left')).toEqual(['RB123456785CN']);
    expect(numbersIn('单号：RB123456785CN。')).toEqual(['RB123456785CN']);
    expect(numbersIn('RB123456785CN\nAB12')).toEqual(['RB123456785CN', 'AB12']);
  });

  it('PG-2h reads full-width letters, typographic hyphens and invisible marks as what they mean', () => {
    expect(numbersIn('ＲＢ１２３４５６７８５ＣＮ')).toEqual(['RB123456785CN']);
    expect(numbersIn('\ufeff020–12345675')).toEqual(['020-12345675']);
    expect(numbersIn('RB1234\u200b56785CN')).toEqual(['RB123456785CN']);
    expect(numbersIn('\u202aRB1234\u202d56785CN\u202c')).toEqual(['RB123456785CN']);
    expect(numbersIn('="9400111206206406260787"')).toEqual(['9400111206206406260787']);
  });

  it('PG-2h keeps a number that a spreadsheet has shortened in one piece, which is none', () => {
    const shortened = numbersIn('9.40011E+21\n9,40011E+21; RB123456785CN');
    expect(shortened).toEqual(['9.40011E+21', '9,40011E+21', 'RB123456785CN']);
    expect(shortened.map(isNumber)).toEqual([false, false, true]);
    expect(numbersIn('12345678,940011E5')).toEqual(['12345678', '940011E5']);
  });

  it('PG-2h yields letters, digits and hyphens alone from any text, and finds the same in its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const numbers = numbersIn(text);
        const whole = numbers.filter((number) => !isRounded(number));
        expect(whole.filter((number) => !/^[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?$/.test(number))).toEqual([]);
        expect(numbersIn(numbers.join('\n'))).toEqual(numbers);
      }),
    );
  });
});

it.each([
  ['ABC12', true],
  ['AB12', false],
  ['A'.repeat(50), true],
  ['A'.repeat(51), false],
  ['020-12345675', true],
  ['RB_123456', false],
])('PG-2h takes %s as a number: %s', (text, expected) => {
  expect(isNumber(text)).toBe(expected);
});
