import { usePlatform } from '@tracking-console/app-kit';
import type { CallError, CallResult } from '@tracking-console/platform';
import { useCallback } from 'react';

/** A call about the account, whose refusals with the `shown` codes the caller shows itself. */
export function useAccountCall(root: 'newUser' | 'console' = 'newUser') {
  const { calls } = usePlatform();
  return useCallback(
    <Data>(path: string, body: object, shown: readonly number[] = []): Promise<CallResult<Data>> => {
      const silent = ({ code }: CallError) => shown.includes(code);
      return calls.send<Data>({ root, path, body, keys: root === 'newUser' ? 'snake' : 'same', silent });
    },
    [calls, root],
  );
}
