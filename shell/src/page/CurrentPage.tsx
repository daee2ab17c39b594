import { ShellPages } from '../pages/ShellPages.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { useAddress } from './useAddress.ts';
import { useMenuIdentity } from './useMenuIdentity.ts';
import { usePageFocus } from './usePageFocus.ts';
import { usePageName, usePageTitle } from './usePageTitle.ts';
import { useShownPage } from './useShownPage.ts';
import { useStartPage } from './useStartPage.ts';
import { useTrail } from './useTrail.ts';

/** What the frame does about the page that is shown: its title, its focus, its announcement, and the shell's own pages. */
export function CurrentPage() {
  const { pathname } = useAddress();
  const identity = useMenuIdentity();
  const shown = useShownPage(pathname);
  const name = usePageName(shown, useTrail(), pathname);
  useStartPage(pathname, identity);
  usePageTitle(name);
  usePageFocus(pathname);
  return (
    <>
      <PageAnnouncer pathname={pathname} name={name} />
      <ShellPages shown={shown} identity={identity} />
    </>
  );
}
