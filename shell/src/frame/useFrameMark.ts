import { useLayoutEffect } from 'react';
import type { SidebarMode } from './useSidebar.ts';

/**
 * Sets attributes for frame.css: that the frame is rendered and how wide it is. A page without the shell keeps its whole
 * window.
 */
export function useFrameMark(mode: SidebarMode): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.shell = mode;
    return () => {
      delete dataset.shell;
    };
  }, [mode]);
}
