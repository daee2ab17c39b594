import { Button, EmptyState, Failed, Page } from '@tracking-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { useApplication } from './ApplicationContext.ts';

/** A page that could not be loaded, or broke while it was drawn. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('api-app');
  const failure = useRouteError();
  const { platform } = useApplication();
  useEffect(() => {
    platform.reportBug(failure);
  }, [platform, failure]);
  return (
    <Page title={t('pageFailed.title')}>
      <Failed failure={failure} newVersion={platform.newVersion} onRetry={onRetry}>
        <EmptyState
          kind="error"
          title={t('pageFailed.text')}
          actions={
            <Button kind="primary" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          }
        />
      </Failed>
    </Page>
  );
}
