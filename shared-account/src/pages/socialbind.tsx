import { Page } from '@tracking-console/ui';
import { RecentCheck } from '../components/RecentCheck.tsx';
import { SocialCards } from '../features/social/SocialCards.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <RecentCheck>
      <Page title={t('socialbind.title')} description={t('socialbind.text')}>
        <SocialCards />
      </Page>
    </RecentCheck>
  );
}
