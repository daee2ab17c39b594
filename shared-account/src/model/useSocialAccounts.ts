import { useMounted } from '@tracking-console/app-kit';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import type { SocialList, SocialRow, SocialStart } from '@tracking-console/contract/socialAccounts';
import { useState } from 'react';
import { useAccountCall } from './useAccountCall.ts';
import { useServerData } from './useServerData.ts';

/** Of which provider, by its name. */
interface SocialProblem {
  kind: 'onlyWayIn' | 'result.unreachable';
  provider: string;
}
const { noProvider, onlyWayIn, providerUnreachable } = SECURITY_CODES;

/** Accounts elsewhere that the customer signs in with. */
export function useSocialAccounts() {
  const { platform, identity } = useMounted();
  const [state, refetch] = useServerData<SocialList>('/v1/list-social-accounts');
  const send = useAccountCall();
  const [problem, setProblem] = useState<SocialProblem>();

  return {
    state,
    refetch,
    problem,

    /** Leaves for the provider, whose page goes on with it. */
    async connect({ provider, name }: SocialRow): Promise<void> {
      setProblem(undefined);
      const body = { provider, console: identity ?? 'BUYER' };
      const [error, start] = await send<SocialStart>('/v1/connect-social', body, [providerUnreachable]);
      if (error?.code === providerUnreachable) setProblem({ kind: 'result.unreachable', provider: name });
      if (!error) platform.navigation.leave(start.location);
    },

    /** Answers whether there is nothing more to ask; one that is gone already is gone. */
    async disconnect({ provider, name }: SocialRow): Promise<boolean> {
      setProblem(undefined);
      const [error] = await send('/v1/disconnect-social', { provider }, [noProvider, onlyWayIn]);
      if (error?.code === onlyWayIn) setProblem({ kind: 'onlyWayIn', provider: name });
      else if (error && error.code !== noProvider) return false;
      await refetch();
      return true;
    },
  };
}
