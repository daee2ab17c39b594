import type { AccountPage } from '@tracking-console/contract/applications';
import { type AccountParcelState, showAccountParcel } from '@tracking-console/platform/accountParcel';
import { type RefObject, useEffect, useState } from 'react';
import { useConsole } from '../../console.ts';

/** One page of the account module, mounted into `place` for as long as its page stands here. */
export function useAccountParcel(page: AccountPage, place: RefObject<HTMLElement | null>) {
  const { platform, basePath, identity, popupElement, visibility, mountParcel } = useConsole();
  const [state, setState] = useState<AccountParcelState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const domElement = place.current;
    if (!domElement) return;
    const props = { domElement, platform, basePath, identity, popupElement, visibility };
    return showAccountParcel({ page, mountParcel, props, tell: setState, reportBug: platform.reportBug });
  }, [page, attempt, place, platform, basePath, identity, popupElement, visibility, mountParcel]);

  return { state, retry: () => setAttempt(attempt + 1) };
}
