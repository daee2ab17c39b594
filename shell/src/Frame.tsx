import { CrashBoundary, SkipLink } from '@tracking-console/ui';
import { ConnectionNotice } from './connection/ConnectionNotice.tsx';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { useFrameMark } from './frame/useFrameMark.ts';
import { usePrefetch } from './frame/usePrefetch.ts';
import { useSidebar } from './frame/useSidebar.ts';
import { useSidebarShortcut } from './frame/useSidebarShortcut.ts';
import { useThemeMark } from './frame/useThemeMark.ts';
import { Header } from './header/Header.tsx';
import { Sidebar } from './navigation/Sidebar.tsx';
import { PageName } from './page/PageName.tsx';
import { PageProvider } from './page/PageProvider.tsx';
import { ScrollToTop } from './page/ScrollToTop.tsx';
import { usePageFocus } from './page/usePageFocus.ts';
import { ShellPages } from './pages/ShellPages.tsx';
import { Toaster } from './toasts/Toaster.tsx';
import { useText } from './useText.ts';
import { ChatWidget } from './widgets/ChatWidget.tsx';

/** Everything around the consoles. If one part crashes, the others go on working. */
export function Frame() {
  const t = useText();
  const sidebar = useSidebar();
  useFrameMark(sidebar.mode);
  useThemeMark();
  useSidebarShortcut(sidebar.toggle);
  usePrefetch();
  usePageFocus();
  return (
    <PageProvider>
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      <CrashBoundary>
        <Sidebar sidebar={sidebar} />
      </CrashBoundary>
      <CrashBoundary>
        <Header sidebar={sidebar} />
      </CrashBoundary>
      <PageName />
      <ShellPages />
      <ScrollToTop />
      <CrashBoundary>
        <Dialogs />
      </CrashBoundary>
      <Toaster />
      <ConnectionNotice />
      <CrashBoundary>
        <ChatWidget />
      </CrashBoundary>
    </PageProvider>
  );
}
