import type { InvoiceApiAnswers } from '@tracking-console/contract/invoices';
import { useLegacyData } from './useLegacyData.ts';

/** What a reading call about invoices answers, kept up to date. */
export const useInvoiceData = <Method extends keyof InvoiceApiAnswers>(method: Method, param: object) =>
  useLegacyData<InvoiceApiAnswers[Method]>('invoice', method, param);
