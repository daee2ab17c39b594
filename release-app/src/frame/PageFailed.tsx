import { Button, EmptyState, Loading } from '@tracking-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { useApplication } from './ApplicationContext.ts';
import { Page } from './Page.tsx';
import { useNewVersion } from './useNewVersion.ts';

/** A page that could not be loaded, or broke while it was drawn. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('release-app');
  const error = useRouteError();
  const { platform } = useApplication();
  const newVersion = useNewVersion(error);
  useEffect(() => {
    platform.reportBug(error);
  }, [platform, error]);
  return (
    <Page title={t('pageFailed.title')}>
      {newVersion === 'checking' && <Loading />}
      {newVersion === 'helps' && <NewVersion />}
      {newVersion === 'no' && (
        <EmptyState
          kind="error"
          title={t('pageFailed.text')}
          actions={
            <Button kind="primary" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
    </Page>
  );
}

/** F-12: the page was of a version that is no longer there. */
function NewVersion() {
  const { platform } = useApplication();
  const { t } = useTranslation('platform');
  return (
    <EmptyState
      kind="error"
      title={t('newVersion.title')}
      text={t('newVersion.text')}
      actions={
        <Button kind="primary" onClick={platform.newVersion.load}>
          {t('newVersion.load')}
        </Button>
      }
    />
  );
}
