import type { PageConfiguration } from '@tracking-console/contract/page';
import { RELEASE_HEADER } from '@tracking-console/contract/releaseHeaders';
import { PROFILE_CALL } from '@tracking-console/contract/userConstants';

/**
 * ID-1: everything waits for the profile, and it for the platform's code. So it is asked for meanwhile, in the words of the
 * platform's calls client, whose first call of this address takes the answer.
 */
export function askForProfile({ roots, release }: PageConfiguration): ReadonlyMap<string, Promise<Response>> {
  const address = roots.newUser + PROFILE_CALL;
  const answer = fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { [RELEASE_HEADER]: release, 'content-type': 'application/json' },
    body: '{}',
  });
  answer.catch(() => {}); // told by the call that takes it; where the platform never comes, by nobody
  return new Map([[address, answer]]);
}
