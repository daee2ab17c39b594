import { useMounted } from '@tracking-console/app-kit';
import { useCallback, useEffect, useState } from 'react';

export type ServerData<Data> = { phase: 'loading' } | { phase: 'failed' } | { phase: 'loaded'; data: Data };

/** What a call answers about how the account is protected, kept up to date. */
export function useServerData<Data>(path: string, root: 'newUser' | 'console' = 'newUser') {
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
    return live.subscribe('security', () => void refetch());
  }, [refetch, live]);

  return [state, refetch] as const;
}
