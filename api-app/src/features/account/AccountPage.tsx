import type { AccountPage as AccountPageName } from '@tracking-console/contract/applications';
import { Button, EmptyState, Failed } from '@tracking-console/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplication } from '../../frame/ApplicationContext.ts';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useAccountParcel } from './useAccountParcel.ts';

/** One of the pages both consoles share, mounted as a parcel of the account module. */
export function AccountPage({ page }: { page: AccountPageName }) {
  const { t } = useTranslation('api-app');
  const { platform } = useApplication();
  const place = useRef<HTMLDivElement>(null);
  const { state, retry } = useAccountParcel(page, place);
  return (
    <>
      {state.phase === 'loading' && <PageLoading />}
      {state.phase === 'failed' && (
        <Failed failure={state.failure} newVersion={platform.newVersion} onRetry={retry}>
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
