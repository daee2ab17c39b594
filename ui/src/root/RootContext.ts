import { createContext, useContext } from 'react';
import type { Theme } from '../theme/applyTheme.ts';

export interface RootSettings {
  language: string;
  theme: Theme;
  nonce?: string;
  /** Where popups are rendered; the document's body if absent. */
  container?: HTMLElement | ShadowRoot;
  /** Called instead of a page load when a plain click follows a link of this origin. */
  onNavigate?: (href: string) => void;
}

export const RootContext = createContext<RootSettings>({ language: 'en', theme: 'light' });

export const useRoot = () => useContext(RootContext);
export const useLanguage = () => useRoot().language;
