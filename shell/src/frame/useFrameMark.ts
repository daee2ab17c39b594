import { useLayoutEffect } from 'react';
import type { SidebarMode } from './useSidebar.ts';

/** Tells frame.css that the frame stands and how wide it is; a page without the shell keeps its whole window. */
export function useFrameMark(mode: SidebarMode): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.shell = mode;
    return () => {
      delete dataset.shell;
    };
  }, [mode]);
}
