import { usePlatform } from '@tracking-console/app-kit';
import type { ChangePassword } from '@tracking-console/contract/security';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import { type CallError, toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { refusalNames } from './refusalNames.ts';

/** Refusals that are shown in the form. */
const refusalOf = refusalNames({
  wrong: SECURITY_CODES.wrongPassword,
  same: SECURITY_CODES.samePassword,
  breached: SECURITY_CODES.breachedPassword,
  short: SECURITY_CODES.shortPassword,
});
export type PasswordRefusal = NonNullable<ReturnType<typeof refusalOf>> | 'tooOften';

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
      silent: (refused) => reasonOf(refused) !== undefined,
    });
    const why = error ? reasonOf(error) : undefined;
    setChange(why ? { phase: 'refused', why } : { phase: 'idle' });
    if (error) return false;
    dispatch(toastShown({ type: 'success', text: { key: 'shared-account:password.done' } }));
    return true;
  }

  return { change, submit, forget: () => setChange({ phase: 'idle' }) };
}

const reasonOf = (error: CallError): PasswordRefusal | undefined =>
  error.status === 429 ? 'tooOften' : refusalOf(error);
