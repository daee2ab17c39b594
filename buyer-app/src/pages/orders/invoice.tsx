import { NotFound, useLanguage } from '@tracking-console/app-kit';
import { AccountPage } from '@tracking-console/app-kit/later';

/** RT-5, RT-6: there are invoices of this kind in Chinese only. */
export function Component() {
  return useLanguage() === 'zh-cn' ? <AccountPage page="ordersInvoice" /> : <NotFound />;
}
