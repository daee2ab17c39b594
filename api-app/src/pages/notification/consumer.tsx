import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { EmptyList } from '../../features/lists/EmptyList.tsx';

export function Component() {
  const { t } = useTranslation('api-app');
  return (
    <Page title={t('lists.notificationConsumer.title')} description={t('lists.notificationConsumer.text')}>
      <EmptyList list="notificationConsumer" />
    </Page>
  );
}
