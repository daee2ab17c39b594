import type { AccountPage as PageName } from '@tracking-console/contract/applications';
import { Button, EmptyState, Loading } from '@tracking-console/ui';
import { useRef } from 'react';
import { useText } from '../../useText.ts';
import { useAccountParcel } from './useAccountParcel.ts';

/** RT-5: a page both consoles share, mounted as a parcel of the account module. */
export function AccountPage({ page }: { page: PageName }) {
  const say = useText();
  const place = useRef<HTMLDivElement>(null);
  const { phase, retry } = useAccountParcel(page, place);
  return (
    <>
      {phase === 'loading' && <Loading />}
      {phase === 'failed' && (
        <EmptyState
          kind="error"
          title={say('account.failed.title')}
          text={say('account.failed.text')}
          actions={<Button onClick={retry}>{say('account.failed.retry')}</Button>}
        />
      )}
      <div ref={place} hidden={phase === 'failed'} />
    </>
  );
}
