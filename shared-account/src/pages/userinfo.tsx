import { Page } from '@tracking-console/ui';
import { AccountCards } from '../features/account/AccountCards.tsx';
import { AccountInfo } from '../features/profile/AccountInfo.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.account')} description={t('userinfo.text')}>
      <AccountInfo />
      <AccountCards />
    </Page>
  );
}
