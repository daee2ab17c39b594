import { usePlatform } from '@tracking-console/app-kit';
import type { UpdateProfile } from '@tracking-console/contract/user';
import { PROFILE_CODES } from '@tracking-console/contract/userConstants';
import { profileChanged } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

export type Saving = 'idle' | 'saving' | 'saved' | 'refused';

/** What the account says about its owner; the whole page, and every other tab, shows a change at once. */
export function useProfileChange() {
  const { calls } = usePlatform();
  const dispatch = useDispatch();
  const [phase, setPhase] = useState<Saving>('idle');

  /** Answers whether it was saved, or that the number is none. */
  async function save(changes: UpdateProfile): Promise<boolean | 'phone'> {
    setPhase('saving');
    const [error] = await calls.newUser('/v1/update-profile', changes, {
      silent: ({ code }) => code === PROFILE_CODES.phone,
    });
    setPhase(error ? 'refused' : 'saved');
    if (error) return error.code === PROFILE_CODES.phone && 'phone';
    dispatch(profileChanged());
    return true;
  }

  return { phase, save, forget: () => setPhase('idle') };
}
