import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { Comparison } from '../features/releases/Comparison.tsx';

export function Component() {
  const { t } = useTranslation('release-app');
  return (
    <Page title={t('compare.title')} description={t('compare.text')}>
      <Comparison />
    </Page>
  );
}
