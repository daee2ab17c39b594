import { Page } from '@tracking-console/ui';
import { Webhooks } from '../features/webhooks/Webhooks.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('lists.webhooks.title')} description={t('lists.webhooks.text')}>
      <Webhooks />
    </Page>
  );
}
