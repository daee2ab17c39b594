import { isCreditCode, readVatNumber } from './taxNumbers.ts';

it.each(['91350100M000100Y43', '91110000600037341L'])(
  'PG-5b accepts the taxpayer code %s by its check digit',
  (code) => {
    expect(isCreditCode(code)).toBe(true);
  },
);

it('PG-5b refuses a taxpayer code with another check digit, with two digits changed, or of other characters', () => {
  const code = '91350100M000100Y43';
  for (const last of '012456789ABCDEFGHJKLMNPQRTUWXY')
    expect(isCreditCode(code.slice(0, 17) + last)).toBe(last === code.at(17));
  for (const other of ['91530100M000100Y43', '91350100I000100Y43', '91350100M000100Y4', '', code.toLowerCase()])
    expect(isCreditCode(other)).toBe(false);
});

it('PG-5b finds every single wrong character', () => {
  const code = '91350100M000100Y43';
  for (let place = 0; place < 18; place += 1) {
    const other = code.charAt(place) === '7' ? '8' : '7';
    expect(isCreditCode(code.slice(0, place) + other + code.slice(place + 1))).toBe(false);
  }
});

it.each([
  ['DE', 'DE123456789', 'DE123456789'],
  ['DE', ' de 123 456 789 ', 'DE123456789'],
  ['DE', '123456789', 'DE123456789'],
  ['GR', 'EL123456789', 'EL123456789'],
  ['AT', 'ATU12345678', 'ATU12345678'],
  ['NL', 'NL123456789B01', 'NL123456789B01'],
  ['ES', 'ESX1234567L', 'ESX1234567L'],
  ['FR', 'FRAB123456789', 'FRAB123456789'],
  ['IE', 'IE1234567WA', 'IE1234567WA'],
])('PG-5c reads the VAT number of %s from %s', (country, given, number) => {
  expect(readVatNumber(given, country)).toBe(number);
});

it.each([
  ['DE', 'DE12345678'],
  ['DE', 'FR12345678901'],
  ['GR', 'GR123456789'],
  ['AT', 'AT12345678'],
  ['ES', 'ES123456789'],
  ['NL', 'NL123456789001'],
  ['US', 'US123456789'],
])('PG-5c refuses for %s the VAT number %s', (country, given) => {
  expect(readVatNumber(given, country)).toBeNull();
});
