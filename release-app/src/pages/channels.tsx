import { Page } from '@tracking-console/ui';
import { Approvals } from '../features/approvals/Approvals.tsx';
import { ChannelList } from '../features/channels/ChannelList.tsx';
import { useText } from '../useText.ts';

/** RL-3, RL-4, RL-6: what runs on each channel, and moving it. */
export function Component() {
  const t = useText();
  return (
    <Page title={t('channels.title')} description={t('channels.text')}>
      <Approvals />
      <ChannelList />
    </Page>
  );
}
