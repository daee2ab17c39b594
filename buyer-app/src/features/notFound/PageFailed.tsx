import { Button, EmptyState, Failed, PageHeader, usePageHeading } from '@tracking-console/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useConsole } from '../../console.ts';
import { useText } from '../../useText.ts';

/** A page could not be fetched, or broke while it was drawn. The menu around it keeps working. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const say = useText();
  const failure = useRouteError();
  const { platform } = useConsole();
  useEffect(() => {
    platform.reportBug(failure);
  }, [platform, failure]);
  return (
    <>
      <PageHeader title={say('pageFailed.title')} headingRef={usePageHeading()} />
      <Failed failure={failure} newVersion={platform.newVersion} onRetry={onRetry}>
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
      </Failed>
    </>
  );
}
