import { isLine } from '../values/lines.ts';
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
import { isCreditCode, isInVatArea, readVatNumber } from './taxNumbers.ts';

/** Whom an invoice is made out to. Fields that the kind does not have are empty. */
export interface InvoiceDetails {
  kind: InvoiceKind;
  titleType: TitleType;
  title: string;
  taxNo: string;
  bank: string;
  bankAccount: string;
  address: string;
  phone: string;
  /** Alpha-2; of international invoices. */
  country: string;
  email: string;
}

export type InvoiceField = keyof InvoiceDetails | 'note';
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

export const EMPTY_DETAILS: Omit<InvoiceDetails, 'kind'> = {
  titleType: 'Company',
  title: '',
  taxNo: '',
  bank: '',
  bankAccount: '',
  address: '',
  phone: '',
  country: '',
  email: '',
};

/** Invoice details as they are on the wire. */
export type WireDetails = { [Field in keyof InvoiceDetails as Capitalize<Field>]: InvoiceDetails[Field] };

const FIELDS = ['kind', ...(Object.keys(EMPTY_DETAILS) as (keyof typeof EMPTY_DETAILS)[])] as const;

export const wireNameOf = (field: string) => field.charAt(0).toUpperCase() + field.slice(1);

/** Of a row, a profile or a request: the details alone; an absent one is empty. */
export function readWireDetails(
  wire: Pick<WireDetails, 'Kind'> & { [Field in keyof WireDetails]?: WireDetails[Field] | undefined },
) {
  const given = wire as Readonly<Record<string, string | undefined>>; // each detail is a text
  const named = FIELDS.map((field) => [field, given[wireNameOf(field)]] as const);
  return {
    ...EMPTY_DETAILS,
    ...Object.fromEntries(named.filter(([, value]) => value !== undefined)),
  } as InvoiceDetails;
}

export const toWireDetails = (details: InvoiceDetails) =>
  Object.fromEntries(FIELDS.map((field) => [wireNameOf(field), details[field]])) as WireDetails; // of the same fields

const EMAIL = /^[^@\s<>,;"]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
const TAX_NO = /^([0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/;
/** Of countries outside the EU: each has its own. */
const FOREIGN_TAX_NO = /^[0-9A-Z][0-9A-Z ./-]*$/;
const ACCOUNT = /^[0-9]{6,30}$/;
const PHONE = /^\+?[0-9][0-9 ()-]{4,28}$/;
/** The characters that the PDF's fonts have. */
const PRINTABLE =
  /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{M}\p{N}\p{P}\p{Zs}+=<>|~^`$€£¥°№™]*$/u;

/** The fields of a kind of invoice; the others are not kept. */
export function fieldsOf({ kind, titleType }: Pick<InvoiceDetails, 'kind' | 'titleType'>): readonly InvoiceField[] {
  const always = ['kind', 'titleType', 'title', 'email'] as const;
  if (kind === 'International')
    return [...always, 'country', 'address', ...(titleType === 'Company' ? (['taxNo'] as const) : [])];
  if (kind === 'Special') return [...always, 'taxNo', 'bank', 'bankAccount', 'address', 'phone'];
  return [...always, ...(titleType === 'Company' ? (['taxNo'] as const) : [])];
}

/** Without spaces at the ends, numbers in their usual form, and empty fields where the kind has none. */
export function tidyDetails(given: InvoiceDetails): InvoiceDetails {
  const asked = fieldsOf(given);
  const tidy = { ...given };
  for (const field of Object.keys(EMPTY_DETAILS) as (keyof typeof EMPTY_DETAILS)[]) {
    if (field !== 'titleType') tidy[field] = asked.includes(field) ? given[field].trim() : '';
  }
  tidy.taxNo = tidyTaxNo(tidy);
  tidy.bankAccount = tidy.bankAccount.replace(/[\s-]/g, '');
  return tidy;
}

function tidyTaxNo({ kind, country, taxNo }: InvoiceDetails): string {
  const capitals = taxNo.toUpperCase();
  if (kind !== 'International') return capitals.replace(/\s/g, '');
  return isInVatArea(country) ? (readVatNumber(capitals, country) ?? capitals) : capitals;
}

/** What is wrong, by field; expects tidy details. The same on the page and on the server. */
export function faultsIn(details: InvoiceDetails, note = ''): Partial<Record<InvoiceField, InvoiceFault>> {
  const { kind, titleType } = details;
  const asked = fieldsOf(details);
  const faults: Partial<Record<InvoiceField, InvoiceFault>> = {};
  for (const [field, faultOf] of Object.entries(RULES) as [keyof typeof RULES, (typeof RULES)['title']][]) {
    const fault = asked.includes(field) ? faultOf(details) : undefined;
    if (fault) faults[field] = fault;
  }
  if (kind === 'Special' && titleType === 'Personal') faults.titleType = 'companyOnly';
  const noteFault = textFault(note, 0, MAX_INVOICE_NOTE);
  if (noteFault) faults.note = noteFault;
  return faults;
}

type Rule = (details: InvoiceDetails) => InvoiceFault | undefined;

const RULES = {
  title: ({ title }) => textFault(title, MIN_TITLE, MAX_TITLE),
  taxNo: (details) => (details.kind === 'International' ? foreignTaxFault(details) : taxFault(details.taxNo)),
  bank: ({ bank }) => textFault(bank, MIN_TITLE, MAX_BANK),
  bankAccount: ({ bankAccount }) => patternFault(bankAccount, ACCOUNT, MAX_ACCOUNT, 'account'),
  address: ({ address }) => textFault(address, MIN_TITLE, MAX_ADDRESS),
  phone: ({ phone }) => patternFault(phone, PHONE, MAX_PHONE, 'phone'),
  country: ({ country }) => (country === '' ? 'required' : undefined),
  email: ({ email }) => patternFault(email, EMAIL, MAX_INVOICE_EMAIL, 'email'),
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
function foreignTaxFault({ taxNo, country }: InvoiceDetails): InvoiceFault | undefined {
  if (taxNo === '') return undefined;
  if (isInVatArea(country)) return readVatNumber(taxNo, country) ? undefined : 'vat';
  return taxNo.length <= MAX_TAX_NO && FOREIGN_TAX_NO.test(taxNo) ? undefined : 'taxNo';
}
