import type { Page } from '@playwright/test';

export const WIDTHS = [375, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];

export const THEMES = ['light', 'dark'] as const;

/** Every size a screen must stand in; each in both themes. */
export const LOOKS = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));
export type Look = (typeof LOOKS)[number];

/** The accounts of these journeys have left the theme to the device, so changing the device's changes the page. */
export async function showAs(page: Page, { width, theme }: Look) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
}
