import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { AccountInfo } from '../features/profile/AccountInfo.tsx';

export function Component() {
  const { t } = useTranslation('shared-account');
  return (
    <Page title={t('userinfo.title')} description={t('userinfo.text')}>
      <AccountInfo />
    </Page>
  );
}
