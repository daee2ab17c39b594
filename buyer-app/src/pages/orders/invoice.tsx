import { NotFound, useLanguage } from '@tracking-console/app-kit';
import { AccountPage } from '@tracking-console/app-kit/later';

/** There are invoices of this kind in Chinese only. */
export function Component() {
  return useLanguage() === 'zh-cn' ? <AccountPage page="ordersInvoice" /> : <NotFound />;
}
