import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { Grants } from '../features/overrides/Grants.tsx';

export function Component() {
  const { t } = useTranslation('release-app');
  return (
    <Page title={t('overrides.title')} description={t('overrides.text')}>
      <Grants />
    </Page>
  );
}
