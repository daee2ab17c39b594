import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/account/AccountPage.tsx';
import { NotFound } from '../../frame/NotFound.tsx';

/** RT-6: tax invoices of mainland China; in every other language the page does not exist. */
export function Component() {
  const { i18n } = useTranslation('api-app');
  return i18n.language === 'zh-cn' ? <AccountPage page="ordersInvoice" /> : <NotFound />;
}
