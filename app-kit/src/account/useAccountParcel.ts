import type { AccountPage } from '@tracking-console/contract/page/applications';
import { type AccountParcelState, showAccountParcel } from '@tracking-console/platform/accountParcel';
import { type RefObject, useEffect, useState } from 'react';
import { useApplication } from '../application/ApplicationContext.ts';

/** Mounts the parcel into `place` while the page is mounted. */
export function useAccountParcel(page: AccountPage, place: RefObject<HTMLElement | null>) {
  const { platform, basePath, identity, popupElement, visibility, mountParcel } = useApplication();
  const [state, setState] = useState<AccountParcelState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over
  useEffect(() => {
    const domElement = place.current;
    if (!domElement) return;
    const props = { domElement, platform, basePath, identity, popupElement, visibility };
    return showAccountParcel({ page, mountParcel, props, onState: setState, reportBug: platform.reportBug });
  }, [page, attempt, place, platform, basePath, identity, popupElement, visibility, mountParcel]);

  return { state, retry: () => setAttempt(attempt + 1) };
}
