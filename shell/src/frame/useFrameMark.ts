import { SERVER_FRAME_ID } from '@tracking-console/contract/page/serverContent';
import { useLayoutEffect } from 'react';
import type { SidebarMode } from './useSidebar.ts';

/** In the server's frame, which goes out of sight. */
const focusedLink = () => document.activeElement?.closest<HTMLElement>(`#${SERVER_FRAME_ID} a[href]`);

function focusSame(link: HTMLElement | null | undefined) {
  const href = link?.getAttribute('href');
  if (href) document.querySelector<HTMLElement>(`#shell a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
}

/**
 * Sets attributes for frame.css: that the frame is rendered and how wide it is. A page without the shell keeps its whole
 * window.
 */
export function useFrameMark(mode: SidebarMode): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const focused = focusedLink();
    dataset.shell = mode;
    focusSame(focused);
    return () => {
      delete dataset.shell;
    };
  }, [mode]);
}
