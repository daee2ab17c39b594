import { useTranslation } from 'react-i18next';
import { EmptyList } from '../features/lists/EmptyList.tsx';
import { Page } from '../frame/Page.tsx';

/** PG-14c */
export function Component() {
  const { t } = useTranslation('shared-account');
  return (
    <Page title={t('socialbind.title')} description={t('socialbind.text')}>
      <EmptyList list="socialAccounts" />
    </Page>
  );
}
