import { paths } from '@tracking-console/platform';
import { EmptyState, LinkButton, Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';

/** Shown inside the frame, with a way back. */
export function NotFound() {
  const { t } = useTranslation('release-app');
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        kind="noMatch"
        title={t('notFound.text')}
        actions={
          <LinkButton kind="primary" href={paths.release.root()}>
            {t('notFound.back')}
          </LinkButton>
        }
      />
    </Page>
  );
}
