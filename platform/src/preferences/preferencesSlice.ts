import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';

export type ThemeChoice = 'light' | 'dark' | 'system';

const THEME = 'tc_theme';
const SIDEBAR = 'sidebar_state';
const YEAR = 365;
const WEEK = 7;

const cookie = (days: number) => ({ expires: days, sameSite: 'lax', secure: true, path: '/' }) as const;

function storedTheme(): ThemeChoice {
  const stored = Cookies.get(THEME);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export interface Preferences {
  theme: ThemeChoice;
  sidebarOpen: boolean;
}

const slice = createSlice({
  name: 'preferences',
  initialState: (): Preferences => ({ theme: storedTheme(), sidebarOpen: Cookies.get(SIDEBAR) !== 'false' }),
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => {
      state.theme = payload;
    },
    sidebarToggled: (state) => {
      state.sidebarOpen = !state.sidebarOpen;
    },
  },
});

export const preferencesReducer = slice.reducer;
export const { themeChosen, sidebarToggled } = slice.actions;

/** Kept on this browser. */
export function rememberPreferences({ theme, sidebarOpen }: Preferences) {
  Cookies.set(THEME, theme, cookie(YEAR));
  Cookies.set(SIDEBAR, String(sidebarOpen), cookie(WEEK));
}

export interface WithPreferences {
  preferences: Preferences;
}

export const selectPreferences = (state: WithPreferences) => state.preferences;
