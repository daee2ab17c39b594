import { Page } from '@tracking-console/ui';
import { Consumer } from '../../features/consumer/Consumer.tsx';
import { useText } from '../../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('lists.notificationConsumer.title')} description={t('lists.notificationConsumer.text')}>
      <Consumer />
    </Page>
  );
}
