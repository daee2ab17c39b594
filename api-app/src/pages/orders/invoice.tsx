import { NotFound, useLanguage } from '@tracking-console/app-kit';
import { AccountPage } from '@tracking-console/app-kit/later';

/** Tax invoices exist in mainland China only, so other languages get the 404 page. */
export function Component() {
  const language = useLanguage();
  return language === 'zh-cn' ? <AccountPage page="ordersInvoice" /> : <NotFound />;
}
