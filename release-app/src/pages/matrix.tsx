import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { Matrix } from '../features/matrix/Matrix.tsx';

/** What runs where. */
export function Component() {
  const { t } = useTranslation('release-app');
  return (
    <Page title={t('matrix.title')} description={t('matrix.text')}>
      <Matrix />
    </Page>
  );
}
