import type { AccountPage } from '@tracking-console/contract/applications';
import { loadAccountParcel } from '@tracking-console/platform';
import { type RefObject, useEffect, useState } from 'react';
import { type Parcel, useApplication } from '../../frame/ApplicationContext.ts';

type State = { phase: 'loading' | 'mounted' } | { phase: 'failed'; failure: unknown };

/** Mounts the parcel into `place` as long as the page stands. */
export function useAccountParcel(page: AccountPage, place: RefObject<HTMLElement | null>) {
  const { platform, basePath, identity, popupElement, visibility, mountParcel } = useApplication();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ phase: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins anew
  useEffect(() => {
    let left = false;
    let parcel: Parcel | undefined;

    async function show() {
      const config = await loadAccountParcel(page);
      const domElement = place.current;
      if (left || !domElement) return;
      parcel = mountParcel(config, { domElement, platform, basePath, identity, popupElement, visibility });
      await parcel.mountPromise;
      if (!left) setState({ phase: 'mounted' });
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
