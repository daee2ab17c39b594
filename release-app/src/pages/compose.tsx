import { Page } from '@tracking-console/ui';
import { ComposeForm } from '../features/releases/ComposeForm.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('compose.title')} description={t('compose.text')}>
      <ComposeForm />
    </Page>
  );
}
