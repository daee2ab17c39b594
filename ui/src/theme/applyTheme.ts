export type Theme = 'light' | 'dark' | 'system';

/** Puts the theme on the page: tokens.css reads the attribute, "system" follows the device. */
export function applyTheme(theme: Theme, rootElement: HTMLElement = document.documentElement): void {
  rootElement.dataset.theme = theme;
}
