import type { Identity } from '@tracking-console/contract/statuses';
import { consoleOf } from '../routing/consoleOf.ts';
import type { Navigation } from '../routing/navigation.ts';
import { afterFrame } from './afterFrame.ts';

/** The console that is shown is the one whose address it is. */
const isShown = (identity: Identity, navigation: Navigation) => consoleOf(navigation.pathname()) === identity;

/**
 * Settles once the console of this identity is the one that is shown: hidden ones ask nobody for data. One that comes into sight
 * is seen first, as it stands; what it asks for then would hold its first frame back.
 */
export async function whenShown(identity: Identity, navigation: Navigation, ended?: AbortSignal): Promise<void> {
  if (isShown(identity, navigation) || ended?.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      stop();
      ended?.removeEventListener('abort', done);
      resolve();
    };
    const stop = navigation.onMoved(() => isShown(identity, navigation) && done());
    ended?.addEventListener('abort', done);
  });
  if (!ended?.aborted) await afterFrame();
}
