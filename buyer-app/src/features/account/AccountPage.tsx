import type { AccountPage as PageName } from '@tracking-console/contract/applications';
import { Button, EmptyState, Failed, Loading } from '@tracking-console/ui';
import { useRef } from 'react';
import { useConsole } from '../../console.ts';
import { useText } from '../../useText.ts';
import { useAccountParcel } from './useAccountParcel.ts';

/** RT-5: a page both consoles share, mounted as a parcel of the account module. */
export function AccountPage({ page }: { page: PageName }) {
  const say = useText();
  const { platform } = useConsole();
  const place = useRef<HTMLDivElement>(null);
  const { state, retry } = useAccountParcel(page, place);
  return (
    <>
      {state.phase === 'loading' && <Loading />}
      {state.phase === 'failed' && (
        <Failed failure={state.failure} newVersion={platform.newVersion} onRetry={retry}>
          <EmptyState
            kind="error"
            title={say('account.failed.title')}
            text={say('account.failed.text')}
            actions={<Button onClick={retry}>{say('account.failed.retry')}</Button>}
          />
        </Failed>
      )}
      <div ref={place} hidden={state.phase === 'failed'} />
    </>
  );
}
