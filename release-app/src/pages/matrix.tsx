import { Page } from '@tracking-console/ui';
import { Matrix } from '../features/matrix/Matrix.tsx';
import { useText } from '../useText.ts';

/** What runs where. */
export function Component() {
  const t = useText();
  return (
    <Page title={t('matrix.title')} description={t('matrix.text')}>
      <Matrix />
    </Page>
  );
}
