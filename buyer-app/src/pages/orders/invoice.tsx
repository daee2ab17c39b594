import { useLanguage } from '../../console.ts';
import { AccountPage } from '../../features/account/AccountPage.tsx';
import { NotFound } from '../../features/notFound/NotFound.tsx';

/** RT-5, RT-6: there are invoices of this kind in Chinese only. */
export function Component() {
  return useLanguage() === 'zh-cn' ? <AccountPage page="ordersInvoice" /> : <NotFound />;
}
