import { EMPTY_DETAILS, faultsIn, type InvoiceDetails, tidyDetails } from './invoiceRules.ts';

const ORDINARY: InvoiceDetails = {
  ...EMPTY_DETAILS,
  Kind: 'Ordinary',
  Title: '示例科技有限公司',
  TaxNo: '91350100M000100Y43',
  Email: 'a@example.com',
};
const SPECIAL: InvoiceDetails = {
  ...ORDINARY,
  Kind: 'Special',
  Bank: '示例银行',
  BankAccount: '6222 0000 1111',
  Address: '福州市示例路1号',
  Phone: '0591-12345678',
};
const ABROAD: InvoiceDetails = {
  ...EMPTY_DETAILS,
  Kind: 'International',
  Title: 'Example GmbH',
  TaxNo: 'de 123456789',
  Country: 'DE',
  Address: 'Beispielstraße 1, 10115 Berlin',
  Email: 'a@example.com',
};

const check = (details: InvoiceDetails, changes: Partial<InvoiceDetails> = {}, note = '') =>
  faultsIn(tidyDetails({ ...details, ...changes }), note);

it.each([ORDINARY, SPECIAL, ABROAD])('PG-5b accepts complete details of kind $Kind', (details) => {
  expect(check(details)).toEqual({});
});

it.each([
  [ORDINARY, { TaxNo: '' }, { TaxNo: 'required' }],
  [ORDINARY, { TaxNo: '91350100M000100Y44' }, { TaxNo: 'checkDigit' }],
  [ORDINARY, { TaxNo: '1234567890123456' }, { TaxNo: 'taxNo' }],
  [ORDINARY, { Title: '张' }, { Title: 'length' }],
  [ORDINARY, { Title: 'x'.repeat(101) }, { Title: 'length' }],
  [ORDINARY, { Title: 'A\u202eB' }, { Title: 'letters' }],
  [ORDINARY, { Email: 'nobody' }, { Email: 'email' }],
  [SPECIAL, { TitleType: 'Personal' }, { TitleType: 'companyOnly' }],
  [
    SPECIAL,
    { Bank: '', BankAccount: '', Address: '', Phone: '' },
    { Bank: 'required', BankAccount: 'required', Address: 'required', Phone: 'required' },
  ],
  [SPECIAL, { BankAccount: '12345' }, { BankAccount: 'account' }],
  [SPECIAL, { Phone: 'none' }, { Phone: 'phone' }],
  [ABROAD, { Country: '' }, { Country: 'required' }],
  [ABROAD, { TaxNo: 'DE12345678' }, { TaxNo: 'vat' }],
  [ABROAD, { Title: 'บริษัท' }, { Title: 'letters' }],
] as const)('PG-5b refuses of %j %j by its field', (details, changes, faults) => {
  expect(check(details, changes)).toEqual(faults);
});

it('PG-5b needs no number of a person, nor of a company abroad', () => {
  expect(check(ORDINARY, { TitleType: 'Personal', TaxNo: '' })).toEqual({});
  expect(check(ABROAD, { TaxNo: '' })).toEqual({});
  expect(check(ABROAD, { Country: 'US', TaxNo: '12-3456789' })).toEqual({});
});

it.each(['123456789012345', '12345678901234567890', ' 91350100m000100y43 '])(
  'PG-5b takes the tax number %s',
  (TaxNo) => {
    expect(check(ORDINARY, { TaxNo })).toEqual({});
  },
);

it('PG-5b refuses a note above 200 characters', () => {
  expect(check(ORDINARY, {}, 'x'.repeat(200))).toEqual({});
  expect(check(ORDINARY, {}, 'x'.repeat(201))).toEqual({ Note: 'length' });
});

it('PG-5b keeps nothing that the kind does not ask for', () => {
  expect(tidyDetails({ ...SPECIAL, Kind: 'Ordinary', TitleType: 'Personal' })).toEqual({
    ...{ ...EMPTY_DETAILS, Kind: 'Ordinary', TitleType: 'Personal', Title: ORDINARY.Title, Email: ORDINARY.Email },
  });
  expect(tidyDetails(ABROAD).TaxNo).toBe('DE123456789');
  expect(tidyDetails(SPECIAL).BankAccount).toBe('622200001111');
});
