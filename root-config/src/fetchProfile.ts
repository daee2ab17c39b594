import { PROFILE_CALL } from '@tracking-console/contract/account/userConstants';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { RELEASE_HEADER } from '@tracking-console/contract/releases/releaseHeaders';

/**
 * Everything waits for the profile, so it is requested before the platform's code has loaded. It is the same request as the
 * platform's first call of this address, which uses this answer.
 */
export function fetchProfile({ roots, release }: PageConfiguration): ReadonlyMap<string, Promise<Response>> {
  const address = roots.newUser + PROFILE_CALL;
  const answer = fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { [RELEASE_HEADER]: release, 'content-type': 'application/json' },
    body: '{}',
  });
  answer.catch(() => {}); // the call that uses it handles the failure
  return new Map([[address, answer]]);
}
