import { Page } from '@tracking-console/ui';
import { Grants } from '../features/overrides/Grants.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.release.overrides')} description={t('overrides.text')}>
      <Grants />
    </Page>
  );
}
