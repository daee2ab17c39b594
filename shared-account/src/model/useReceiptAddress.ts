import { usePlatform } from '@tracking-console/app-kit';

/** Where a receipt's file is: beside the calls, at the same host. */
export function useReceiptAddress(): (id: string) => string {
  const { calls } = usePlatform();
  const root = calls.addressOf('pay').replace(/\/call$/, '/receipts');
  return (id) => `${root}/${id}`;
}
