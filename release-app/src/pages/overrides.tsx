import { Page } from '@tracking-console/ui';
import { Grants } from '../features/overrides/Grants.tsx';
import { useText } from '../useText.ts';

/** OV-2: leave to run local modules. */
export function Component() {
  const t = useText();
  return (
    <Page title={t('overrides.title')} description={t('overrides.text')}>
      <Grants />
    </Page>
  );
}
