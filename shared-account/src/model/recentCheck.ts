import { usePlatform } from '@tracking-console/app-kit';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import type { CallError, CallResult } from '@tracking-console/platform';
import { createContext, useCallback, useContext } from 'react';

/** Asks who is there; answers whether the customer has proved it. */
export type AskForCheck = () => Promise<boolean>;

export const RecentCheckContext = createContext<AskForCheck | null>(null);

/** The customer closed the dialog that asks who is there: nothing was done, and there is nothing to say. */
export const wasNotConfirmed = (error: CallError) => error.code === SECURITY_CODES.checkNeeded;

/**
 * A call that changes how the account is signed in to. Where the last check is too long ago, the customer is asked who is
 * there, and the call is sent again.
 */
export function useSensitiveCall(root: 'newUser' | 'console' = 'newUser') {
  const { calls } = usePlatform();
  const ask = useContext(RecentCheckContext);
  if (!ask) throw new Error('This component is outside RecentCheck.');
  return useCallback(
    async <Data>(path: string, body: object, shown: readonly number[] = []): Promise<CallResult<Data>> => {
      // The dialog, and the caller for the codes it shows itself, take the toast's place.
      const silent = ({ code }: CallError) => code === SECURITY_CODES.checkNeeded || shown.includes(code);
      const keys = root === 'newUser' ? 'snake' : 'same';
      const send = () => calls.send<Data>({ root, path, body, keys, silent });
      const answer = await send();
      if (!answer[0] || !wasNotConfirmed(answer[0])) return answer;
      return (await ask()) ? send() : answer;
    },
    [calls, ask, root],
  );
}
