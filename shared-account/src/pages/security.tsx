import { Page } from '@tracking-console/ui';
import { SessionCard } from '../features/session/SessionCard.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('security.title')} description={t('security.text')}>
      <SessionCard />
    </Page>
  );
}
