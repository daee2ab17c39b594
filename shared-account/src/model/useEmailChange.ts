import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import type { ChangeEmail, SendEmailCode } from '@tracking-console/contract/user';
import { PROFILE_CODES } from '@tracking-console/contract/userConstants';
import { type CallError, profileChanged, toastShown, wasNotConfirmed } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { useAccountCall } from './useAccountCall.ts';

const REFUSALS = {
  [PROFILE_CODES.sameEmail]: 'same',
  [PROFILE_CODES.emailTaken]: 'taken',
  [SECURITY_CODES.wrongCode]: 'wrong',
} as const;

export type EmailProblem = (typeof REFUSALS)[keyof typeof REFUSALS] | 'tooOften' | 'invalid';
/** `stopped`: a toast has said why, or the customer has closed the question. */
export type EmailOutcome = 'done' | 'stopped' | EmailProblem;

export function useEmailChange() {
  const call = useAccountCall();
  const dispatch = useDispatch();

  async function send(path: string, body: object): Promise<EmailOutcome> {
    const [error] = await call(path, body, Object.keys(REFUSALS).map(Number));
    if (!error) return 'done';
    return problemOf(error) ?? 'stopped';
  }

  return {
    sendCode: (scene: SendEmailCode['scene'], email: string) => send('/v1/send-email-code', { scene, email }),

    async change(given: ChangeEmail): Promise<EmailOutcome> {
      const outcome = await send('/v1/change-email', given);
      if (outcome !== 'done') return outcome;
      dispatch(profileChanged());
      dispatch(toastShown({ type: 'success', text: { key: 'shared-account:email.done' } }));
      return outcome;
    },
  };
}

function problemOf(error: CallError): EmailProblem | undefined {
  if (wasNotConfirmed(error)) return undefined;
  if (error.status === 429) return 'tooOften';
  return error.status === 400 ? 'invalid' : REFUSALS[error.code as keyof typeof REFUSALS];
}
