import { Page } from '@tracking-console/ui';
import { EmptyList } from '../features/lists/EmptyList.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('lists.invoice.title')} description={t('lists.invoice.text')}>
      <EmptyList list="invoice" />
    </Page>
  );
}
