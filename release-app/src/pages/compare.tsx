import { Page } from '@tracking-console/ui';
import { Comparison } from '../features/releases/Comparison.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.release.compare')} description={t('compare.text')}>
      <Comparison />
    </Page>
  );
}
