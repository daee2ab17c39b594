import type { AccountPage as AccountPageName } from '@tracking-console/contract/page/applications';
import { Button, EmptyState, Failed } from '@tracking-console/ui';
import { useRef } from 'react';
import { usePlatform } from '../application/ApplicationContext.ts';
import { PageLoading } from '../pages/PageLoading.tsx';
import { useKitText } from '../texts/useKitText.ts';
import { useAccountParcel } from './useAccountParcel.ts';

/** One of the pages both consoles share, mounted as a parcel of the account module. */
export function AccountPage({ page }: { page: AccountPageName }) {
  const t = useKitText();
  const { newVersion } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const { state, retry } = useAccountParcel(page, place);
  return (
    <>
      {state.phase === 'loading' && <PageLoading />}
      {state.phase === 'failed' && (
        <Failed failure={state.failure} newVersion={newVersion} onRetry={retry}>
          <EmptyState
            kind="error"
            title={t('account.failed.title')}
            text={t('account.failed.text')}
            actions={<Button onClick={retry}>{t('action.retry')}</Button>}
          />
        </Failed>
      )}
      <div ref={place} hidden={state.phase === 'failed'} />
    </>
  );
}
