import type { AccountPage as AccountPageName } from '@tracking-console/contract/applications';
import { Button, EmptyState } from '@tracking-console/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '../../frame/PageLoading.tsx';
import { useAccountParcel } from './useAccountParcel.ts';

/** One of the pages both consoles share, mounted as a parcel of the account module. */
export function AccountPage({ page }: { page: AccountPageName }) {
  const { t } = useTranslation('api-app');
  const place = useRef<HTMLDivElement>(null);
  const { phase, retry } = useAccountParcel(page, place);
  return (
    <>
      {phase === 'loading' && <PageLoading />}
      {phase === 'failed' && (
        <EmptyState
          kind="error"
          title={t('account.failed.title')}
          text={t('account.failed.text')}
          actions={<Button onClick={retry}>{t('action.retry')}</Button>}
        />
      )}
      <div ref={place} hidden={phase === 'failed'} />
    </>
  );
}
