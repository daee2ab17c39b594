import {
  MAX_ADDRESS,
  MAX_BANK,
  MAX_INVOICE_NOTE,
  MAX_TAX_NO,
  MAX_TITLE,
  MIN_TITLE,
} from '@tracking-console/contract/orders/invoiceConstants';
import type { InvoiceDetails, InvoiceFault, InvoiceField } from '@tracking-console/contract/orders/invoiceRules';
import type { Text } from '../../useText.ts';

const MAX: Partial<Record<InvoiceField, number>> = {
  title: MAX_TITLE,
  bank: MAX_BANK,
  address: MAX_ADDRESS,
  note: MAX_INVOICE_NOTE,
};

/** What is wrong with a field, in words; undefined: nothing. */
export function faultText(
  t: Text,
  field: InvoiceField,
  fault: InvoiceFault | undefined,
  { kind }: Pick<InvoiceDetails, 'kind'>,
): string | undefined {
  if (!fault) return undefined;
  if (fault === 'email') return t('orders.reminder.emailWrong');
  if (fault === 'length') return t('invoices.fault.length', { min: MIN_TITLE, max: MAX[field] ?? MAX_TITLE });
  if (fault === 'taxNo' && kind === 'International') return t('invoices.fault.taxId', { max: MAX_TAX_NO });
  return t(`invoices.fault.${fault}`);
}
