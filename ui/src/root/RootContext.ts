import { createContext, useContext } from 'react';
import type { Theme } from '../theme/applyTheme.ts';
import type { DateFormat } from '../values/formatTime.ts';

/** When and for which time zone the server rendered the page: its times are first rendered the same way. */
export interface RenderedTimes {
  /** Milliseconds since 1970. */
  at: number;
  timeZone: string;
}

export interface RootSettings {
  language: string;
  theme: Theme;
  /** Where popups are rendered; the document's body if absent. */
  container?: HTMLElement | ShadowRoot;
  /** Of an application that may be hidden: what updates by itself pauses meanwhile. */
  visibility?: { isShown: () => boolean; onChange: (listener: (shown: boolean) => void) => () => void };
  /** The time as the server has it; the device's if absent. */
  clock?: { now: () => number; onChange: (listener: () => void) => () => void };
  rendered?: RenderedTimes;
  /** The zone the reader wants times in; absent or empty: the browser's. */
  timeZone?: string;
  /** How the reader wants days written; absent: as the language does. */
  dateFormat?: DateFormat;
  /** The address of a link that a component is given another one for. */
  addressOf?: (href: string) => string;
  /** Called instead of a page load when a plain click follows a link of this origin. */
  onNavigate?: (href: string) => void;
}

export const RootContext = createContext<RootSettings>({ language: 'en', theme: 'light' });

export const useRoot = () => useContext(RootContext);
export const useLanguage = () => useRoot().language;
