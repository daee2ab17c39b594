import { usePlatform, useTexts } from '@tracking-console/app-kit';
import { plainPath } from '@tracking-console/contract/page/addresses';
import type { State } from '@tracking-console/platform';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { type Page, PageContext } from './PageContext.ts';
import { pageName } from './pageName.ts';
import { menuIdentity } from './shownPage.ts';
import { findTrail } from './trail.ts';
import { useShownPage } from './useShownPage.ts';

/** Works out the shown page, once a move, for every part of the frame that shows something of it. */
export function PageProvider({ children }: { children: ReactNode }) {
  return <PageContext value={useCurrentPage()}>{children}</PageContext>;
}

function useCurrentPage(): Page {
  const { navigation, configuration } = usePlatform();
  const { applications } = configuration;
  const texts = useTexts();
  const address = useSyncExternalStore(navigation.onMoved, navigation.pathname, navigation.pathname);
  const pathname = plainPath(address);
  const identity = useSelector((state: State) => menuIdentity(state, pathname, applications));
  const shown = useShownPage(pathname);
  return useMemo(() => {
    const trail = findTrail(identity, texts.language, pathname, configuration);
    const page = { pathname, identity, shown, trail };
    return { ...page, name: pageName(page, texts, applications) };
  }, [pathname, identity, shown, texts, configuration, applications]);
}
