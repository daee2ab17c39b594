import { Page } from '@tracking-console/ui';
import { EmptyList } from '../../features/lists/EmptyList.tsx';
import { useText } from '../../useText.ts';

/** PG-11b */
export function Component() {
  const t = useText();
  return (
    <Page title={t('lists.notificationConsumer.title')} description={t('lists.notificationConsumer.text')}>
      <EmptyList list="notificationConsumer" />
    </Page>
  );
}
