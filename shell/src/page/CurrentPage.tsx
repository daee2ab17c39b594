import { ShellPages } from '../pages/ShellPages.tsx';
import { PageName } from './PageName.tsx';
import { usePageFocus } from './usePageFocus.ts';
import { useStartPage } from './useStartPage.ts';

/** What the frame does about the page that is shown: its name, its focus, and the shell's own pages. */
export function CurrentPage() {
  useStartPage();
  usePageFocus();
  return (
    <>
      <PageName />
      <ShellPages />
    </>
  );
}
