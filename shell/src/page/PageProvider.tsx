import type { State } from '@tracking-console/platform';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { usePlatform } from '../PlatformContext.ts';
import { type Page, PageContext } from './PageContext.ts';
import { pageName } from './pageName.ts';
import { menuIdentity } from './shownPage.ts';
import { findTrail } from './trail.ts';
import { useShownPage } from './useShownPage.ts';
import { usePageTexts } from './useTexts.ts';

/** Works out the page of the address, once a move, for every part of the frame that shows something of it. */
export function PageProvider({ children }: { children: ReactNode }) {
  return <PageContext value={useAddressedPage()}>{children}</PageContext>;
}

function useAddressedPage(): Page {
  const { navigation, configuration } = usePlatform();
  const { applications } = configuration;
  const texts = usePageTexts();
  const pathname = useSyncExternalStore(navigation.onMoved, navigation.pathname);
  const identity = useSelector((state: State) => menuIdentity(state, pathname, applications));
  const shown = useShownPage(pathname);
  return useMemo(() => {
    const trail = findTrail(identity, texts.language, pathname, applications);
    const page = { pathname, identity, shown, trail };
    return { ...page, name: pageName(page, texts, applications) };
  }, [pathname, identity, shown, texts, applications]);
}
