import { EMPTY_DETAILS, faultsIn, type InvoiceDetails, tidyDetails } from '@tracking-console/contract/invoiceRules';
import type { InvoiceProfile, InvoiceRow } from '@tracking-console/contract/invoices';
import { InvoiceRefusal } from './invoiceContext.ts';
import type { InvoiceRecord, ProfileRecord } from './invoiceTable.ts';

/** An invoice as the console shows it. */
export const toInvoiceRow = (invoice: InvoiceRecord, orderNos: readonly string[]): InvoiceRow => ({
  ...toDetails(invoice),
  Id: String(invoice.id),
  InvoiceNo: invoice.number,
  Corrects: invoice.corrects,
  Currency: invoice.currency,
  Amount: invoice.amount,
  OrderNos: [...orderNos],
  Note: invoice.note,
  Status: invoice.status,
  RejectReason: invoice.rejectReason,
  ApplyTime: invoice.applyTime.toISOString(),
  IssueTime: invoice.issueTime?.toISOString() ?? null,
});

export const toProfile = (profile: ProfileRecord): InvoiceProfile => ({
  ...toDetails(profile),
  Id: String(profile.id),
  IsDefault: profile.isDefault,
});

const toDetails = (record: InvoiceRecord | ProfileRecord): InvoiceDetails => ({
  Kind: record.kind,
  TitleType: record.titleType,
  Title: record.title,
  TaxNo: record.taxNo,
  Bank: record.bank,
  BankAccount: record.bankAccount,
  Address: record.address,
  Phone: record.phone,
  Country: record.country,
  Email: record.email,
});

export type GivenDetails = Pick<InvoiceDetails, 'Kind' | 'TitleType' | 'Title' | 'Email'> & {
  [Field in keyof InvoiceDetails]?: InvoiceDetails[Field] | undefined;
};

/** The details to be kept. @throws InvoiceRefusal, with the first field that is wrong */
export function readDetails(given: GivenDetails, note = '') {
  const whole = { ...EMPTY_DETAILS, ...given } as InvoiceDetails; // a field that is absent is empty
  const details = tidyDetails(whole);
  const [first] = Object.entries(faultsIn(details, note));
  if (first) {
    const [field, fault] = first;
    throw new InvoiceRefusal('wrongDetails', `${field} is refused: ${fault}.`, { field, fault });
  }
  return {
    kind: details.Kind,
    titleType: details.TitleType,
    title: details.Title,
    taxNo: details.TaxNo,
    bank: details.Bank,
    bankAccount: details.BankAccount,
    address: details.Address,
    phone: details.Phone,
    country: details.Country,
    email: details.Email,
  };
}
