import { Page } from '@tracking-console/ui';
import { EmptyList } from '../features/lists/EmptyList.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('socialbind.title')} description={t('socialbind.text')}>
      <EmptyList list="socialAccounts" />
    </Page>
  );
}
