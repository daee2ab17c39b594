import { Button, EmptyState, Loading, PageHeader } from '@tracking-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { useConsole } from '../../console.ts';
import { useNewVersion } from '../../useNewVersion.ts';
import { usePageHeading } from '../../usePageHeading.ts';
import { useText } from '../../useText.ts';

/** A page could not be fetched, or broke while it was drawn. The menu around it keeps working. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const say = useText();
  const failure = useRouteError();
  const { platform } = useConsole();
  const newVersion = useNewVersion(failure);
  useEffect(() => {
    platform.reportBug(failure);
  }, [platform, failure]);
  return (
    <>
      <PageHeader title={say('pageFailed.title')} headingRef={usePageHeading()} />
      {newVersion === 'checking' && <Loading />}
      {newVersion === 'helps' && <NewVersion />}
      {newVersion === 'no' && (
        <EmptyState
          kind="error"
          title={say('pageFailed.headline')}
          text={say('pageFailed.text')}
          actions={
            <Button kind="primary" onClick={onRetry}>
              {say('pageFailed.retry')}
            </Button>
          }
        />
      )}
    </>
  );
}

/** F-12: the page was of a version that is no longer there. */
function NewVersion() {
  const { platform } = useConsole();
  const { t } = useTranslation('platform', { i18n: platform.i18n, useSuspense: false });
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
