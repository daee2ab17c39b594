import type { AccountPage } from '@tracking-console/contract/applications';
import { loadAccountParcel } from '@tracking-console/platform';
import { type RefObject, useEffect, useState } from 'react';
import { type MountedParcel, useConsole } from '../../console.ts';

type State = { phase: 'loading' | 'shown' } | { phase: 'failed'; failure: unknown };

/** One page of the account module, mounted into `place` for as long as its page stands here. */
export function useAccountParcel(page: AccountPage, place: RefObject<HTMLElement | null>) {
  const { platform, basePath, identity, popupElement, visibility, mountParcel } = useConsole();
  const [state, setState] = useState<State>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    let left = false;
    let parcel: MountedParcel | undefined;
    async function show() {
      const config = await loadAccountParcel(page);
      const domElement = place.current;
      if (left || !domElement) return;
      parcel = mountParcel(config as object, { domElement, platform, basePath, identity, popupElement, visibility });
      await parcel.mountPromise;
      if (!left) setState({ phase: 'shown' });
    }
    setState({ phase: 'loading' });
    show().catch((failure: unknown) => {
      platform.reportBug(failure);
      if (!left) setState({ phase: 'failed', failure });
    });
    return () => {
      left = true;
      // One that never mounted has nothing to unmount.
      parcel?.mountPromise.then(() => parcel?.unmount()).catch(() => {});
    };
  }, [page, attempt, place, platform, basePath, identity, popupElement, visibility, mountParcel]);

  return { state, retry: () => setAttempt(attempt + 1) };
}
