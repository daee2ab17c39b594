import { Page } from '@tracking-console/ui';
import { RecentCheck } from '../components/RecentCheck.tsx';
import { AccountCards } from '../features/account/AccountCards.tsx';
import { AccountInfo } from '../features/profile/AccountInfo.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <RecentCheck>
      <Page title={t('userinfo.title')} description={t('userinfo.text')}>
        <AccountInfo />
        <AccountCards />
      </Page>
    </RecentCheck>
  );
}
