import { ShellPages } from '../pages/ShellPages.tsx';
import { usePage } from './PageContext.ts';
import { PageName } from './PageName.tsx';
import { usePageFocus } from './usePageFocus.ts';
import { useStartPage } from './useStartPage.ts';

/** What the frame does about the page that is shown: its name, its focus, and the shell's own pages. */
export function CurrentPage() {
  const { pathname, identity, shown, name } = usePage();
  useStartPage(pathname, identity);
  usePageFocus(pathname);
  return (
    <>
      <PageName pathname={pathname} name={name} />
      <ShellPages shown={shown} identity={identity} />
    </>
  );
}
