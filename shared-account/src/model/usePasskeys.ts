import type { PasskeyList, PasskeyOptions } from '@tracking-console/contract/passkeys';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import { useState } from 'react';
import { makePasskey } from './passkeyDialog.ts';
import { useAccountCall } from './useAccountCall.ts';
import { useServerData } from './useServerData.ts';

export type PasskeyProblem = 'failed' | 'tooMany';
const { passkeyRefused, noPasskey, tooManyPasskeys } = SECURITY_CODES;

export function usePasskeys() {
  const [state, refetch] = useServerData<PasskeyList>('/v1/list-passkeys');
  const [problem, setProblem] = useState<PasskeyProblem>();
  const send = useAccountCall();

  return {
    state,
    refetch,
    problem,

    async add(): Promise<void> {
      setProblem(undefined);
      const [error, answer] = await send<PasskeyOptions>('/v1/add-passkey-options', {}, [tooManyPasskeys]);
      if (error?.code === tooManyPasskeys) setProblem('tooMany');
      if (error) return;
      const made = await makePasskey(answer.options);
      if (!made) return;
      const [refused] = await send('/v1/add-passkey', made, [passkeyRefused]);
      if (refused?.code === passkeyRefused) setProblem('failed');
      if (!refused) await refetch();
    },

    /** Answers whether it is gone; one that was removed meanwhile is. */
    async remove(id: string): Promise<boolean> {
      const [error] = await send('/v1/remove-passkey', { id }, [noPasskey]);
      if (error && error.code !== noPasskey) return false;
      await refetch();
      return true;
    },
  };
}
