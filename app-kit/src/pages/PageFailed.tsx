import { Button, EmptyState, Failed, Page, PageCrashFallback } from '@tracking-console/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { usePlatform } from '../application/ApplicationContext.ts';
import { useLanguage } from '../texts/TextContext.ts';
import { useKitText } from '../texts/useKitText.ts';
import { isLoadFailure } from './loadFailures.ts';

/** For a page that could not be loaded or threw while it rendered. The menu around it keeps working. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useKitText();
  const language = useLanguage();
  const failure = useRouteError();
  const platform = usePlatform();
  useEffect(() => {
    platform.reportBug(failure);
  }, [platform, failure]);
  if (!isLoadFailure(failure))
    return (
      <Failed failure={failure} newVersion={platform.newVersion} onRetry={onRetry}>
        <PageCrashFallback language={language} onRetry={onRetry} />
      </Failed>
    );
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
