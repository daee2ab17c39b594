import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { consoleOf } from '../routing/consoleOf.ts';
import type { Navigation } from '../routing/navigation.ts';
import { afterFrame } from './afterFrame.ts';

/** The visible console is the one that owns the address. */
const isShown = (identity: Identity, navigation: Navigation) => consoleOf(navigation.pathname()) === identity;

/**
 * Settles once the console of this identity is the visible one: hidden ones fetch no data. A console that is shown again paints
 * first; fetching at once would delay its first frame.
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
