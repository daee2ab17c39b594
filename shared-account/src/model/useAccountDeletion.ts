import { usePlatform } from '@tracking-console/app-kit';
import type { DeleteAccount } from '@tracking-console/contract/user';
import { ACCOUNT_MISMATCH } from '@tracking-console/contract/userConstants';
import type { CallError } from '@tracking-console/platform';
import { useState } from 'react';

/** Why an account was not deleted. */
type DeletionRefusal = 'mismatch' | 'tooOften' | 'failed';

export type Deletion = { phase: 'idle' } | { phase: 'sent' } | { phase: 'refused'; why: DeletionRefusal };

/** The account is gone with the answer, so there is nothing left to do here but to leave. */
export function useAccountDeletion() {
  const { calls, drafts, configuration, i18n, navigation } = usePlatform();
  const [deletion, setDeletion] = useState<Deletion>({ phase: 'idle' });
  async function submit(account: DeleteAccount) {
    setDeletion({ phase: 'sent' });
    // Silent: the dialog shows why it was refused.
    const [error] = await calls.newUser('/v1/delete-account', account, { silent: true });
    if (error) return setDeletion({ phase: 'refused', why: refusalOf(error) });
    drafts.forgetAll();
    navigation.leave(`${configuration.signIn.base}/${i18n.language}`);
  }
  return { deletion, submit };
}

function refusalOf({ code, status }: CallError): DeletionRefusal {
  if (code === ACCOUNT_MISMATCH) return 'mismatch';
  return status === 429 ? 'tooOften' : 'failed';
}
