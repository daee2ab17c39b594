import { EMPTY_DETAILS, faultsIn, type InvoiceDetails, tidyDetails } from './invoiceRules.ts';

const ORDINARY: InvoiceDetails = {
  ...EMPTY_DETAILS,
  kind: 'Ordinary',
  title: '示例科技有限公司',
  taxNo: '91350100M000100Y43',
  email: 'a@example.com',
};
const SPECIAL: InvoiceDetails = {
  ...ORDINARY,
  kind: 'Special',
  bank: '示例银行',
  bankAccount: '6222 0000 1111',
  address: '福州市示例路1号',
  phone: '0591-12345678',
};
const ABROAD: InvoiceDetails = {
  ...EMPTY_DETAILS,
  kind: 'International',
  title: 'Example GmbH',
  taxNo: 'de 123456789',
  country: 'DE',
  address: 'Beispielstraße 1, 10115 Berlin',
  email: 'a@example.com',
};

const check = (details: InvoiceDetails, changes: Partial<InvoiceDetails> = {}, note = '') =>
  faultsIn(tidyDetails({ ...details, ...changes }), note);

it.each([ORDINARY, SPECIAL, ABROAD])('PG-5b accepts complete details of kind $kind', (details) => {
  expect(check(details)).toEqual({});
});

it.each([
  [ORDINARY, { taxNo: '' }, { taxNo: 'required' }],
  [ORDINARY, { taxNo: '91350100M000100Y44' }, { taxNo: 'checkDigit' }],
  [ORDINARY, { taxNo: '1234567890123456' }, { taxNo: 'taxNo' }],
  [ORDINARY, { title: '张' }, { title: 'length' }],
  [ORDINARY, { title: 'x'.repeat(101) }, { title: 'length' }],
  [ORDINARY, { title: 'A\u202eB' }, { title: 'letters' }],
  [ORDINARY, { email: 'nobody' }, { email: 'email' }],
  [SPECIAL, { titleType: 'Personal' }, { titleType: 'companyOnly' }],
  [
    SPECIAL,
    { bank: '', bankAccount: '', address: '', phone: '' },
    { bank: 'required', bankAccount: 'required', address: 'required', phone: 'required' },
  ],
  [SPECIAL, { bankAccount: '12345' }, { bankAccount: 'account' }],
  [SPECIAL, { phone: 'none' }, { phone: 'phone' }],
  [ABROAD, { country: '' }, { country: 'required' }],
  [ABROAD, { taxNo: 'DE12345678' }, { taxNo: 'vat' }],
  [ABROAD, { title: 'บริษัท' }, { title: 'letters' }],
] as const)('PG-5b refuses of %j %j by its field', (details, changes, faults) => {
  expect(check(details, changes)).toEqual(faults);
});

it('PG-5b needs no number of a person, nor of a company abroad', () => {
  expect(check(ORDINARY, { titleType: 'Personal', taxNo: '' })).toEqual({});
  expect(check(ABROAD, { taxNo: '' })).toEqual({});
  expect(check(ABROAD, { country: 'US', taxNo: '12-3456789' })).toEqual({});
});

it.each(['123456789012345', '12345678901234567890', ' 91350100m000100y43 '])(
  'PG-5b takes the tax number %s',
  (taxNo) => {
    expect(check(ORDINARY, { taxNo })).toEqual({});
  },
);

it('PG-5b refuses a note above 200 characters', () => {
  expect(check(ORDINARY, {}, 'x'.repeat(200))).toEqual({});
  expect(check(ORDINARY, {}, 'x'.repeat(201))).toEqual({ note: 'length' });
});

it('PG-5b keeps nothing that the kind does not ask for', () => {
  expect(tidyDetails({ ...SPECIAL, kind: 'Ordinary', titleType: 'Personal' })).toEqual({
    ...{ ...EMPTY_DETAILS, kind: 'Ordinary', titleType: 'Personal', title: ORDINARY.title, email: ORDINARY.email },
  });
  expect(tidyDetails(ABROAD).taxNo).toBe('DE123456789');
  expect(tidyDetails(SPECIAL).bankAccount).toBe('622200001111');
});
