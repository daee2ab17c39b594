import { ShellPages } from '../pages/ShellPages.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { usePage } from './PageContext.ts';
import { usePageFocus } from './usePageFocus.ts';
import { usePageTitle } from './usePageTitle.ts';
import { useStartPage } from './useStartPage.ts';

/** What the frame does about the page that is shown: its title, its focus, its announcement, and the shell's own pages. */
export function CurrentPage() {
  const { pathname, identity, shown, name } = usePage();
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
