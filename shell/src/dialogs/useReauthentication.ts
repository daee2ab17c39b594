import { usePlatform } from '@tracking-console/app-kit';
import type { ACCOUNT_CALLS } from '@tracking-console/contract/account/accountCalls';
import type { Reauthenticate } from '@tracking-console/contract/account/security';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { type CallError, type CamelCase, type RouteAnswerOf, routeCallOf } from '@tracking-console/platform';
import { useEffect, useState } from 'react';
import { provePasskey } from './provePasskey.ts';

const accountCall = routeCallOf<typeof ACCOUNT_CALLS>('newUser');
type Answer<Path extends keyof typeof ACCOUNT_CALLS> = RouteAnswerOf<typeof ACCOUNT_CALLS, Path>;

type Problem = 'missing' | 'wrong' | 'tooOften' | 'passkeyRefused';

/** Proves who is there, by what the account has. */
export function useReauthentication(onConfirmed: () => void) {
  const { calls } = usePlatform();
  const [problem, setProblem] = useState<Problem>();
  const [takesCodes, setTakesCodes] = useState(false);
  const [hasPasskeys, setHasPasskeys] = useState(false);

  useEffect(() => {
    // Silent: the password is always taken.
    const read = { reads: true, silent: true };
    void calls
      .send<Answer<'/v1/get-two-step'>>({ ...accountCall('/v1/get-two-step', {}), ...read })
      .then(([error, state]) => setTakesCodes(!error && state.since !== null));
    void calls
      .send<Answer<'/v1/list-passkeys'>>({ ...accountCall('/v1/list-passkeys', {}), ...read })
      .then(([error, list]) => setHasPasskeys(!error && list.passkeys.length > 0));
  }, [calls]);

  async function send(proof: CamelCase<Reauthenticate>): Promise<void> {
    const silent = (refused: CallError) => problemOf(refused) !== undefined;
    const [error] = await calls.send({ ...accountCall('/v1/reauthenticate', proof), silent });
    if (error) setProblem(problemOf(error));
    else onConfirmed();
  }

  return {
    problem,
    takesCodes,
    hasPasskeys,
    clearProblem: () => setProblem(undefined),

    async prove(kind: 'password' | 'code', given: string): Promise<void> {
      if (given.trim() === '') return setProblem('missing');
      await send(kind === 'password' ? { password: given } : { code: given });
    },

    async proveByPasskey(): Promise<void> {
      setProblem(undefined);
      const [failed, answer] = await calls.send<Answer<'/v1/passkey-options'>>(accountCall('/v1/passkey-options', {}));
      const passkey = failed ? undefined : await provePasskey(answer.options);
      if (passkey) await send({ passkey });
    },
  };
}

function problemOf({ code, status }: CallError): Problem | undefined {
  if (status === 429) return 'tooOften';
  if (code === SECURITY_CODES.passkeyRefused) return 'passkeyRefused';
  const isWrong = code === SECURITY_CODES.wrongPassword || code === SECURITY_CODES.wrongCode;
  return isWrong ? 'wrong' : undefined;
}
