import { paths } from '@tracking-console/platform';
import { LinkButton, Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { EmptyList } from '../features/lists/EmptyList.tsx';

export function Component() {
  const { t } = useTranslation('shared-account');
  return (
    <Page
      title={t('authorizations.title')}
      description={t('authorizations.text')}
      actions={<LinkButton href={paths.api.dashboard()}>{t('authorizations.keys')}</LinkButton>}
    >
      <EmptyList list="addresses" />
    </Page>
  );
}
