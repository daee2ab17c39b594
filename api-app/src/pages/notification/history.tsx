import { Page } from '@tracking-console/ui';
import { History } from '../../features/history/History.tsx';
import { useText } from '../../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.notificationHistory')} description={t('lists.notificationHistory.text')}>
      <History />
    </Page>
  );
}
