import { Page } from '@tracking-console/ui';
import { EmptyList } from '../../features/lists/EmptyList.tsx';
import { useText } from '../../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('lists.notificationOwn.title')} description={t('lists.notificationOwn.text')}>
      <EmptyList list="notificationOwn" />
    </Page>
  );
}
