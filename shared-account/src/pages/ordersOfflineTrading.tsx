import { Page } from '@tracking-console/ui';
import { EmptyList } from '../features/lists/EmptyList.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('ordersOfflineTrading.title')} description={t('ordersOfflineTrading.text')}>
      <EmptyList list="transfers" />
    </Page>
  );
}
