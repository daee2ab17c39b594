import { usePlatform } from '@tracking-console/app-kit';
import type { DeleteAccount } from '@tracking-console/contract/user';
import { ACCOUNT_MISMATCH } from '@tracking-console/contract/userConstants';
import { sessionEnding, sessionKept, signedOut } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAccountCall } from './useAccountCall.ts';

/** Refused: the email is not the account's. */
export type Deletion = { phase: 'idle' | 'sent' | 'refused' };

/** The session is gone with the answer, so there is nothing left to do here but to leave. */
export function useAccountDeletion() {
  const { drafts, configuration, i18n, navigation } = usePlatform();
  const call = useAccountCall();
  const dispatch = useDispatch();
  const [deletion, setDeletion] = useState<Deletion>({ phase: 'idle' });
  async function submit(account: DeleteAccount) {
    setDeletion({ phase: 'sent' });
    dispatch(sessionEnding());
    const [error] = await call('/v1/delete-account', account, [ACCOUNT_MISMATCH]);
    // A toast has shown anything else, or there is nothing to show.
    if (error) {
      dispatch(sessionKept());
      return setDeletion({ phase: error.code === ACCOUNT_MISMATCH ? 'refused' : 'idle' });
    }
    dispatch(signedOut());
    drafts.forgetAll();
    navigation.leave(`${configuration.signIn.base}/${i18n.language}`);
  }
  return { deletion, submit };
}
