import { usePlatform } from '@tracking-console/app-kit';
import { INVOICE_CODES, type InvoiceRefusal } from '@tracking-console/contract/invoiceConstants';
import type { InvoiceFault, InvoiceField } from '@tracking-console/contract/invoiceRules';
import type { InvoiceApiAnswers } from '@tracking-console/contract/invoices';
import type { CallError } from '@tracking-console/platform';

export interface RefusedInvoice {
  refused: InvoiceRefusal;
  /** Of a field that was refused. */
  field: InvoiceField | '';
  fault: InvoiceFault | '';
}

type Outcome<Data> = { data: Data } | RefusedInvoice | { failed: true };

/** A refusal that the page has a text for; undefined: a toast has shown it. */
const refusalOf = ({ code }: Pick<CallError, 'code'>): InvoiceRefusal | undefined =>
  (Object.keys(INVOICE_CODES) as InvoiceRefusal[]).find((name) => INVOICE_CODES[name] === code);

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
