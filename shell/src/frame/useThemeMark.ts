import { selectPreferences } from '@tracking-console/platform';
import { applyTheme } from '@tracking-console/ui';
import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';

/** The page begins in the theme of the cookie; from here on it follows the choice. */
export function useThemeMark(): void {
  const { theme } = useSelector(selectPreferences);
  useLayoutEffect(() => applyTheme(theme), [theme]);
}
