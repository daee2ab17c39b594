import { paths } from '@tracking-console/platform';
import { icons, LinkButton, Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { ReleaseList } from '../../features/releases/ReleaseList.tsx';

export function Component() {
  const { t } = useTranslation('release-app');
  return (
    <Page
      title={t('releases.title')}
      description={t('releases.text')}
      actions={
        <LinkButton kind="primary" icon={<icons.Plus size={16} />} href={paths.release.compose()}>
          {t('compose.action')}
        </LinkButton>
      }
    >
      <ReleaseList />
    </Page>
  );
}
