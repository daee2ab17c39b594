import { Page } from '@tracking-console/ui';
import { Matrix } from '../features/matrix/Matrix.tsx';
import { useText } from '../useText.ts';

/** Which version of each module runs on each channel. */
export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.release.matrix')} description={t('matrix.text')}>
      <Matrix />
    </Page>
  );
}
