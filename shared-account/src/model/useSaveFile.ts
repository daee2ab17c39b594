import { saveAnswer, usePlatform } from '@tracking-console/app-kit';
import type { ExportAudit } from '@tracking-console/contract/account/accountEvents';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { CallRequest } from '@tracking-console/platform';
import { consoleCall } from './accountCalls.ts';
import { invoiceCall } from './invoiceCalls.ts';
import type { InvoiceFilter } from './invoiceQueries.ts';
import { payCall } from './orderCalls.ts';
import type { OrderFilter } from './orders.ts';
import { wired } from './wireNames.ts';

/** The files of the account's pages, by the calls that answer with them. */
export const FILES = {
  receipt: (orderNo: string) => payCall('DownloadReceipt', { OrderNo: orderNo }),
  transferInstructions: (orderNo: string) => payCall('DownloadTransferInstructions', { OrderNo: orderNo }),
  orders: (filter: OrderFilter, format: ListFormat) => payCall('ExportOrders', wired({ ...filter, format })),
  invoice: (id: string) => invoiceCall('DownloadInvoice', { Id: id }),
  statement: (app: Identity, month: string) => invoiceCall('DownloadStatement', { App: app, Month: month }),
  invoices: (filter: InvoiceFilter, format: ListFormat) => invoiceCall('ExportInvoices', wired({ ...filter, format })),
  audit: (filter: ExportAudit) => consoleCall('/v1/audit/export', filter),
  accountExport: (scope: Identity, id: string) => ({
    ...consoleCall('/v1/task/download', { scope, id, file: 'result' }),
    audience: scope,
  }),
};

export type ListFormat = 'csv' | 'xlsx';

/** Saves the answer of a call as a file. A toast shows a failure. */
export function useSaveFile() {
  const { calls } = usePlatform();
  return async (request: CallRequest) => {
    const [, answer] = await calls.send<Response>({ ...request, responseType: 'blob' });
    if (answer) await saveAnswer(answer);
  };
}
