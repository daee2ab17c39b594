import { paths } from '@tracking-console/platform';
import { LinkButton, Page } from '@tracking-console/ui';
import { EmptyList } from '../features/lists/EmptyList.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
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
