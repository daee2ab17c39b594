import { Page } from '@tracking-console/ui';
import { SocialCards } from '../features/social/SocialCards.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.social')} description={t('socialbind.text')}>
      <SocialCards />
    </Page>
  );
}
