import { usePlatform } from '@tracking-console/app-kit';

/** The address of a receipt's file, at the host of the calls. */
export function useReceiptAddress(): (id: string) => string {
  const { calls } = usePlatform();
  const root = calls.addressOf('pay').replace(/\/call$/, '/receipts');
  return (id) => `${root}/${id}`;
}
