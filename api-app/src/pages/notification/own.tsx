import { Page } from '@tracking-console/ui';
import { Rules } from '../../features/rules/Rules.tsx';
import { useText } from '../../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.notificationOwn')} description={t('lists.notificationOwn.text')}>
      <Rules />
    </Page>
  );
}
