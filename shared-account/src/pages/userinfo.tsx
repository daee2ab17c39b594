import { Page } from '@tracking-console/ui';
import { AccountInfo } from '../features/profile/AccountInfo.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('userinfo.title')} description={t('userinfo.text')}>
      <AccountInfo />
    </Page>
  );
}
