import {
  type InvoiceKind,
  MAX_ACCOUNT,
  MAX_ADDRESS,
  MAX_BANK,
  MAX_INVOICE_EMAIL,
  MAX_INVOICE_NOTE,
  MAX_PHONE,
  MAX_TAX_NO,
  MAX_TITLE,
  MIN_TITLE,
  type TitleType,
} from './invoiceConstants.ts';
import { isLine } from './lines.ts';
import { isCreditCode, isInVatArea, readVatNumber } from './taxNumbers.ts';

/** Whom an invoice is made out to. What the kind does not ask for is empty. */
export interface InvoiceDetails {
  Kind: InvoiceKind;
  TitleType: TitleType;
  Title: string;
  TaxNo: string;
  Bank: string;
  BankAccount: string;
  Address: string;
  Phone: string;
  /** Alpha-2; of international invoices. */
  Country: string;
  Email: string;
}

export type InvoiceField = keyof InvoiceDetails | 'Note';
export type InvoiceFault =
  | 'required'
  | 'length'
  | 'letters'
  | 'taxNo'
  | 'checkDigit'
  | 'vat'
  | 'account'
  | 'phone'
  | 'email'
  | 'companyOnly';

export const EMPTY_DETAILS: Omit<InvoiceDetails, 'Kind'> = {
  TitleType: 'Company',
  Title: '',
  TaxNo: '',
  Bank: '',
  BankAccount: '',
  Address: '',
  Phone: '',
  Country: '',
  Email: '',
};

const EMAIL = /^[^@\s<>,;"]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
const TAX_NO = /^([0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/;
/** Of countries outside the EU: each has its own. */
const FOREIGN_TAX_NO = /^[0-9A-Z][0-9A-Z ./-]*$/;
const ACCOUNT = /^[0-9]{6,30}$/;
const PHONE = /^\+?[0-9][0-9 ()-]{4,28}$/;
/** What the fonts of the PDF have letters for. */
const PRINTABLE =
  /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{M}\p{N}\p{P}\p{Zs}+=<>|~^`$€£¥°№™]*$/u;

/** Which fields a kind of invoice asks for; the others are not kept. */
export function fieldsOf({ Kind, TitleType }: Pick<InvoiceDetails, 'Kind' | 'TitleType'>): readonly InvoiceField[] {
  const always = ['Kind', 'TitleType', 'Title', 'Email'] as const;
  if (Kind === 'International')
    return [...always, 'Country', 'Address', ...(TitleType === 'Company' ? (['TaxNo'] as const) : [])];
  if (Kind === 'Special') return [...always, 'TaxNo', 'Bank', 'BankAccount', 'Address', 'Phone'];
  return [...always, ...(TitleType === 'Company' ? (['TaxNo'] as const) : [])];
}

/** Without spaces at the ends, numbers in their usual form, and what is not asked for empty. */
export function tidyDetails(given: InvoiceDetails): InvoiceDetails {
  const asked = fieldsOf(given);
  const tidy = { ...given };
  for (const field of Object.keys(EMPTY_DETAILS) as (keyof typeof EMPTY_DETAILS)[]) {
    if (field !== 'TitleType') tidy[field] = asked.includes(field) ? given[field].trim() : '';
  }
  tidy.TaxNo = tidyTaxNo(tidy);
  tidy.BankAccount = tidy.BankAccount.replace(/[\s-]/g, '');
  return tidy;
}

function tidyTaxNo({ Kind, Country, TaxNo }: InvoiceDetails): string {
  const capitals = TaxNo.toUpperCase();
  if (Kind !== 'International') return capitals.replace(/\s/g, '');
  return isInVatArea(Country) ? (readVatNumber(capitals, Country) ?? capitals) : capitals;
}

/** What is wrong, by field; expects tidy details. The same on the page and on the server. */
export function faultsIn(details: InvoiceDetails, note = ''): Partial<Record<InvoiceField, InvoiceFault>> {
  const { Kind, TitleType } = details;
  const asked = fieldsOf(details);
  const faults: Partial<Record<InvoiceField, InvoiceFault>> = {};
  for (const [field, faultOf] of Object.entries(RULES) as [keyof typeof RULES, (typeof RULES)['Title']][]) {
    const fault = asked.includes(field) ? faultOf(details) : undefined;
    if (fault) faults[field] = fault;
  }
  if (Kind === 'Special' && TitleType === 'Personal') faults.TitleType = 'companyOnly';
  const noteFault = textFault(note, 0, MAX_INVOICE_NOTE);
  if (noteFault) faults.Note = noteFault;
  return faults;
}

type Rule = (details: InvoiceDetails) => InvoiceFault | undefined;

const RULES = {
  Title: ({ Title }) => textFault(Title, MIN_TITLE, MAX_TITLE),
  TaxNo: (details) => (details.Kind === 'International' ? foreignTaxFault(details) : taxFault(details.TaxNo)),
  Bank: ({ Bank }) => textFault(Bank, MIN_TITLE, MAX_BANK),
  BankAccount: ({ BankAccount }) => patternFault(BankAccount, ACCOUNT, MAX_ACCOUNT, 'account'),
  Address: ({ Address }) => textFault(Address, MIN_TITLE, MAX_ADDRESS),
  Phone: ({ Phone }) => patternFault(Phone, PHONE, MAX_PHONE, 'phone'),
  Country: ({ Country }) => (Country === '' ? 'required' : undefined),
  Email: ({ Email }) => patternFault(Email, EMAIL, MAX_INVOICE_EMAIL, 'email'),
} as const satisfies Partial<Record<InvoiceField, Rule>>;

function textFault(text: string, min: number, max: number): InvoiceFault | undefined {
  if (text === '') return min > 0 ? 'required' : undefined;
  if (text.length < min || text.length > max) return 'length';
  return isLine(text) && PRINTABLE.test(text) ? undefined : 'letters';
}

function patternFault(text: string, pattern: RegExp, max: number, fault: InvoiceFault): InvoiceFault | undefined {
  if (text === '') return 'required';
  return text.length <= max && pattern.test(text) ? undefined : fault;
}

function taxFault(taxNo: string): InvoiceFault | undefined {
  if (taxNo === '') return 'required';
  if (!TAX_NO.test(taxNo)) return 'taxNo';
  return taxNo.length === 18 && !isCreditCode(taxNo) ? 'checkDigit' : undefined;
}

/** Not every company abroad has a number. */
function foreignTaxFault({ TaxNo, Country }: InvoiceDetails): InvoiceFault | undefined {
  if (TaxNo === '') return undefined;
  if (isInVatArea(Country)) return readVatNumber(TaxNo, Country) ? undefined : 'vat';
  return TaxNo.length <= MAX_TAX_NO && FOREIGN_TAX_NO.test(TaxNo) ? undefined : 'taxNo';
}
