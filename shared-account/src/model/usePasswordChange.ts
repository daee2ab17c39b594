import { usePlatform } from '@tracking-console/app-kit';
import type { ChangePassword } from '@tracking-console/contract/security';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import { type CallError, toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

/** Refusals that are shown in the form. */
const REFUSALS = {
  [SECURITY_CODES.wrongPassword]: 'wrong',
  [SECURITY_CODES.samePassword]: 'same',
  [SECURITY_CODES.breachedPassword]: 'breached',
} as const;
export type PasswordRefusal = (typeof REFUSALS)[keyof typeof REFUSALS] | 'tooOften';

export type PasswordChange = { phase: 'idle' } | { phase: 'sent' } | { phase: 'refused'; why: PasswordRefusal };

export function usePasswordChange() {
  const { calls } = usePlatform();
  const dispatch = useDispatch();
  const [change, setChange] = useState<PasswordChange>({ phase: 'idle' });

  /** Answers whether the password is the new one. */
  async function submit(passwords: ChangePassword): Promise<boolean> {
    setChange({ phase: 'sent' });
    const [error] = await calls.newUser('/v1/change-password', passwords, {
      renewsSession: true,
      silent: (refused) => refusalOf(refused) !== undefined,
    });
    const why = error ? refusalOf(error) : undefined;
    setChange(why ? { phase: 'refused', why } : { phase: 'idle' });
    if (error) return false;
    dispatch(toastShown({ type: 'success', text: { key: 'shared-account:password.done' } }));
    return true;
  }

  return { change, submit, forget: () => setChange({ phase: 'idle' }) };
}

function refusalOf({ code, status }: CallError): PasswordRefusal | undefined {
  if (status === 429) return 'tooOften';
  return REFUSALS[code as keyof typeof REFUSALS];
}
