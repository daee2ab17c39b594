import { Page } from '@tracking-console/ui';
import { Loads } from '../features/loads/Loads.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.release.loads')} description={t('loads.text')}>
      <Loads />
    </Page>
  );
}
