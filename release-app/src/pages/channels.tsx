import { Page } from '@tracking-console/ui';
import { Approvals } from '../features/approvals/Approvals.tsx';
import { ChannelList } from '../features/channels/ChannelList.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.release.channels')} description={t('channels.text')}>
      <Approvals />
      <ChannelList />
    </Page>
  );
}
