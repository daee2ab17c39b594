import type { State } from '@tracking-console/platform';
import { CrashBoundary, SkipLink } from '@tracking-console/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { useFrameMark } from './frame/useFrameMark.ts';
import { useSidebar } from './frame/useSidebar.ts';
import { useSidebarShortcut } from './frame/useSidebarShortcut.ts';
import { useThemeMark } from './frame/useThemeMark.ts';
import { Header } from './header/Header.tsx';
import { prefetchWhenIdle } from './lazyPart.ts';
import { Sidebar } from './navigation/Sidebar.tsx';
import { PageAnnouncer } from './page/PageAnnouncer.tsx';
import { ScrollToTop } from './page/ScrollToTop.tsx';
import { menuIdentity } from './page/shownPage.ts';
import { findTrail } from './page/trail.ts';
import { useAddress } from './page/useAddress.ts';
import { useLanguage } from './page/useLanguage.ts';
import { usePageFocus } from './page/usePageFocus.ts';
import { usePageName, usePageTitle } from './page/usePageTitle.ts';
import { useShownPage } from './page/useShownPage.ts';
import { useStartPage } from './page/useStartPage.ts';
import { useTexts } from './page/useTexts.ts';
import { ShellPages } from './pages/ShellPages.tsx';
import { Toaster } from './toasts/Toaster.tsx';
import { userMenuPopup } from './userMenu/UserMenu.tsx';
import { ChatWidget } from './widgets/ChatWidget.tsx';

/** Everything around the consoles, put together. A part that crashes leaves the others standing. */
export function Frame() {
  const t = useTexts();
  const { pathname } = useAddress();
  const identity = useSelector((state: State) => menuIdentity(state, pathname));
  const trail = findTrail(identity, useLanguage(), pathname);
  const shown = useShownPage(pathname);
  const name = usePageName(shown, trail);
  const sidebar = useSidebar();
  useFrameMark(sidebar.mode);
  useThemeMark();
  useSidebarShortcut(sidebar.toggle);
  useStartPage(pathname, identity);
  usePageTitle(name);
  usePageFocus(pathname);
  useEffect(() => prefetchWhenIdle([userMenuPopup]), []);
  return (
    <>
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      <CrashBoundary>
        <Sidebar identity={identity} pathname={pathname} sidebar={sidebar} />
      </CrashBoundary>
      <CrashBoundary>
        <Header identity={identity} trail={trail} sidebar={sidebar} />
      </CrashBoundary>
      <PageAnnouncer pathname={pathname} name={name} />
      <ShellPages shown={shown} identity={identity} />
      <ScrollToTop />
      <CrashBoundary>
        <Dialogs />
      </CrashBoundary>
      <Toaster />
      <CrashBoundary>
        <ChatWidget pathname={pathname} />
      </CrashBoundary>
    </>
  );
}
