import { selectPreferences, sidebarToggled } from '@tracking-console/platform';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNarrowWindow } from './useNarrowWindow.ts';

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

/** The remembered choice is that of wide windows; the sheet is closed whenever it is not asked for. */
export function useSidebar(): SidebarState {
  const dispatch = useDispatch();
  const narrow = useNarrowWindow();
  const { sidebarOpen } = useSelector(selectPreferences);
  const [sheetOpen, setSheetOpen] = useState(false);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  useEffect(() => {
    if (!narrow) closeSheet();
  }, [narrow, closeSheet]);
  const toggle = useCallback(() => {
    if (narrow) setSheetOpen((open) => !open);
    else dispatch(sidebarToggled());
  }, [narrow, dispatch]);
  const mode = narrow ? 'sheet' : sidebarOpen ? 'open' : 'icons';
  const expanded = narrow ? sheetOpen : sidebarOpen;
  return useMemo(() => ({ mode, expanded, toggle, closeSheet }), [mode, expanded, toggle, closeSheet]);
}
