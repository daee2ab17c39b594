import { usePlatform, useTexts } from '@tracking-console/app-kit';
import type { Identity } from '@tracking-console/contract/statuses';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createAddresses } from './addresses.ts';
import { FramedPagesContext, type Page } from './PageContext.ts';
import { pageName } from './pageName.ts';
import { findTrail } from './trail.ts';
import { useShownPage } from './useShownPage.ts';

/** Works out the page of each console's address, once a move, for every part of the frame that shows something of it. */
export function PageProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [addresses] = useState(() => createAddresses(platform));
  useEffect(() => addresses.follow(), [addresses]);
  const all = useSyncExternalStore(addresses.onChange, addresses.all);
  const buyer = usePageAt('BUYER', all.BUYER);
  const api = usePageAt('API', all.API);
  const framed = useMemo(() => ({ addresses, pages: { BUYER: buyer, API: api } }), [addresses, buyer, api]);
  return <FramedPagesContext value={framed}>{children}</FramedPagesContext>;
}

/** @param pathname undefined for a console that does not stand */
function usePageAt(identity: Identity, pathname: string | undefined): Page | undefined {
  const { applications } = usePlatform().configuration;
  const texts = useTexts();
  const shown = useShownPage(pathname ?? '/');
  return useMemo(() => {
    if (pathname === undefined) return undefined;
    const trail = findTrail(identity, texts.language, pathname, applications);
    const page = { pathname, identity, shown, trail };
    return { ...page, name: pageName(page, texts, applications) };
  }, [pathname, identity, shown, texts, applications]);
}
