import { Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { SessionCard } from '../features/session/SessionCard.tsx';

export function Component() {
  const { t } = useTranslation('shared-account');
  return (
    <Page title={t('security.title')} description={t('security.text')}>
      <SessionCard />
    </Page>
  );
}
