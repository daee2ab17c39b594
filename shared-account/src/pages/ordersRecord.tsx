import { Page } from '@tracking-console/ui';
import { EmptyList } from '../features/lists/EmptyList.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('ordersRecord.title')} description={t('ordersRecord.text')}>
      <EmptyList list="orders" />
    </Page>
  );
}
