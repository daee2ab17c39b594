import { countryCodes } from '@tracking-console/contract/values/countryCodes';
import { countries } from 'countries-list';
import { validateCompanyInfo, withoutChinese } from './companyInfo.ts';
import { dialCode } from './dialCodes.ts';

const good = { companyName: 'Acme', companyUrl: '', phone: '12345', mark: '', agreed: true };
const errors = (changes: object, country = 'us') => validateCompanyInfo({ ...good, ...changes }, country);

it.each([
  ['', 'validation.required'],
  ['   ', 'validation.required'],
  ['ab', 'validation.companyName'],
  [' ab ', 'validation.companyName'],
  ['abc', undefined],
  ['x'.repeat(250), undefined],
  ['x'.repeat(251), 'validation.companyName'],
])('VA-1 company name %j', (companyName, expected) => expect(errors({ companyName }).companyName).toBe(expected));

it.each([
  ['us', '', 'validation.required'],
  ['us', '1234', 'validation.phoneLength'],
  ['us', '12345', undefined],
  ['us', '1'.repeat(15), undefined],
  ['us', '1'.repeat(16), 'validation.phoneLength'],
  ['us', '12a45', 'validation.phoneLength'],
  ['cn', '13800138000', undefined],
  ['CN', '23800138000', 'validation.phone'],
  ['cn', '1380013800', 'validation.phone'],
])('VA-2 phone in %s: %j', (country, phone, expected) => expect(errors({ phone }, country).phone).toBe(expected));

it.each([
  ['', undefined],
  ['a.example', 'validation.companyUrl'],
  ['abc.example', undefined],
  ['x'.repeat(251), 'validation.companyUrl'],
])('VA-3 website %j', (companyUrl, expected) => expect(errors({ companyUrl }).companyUrl).toBe(expected));

it('VA-3 strips Chinese characters', () =>
  expect(withoutChinese('https://例子.example/公司a')).toBe('https://.example/a'));

it('VA-4 wants the agreement and caps the remark', () => {
  expect(errors({ agreed: false })).toEqual({ agreed: 'validation.agreement' });
  expect(errors({ mark: 'x'.repeat(251) })).toEqual({ mark: 'validation.invalid' });
});

it('VA-5 knows dial codes', () => {
  const codes = { us: '+1', cn: '+86', gb: '+44', de: '+49', in: '+91', do: '+1', xk: '+383', PR: '+1', cw: '+599' };
  expect(Object.keys(codes).map(dialCode)).toEqual(Object.values(codes));
  expect(['xx', '', 'toString', '__proto__'].map(dialCode)).toEqual([undefined, undefined, undefined, undefined]);
});

it('VA-5 names every country that has a dial code', () => {
  expect(countryCodes).toEqual(Object.keys(countries));
  for (const country of countryCodes) expect(dialCode(country)).toMatch(/^\+[1-9]\d{0,2}$/);
});
