import { useSharedText } from '@tracking-console/app-kit';
import { Page } from '@tracking-console/ui';
import { ComposeForm } from '../features/releases/ComposeForm.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  const shared = useSharedText();
  return (
    <Page title={shared('menu.release.compose')} description={t('compose.text')}>
      <ComposeForm />
    </Page>
  );
}
