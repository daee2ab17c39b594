import { NotFound, useLanguage } from '@tracking-console/app-kit';
import { AccountPage } from '@tracking-console/app-kit/later';

/** RT-6: tax invoices of mainland China; in every other language the page does not exist. */
export function Component() {
  const language = useLanguage();
  return language === 'zh-cn' ? <AccountPage page="ordersInvoice" /> : <NotFound />;
}
