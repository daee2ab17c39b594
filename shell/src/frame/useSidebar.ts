import { selectPreferences, sidebarToggled } from '@tracking-console/platform';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMediumWindow, useNarrowWindow } from './useNarrowWindow.ts';

/** Names the sidebar for the button that opens it. */
export const SIDEBAR_ID = 'shell-sidebar';

/** Beside the page with titles, beside it as icons, or a sheet over it on narrow windows. */
export type SidebarMode = 'open' | 'icons' | 'sheet';

export interface SidebarState {
  mode: SidebarMode;
  /** Whether the titles can be seen. */
  expanded: boolean;
  toggle: () => void;
  closeSheet: () => void;
}

/**
 * The remembered choice applies to wide windows. On medium ones there are icons, and titles while the sidebar is opened; on
 * narrow ones the sheet is closed by default.
 */
export function useSidebar(): SidebarState {
  const dispatch = useDispatch();
  const narrow = useNarrowWindow();
  const { sidebarOpen } = useSelector(selectPreferences);
  const medium = useMediumWindow();
  const isWide = !narrow && !medium;
  const [openForNow, setOpenForNow] = useState(false);
  const closeSheet = useCallback(() => setOpenForNow(false), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is dropped when the window's mode changes
  useEffect(() => setOpenForNow(false), [narrow, medium]);
  const toggle = useCallback(() => {
    if (isWide) dispatch(sidebarToggled());
    else setOpenForNow((open) => !open);
  }, [isWide, dispatch]);
  const expanded = isWide ? sidebarOpen : openForNow;
  const mode = narrow ? 'sheet' : expanded ? 'open' : 'icons';
  return useMemo(() => ({ mode, expanded, toggle, closeSheet }), [mode, expanded, toggle, closeSheet]);
}
