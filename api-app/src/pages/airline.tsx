import { Page } from '@tracking-console/ui';
import { EmptyList } from '../features/lists/EmptyList.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('lists.airline.title')} description={t('lists.airline.text')}>
      <EmptyList list="airline" />
    </Page>
  );
}
