import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/account/AccountPage.tsx';
import { NotFound } from '../../frame/NotFound.tsx';

/** Tax invoices exist in mainland China only, so other languages get the 404 page. */
export function Component() {
  const { i18n } = useTranslation('api-app');
  return i18n.language === 'zh-cn' ? <AccountPage page="ordersInvoice" /> : <NotFound />;
}
