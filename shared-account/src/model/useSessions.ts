import { usePlatform } from '@tracking-console/app-kit';
import type { SessionList } from '@tracking-console/contract/security';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import type { CallError } from '@tracking-console/platform';
import { useServerData } from './useServerData.ts';

/** One that has ended meanwhile is what the customer wanted. */
const isGone = ({ code }: CallError) => code === SECURITY_CODES.noSession;

export function useSessions() {
  const { calls } = usePlatform();
  const [state, refetch] = useServerData<SessionList>('/v1/list-sessions');

  async function send(path: string, body: object): Promise<boolean> {
    const [error] = await calls.newUser(path, body, { silent: isGone });
    if (error && !isGone(error)) return false;
    await refetch();
    return true;
  }

  return {
    state,
    refetch,
    end: (id: string) => send('/v1/end-session', { id }),
    endOthers: () => send('/v1/end-other-sessions', {}),
  };
}
