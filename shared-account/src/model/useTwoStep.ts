import { usePlatform } from '@tracking-console/app-kit';
import type { RecoveryCodes, TwoStepSetup, TwoStepState } from '@tracking-console/contract/security';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import type { CallError } from '@tracking-console/platform';
import { refusalNames } from './refusalNames.ts';
import { useAccountCall } from './useAccountCall.ts';
import { useServerData } from './useServerData.ts';

export type SetupRefusal = 'wrong' | 'ended';
const turnOffRefusalOf = refusalNames({ wrong: SECURITY_CODES.wrongPassword, short: SECURITY_CODES.shortPassword });
/** `failed` has been shown as a toast. */
export type TurnOffRefusal = 'wrong' | 'short' | 'tooOften' | 'failed';
export type Confirmed = { codes: string[] } | { refused: SetupRefusal } | null;

/** Two-step sign-in as it is, and its changes. What was refused for another reason has been shown as a toast: null. */
export function useTwoStep() {
  const [state, refetch] = useServerData<TwoStepState>('/v1/get-two-step');
  const { calls } = usePlatform();
  const send = useAccountCall();
  const { wrongCode, twoStepState } = SECURITY_CODES;

  return {
    state,
    refetch,

    async setUp(): Promise<TwoStepSetup | null> {
      const [error, setup] = await send<TwoStepSetup>('/v1/set-up-two-step', {}, [twoStepState]);
      // Another tab has turned it on.
      if (error?.code === twoStepState) await refetch();
      return error ? null : setup;
    },

    async confirm(code: string): Promise<Confirmed> {
      const [error, answer] = await send<RecoveryCodes>('/v1/confirm-two-step', { code }, [wrongCode, twoStepState]);
      if (error?.code === wrongCode) return { refused: 'wrong' };
      if (error?.code === twoStepState) return { refused: 'ended' };
      if (error) return null;
      await refetch();
      return answer;
    },

    /** Answers why it is still on; undefined: it is off. */
    async turnOff(password: string): Promise<TurnOffRefusal | undefined> {
      const reasonOf = (error: CallError) => (error.status === 429 ? 'tooOften' : turnOffRefusalOf(error));
      const silent = (error: CallError) => error.code === twoStepState || reasonOf(error) !== undefined;
      const [error] = await calls.newUser('/v1/turn-off-two-step', { password }, { silent });
      if (error && error.code !== twoStepState) return reasonOf(error) ?? 'failed';
      await refetch();
      return undefined;
    },

    async renew(): Promise<string[] | null> {
      const [error, answer] = await send<RecoveryCodes>('/v1/renew-recovery-codes', {}, [twoStepState]);
      await refetch();
      return error ? null : answer.codes;
    },
  };
}
