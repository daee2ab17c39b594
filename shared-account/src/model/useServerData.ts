import { useMounted } from '@tracking-console/app-kit';
import type { LiveKind } from '@tracking-console/contract/live';
import { useCallback, useEffect, useState } from 'react';

export type ServerData<Data> = { phase: 'loading' } | { phase: 'failed' } | { phase: 'loaded'; data: Data };

/** What a call answers about the account, kept up to date by the live changes of its kind. */
export function useServerData<Data>(
  path: string,
  { root = 'newUser', kind = 'security' }: { root?: 'newUser' | 'console'; kind?: LiveKind } = {},
) {
  const { calls, live } = useMounted().platform;
  const [state, setState] = useState<ServerData<Data>>({ phase: 'loading' });

  const refetch = useCallback(async () => {
    // Silent: the card shows that it failed.
    const [error, data] = await calls.send<Data>({ root, path, body: {}, reads: true, silent: true, keys: 'same' });
    // What is there already stays where a later look at it fails.
    setState((before) =>
      error ? (before.phase === 'loaded' ? before : { phase: 'failed' }) : { phase: 'loaded', data },
    );
  }, [calls, path, root]);

  useEffect(() => {
    void refetch();
    return live.subscribe(kind, () => void refetch());
  }, [refetch, live, kind]);

  return [state, refetch] as const;
}
