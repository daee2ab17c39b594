import { saveAnswer, usePlatform } from '@tracking-console/app-kit';
import type { InvoiceApiMethod } from '@tracking-console/contract/invoices';

/** Saves what a call of invoices, or the receipt of an order, is answered with. A toast shows a failure. */
export function useInvoiceFiles() {
  const { calls } = usePlatform();
  return async (
    ...[root, method, param]:
      | ['invoice', Extract<InvoiceApiMethod, `Download${string}`>, object]
      | ['pay', 'DownloadReceipt', object]
  ) => {
    const [, answer] = await calls.legacy<Response>(root, method, param, { responseType: 'blob' });
    if (answer) await saveAnswer(answer);
  };
}
