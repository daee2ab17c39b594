import { Button, EmptyState } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Page } from './Page.tsx';

/** A page that could not be loaded, or broke while it was drawn. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('api-app');
  const error = useRouteError();
  return (
    <Page title={t('pageFailed.title')}>
      <EmptyState
        kind="error"
        title={t('pageFailed.text')}
        text={error instanceof Error ? error.message : undefined}
        actions={
          <Button kind="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </Page>
  );
}
