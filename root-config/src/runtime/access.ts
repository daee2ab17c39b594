import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { State } from '@tracking-console/platform';
import type { RuntimeServices } from './services.ts';

/**
 * A console waits for the customer's profile and for its identity to be open; until then the shell shows why. A page without
 * an identity does not wait. Rejects only when the load attempt ends.
 */
export function whenAllowed(
  identity: Identity | null,
  { platform, platformModule }: RuntimeServices,
  ended: AbortSignal,
): Promise<void> {
  if (identity === null) return Promise.resolve();
  const { hasIdentity, selectProfile } = platformModule;
  const allowed = () => {
    const state = platform.store.getState() as State;
    return selectProfile(state) !== null && hasIdentity(identity)(state);
  };
  if (allowed()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = platform.store.subscribe(() => {
      if (!allowed()) return;
      stop();
      resolve();
    });
    ended.addEventListener('abort', () => {
      stop();
      reject(ended.reason);
    });
  });
}
