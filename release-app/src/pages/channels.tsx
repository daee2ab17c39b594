import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { Approvals } from '../features/approvals/Approvals.tsx';
import { ChannelList } from '../features/channels/ChannelList.tsx';

export function Component() {
  const { t } = useTranslation('release-app');
  return (
    <Page title={t('channels.title')} description={t('channels.text')}>
      <Approvals />
      <ChannelList />
    </Page>
  );
}
