import { usePlatform } from '@tracking-console/app-kit';
import { INVOICE_CODES, type InvoiceRefusal } from '@tracking-console/contract/invoiceConstants';
import type { InvoiceFault, InvoiceField } from '@tracking-console/contract/invoiceRules';
import type { InvoiceApiAnswers } from '@tracking-console/contract/invoices';
import type { CallError } from '@tracking-console/platform';
import { refusalNames } from './refusalNames.ts';

export interface RefusedInvoice {
  refused: InvoiceRefusal;
  /** Of a field that was refused. */
  field: InvoiceField | '';
  fault: InvoiceFault | '';
}

type Outcome<Data> = { data: Data } | RefusedInvoice | { failed: true };

const refusalOf = refusalNames(INVOICE_CODES);

/** The calls that change invoices. */
export function useInvoiceChange() {
  const { calls } = usePlatform();
  return async <Method extends keyof InvoiceApiAnswers>(
    method: Method,
    param: object,
  ): Promise<Outcome<InvoiceApiAnswers[Method]>> => {
    const silent = (error: CallError) => refusalOf(error) !== undefined;
    const [error, data] = await calls.legacy<InvoiceApiAnswers[Method]>('invoice', method, param, { silent });
    if (!error) return { data };
    const refused = refusalOf(error);
    if (!refused) return { failed: true };
    // As invoiceCalls.ts of the server answers.
    const { Field = '', Fault = '' } = (error.data ?? {}) as { Field?: InvoiceField; Fault?: InvoiceFault };
    return { refused, field: Field, fault: Fault };
  };
}
