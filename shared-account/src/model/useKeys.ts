import { usePlatform } from '@tracking-console/app-kit';
import { KEY_CODES } from '@tracking-console/contract/keyConstants';
import type { CreatedKey, CreateKey, KeyList, RollKey } from '@tracking-console/contract/keys';
import { useAccountCall } from './useAccountCall.ts';
import { useServerData } from './useServerData.ts';

/** The account's access keys, and what is done with them. A value that is shown once is nowhere but in an answer. */
export function useKeys() {
  const { live } = usePlatform();
  const [state, refetch] = useServerData<KeyList>('/v1/keys/list', { root: 'console' });
  const send = useAccountCall('console');

  /** The API console, which may be mounted beside this page, reads its keys again as well. */
  const changed = () => live.emit([{ id: crypto.randomUUID(), kind: 'security', scope: null, ids: ['keys'] }]);

  async function change<Answer>(verb: string, body: object): Promise<Answer | null | undefined> {
    const [error, answer] = await send<Answer | null>(`/v1/keys/${verb}`, body);
    // One that is gone is gone: the list shows it.
    if (error?.code === KEY_CODES.notFound) changed();
    if (error) return undefined;
    changed();
    return answer;
  }

  return {
    state,
    refetch,
    create: (wanted: CreateKey) => change<CreatedKey>('create', wanted),
    roll: (wanted: RollKey) => change<CreatedKey>('roll', wanted),
    reveal: (id: string) => change<CreatedKey>('reveal_once', { id }),
    revoke: async (id: string) => (await change<null>('revoke', { id })) !== undefined,
  };
}

export type Keys = ReturnType<typeof useKeys>;
