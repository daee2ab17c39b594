import fc from 'fast-check';
import { isRounded } from './roundedNumber.ts';

it.each([
  '9.4E+21',
  '9,40011E+21',
  '9.400111206206406E21',
  '94E+20',
  '9400111206206406400000000',
  '940011120620640000000',
])('PG-2f knows %s as rounded', (text) => expect(isRounded(text)).toBe(true));

it.each([
  '9400111206206406260787',
  '1234567890123450',
  '1234567890123400',
  '00340433836442636590',
  '1000000000',
  '000000',
  '9E10',
  'RB123456785GB',
  '94E20',
  '',
])('PG-2f takes %j as it is', (text) => expect(isRounded(text)).toBe(false));

it('PG-2f knows every long number that went through a spreadsheet', () => {
  // The digit before the zeros is one of fifteen; a number of sixteen digits is recognized by three zeros alone.
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{16,34}$/), (number) => {
      expect(isRounded(number.slice(0, 15).padEnd(number.length, '0'))).toBe(true);
    }),
  );
});
