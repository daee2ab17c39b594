import type { Page } from '@playwright/test';

export const WIDTHS = [375, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];

export const THEMES = ['light', 'dark'] as const;

export interface Look {
  width: Width;
  theme: (typeof THEMES)[number];
}

/** Every size of a screen in both themes; without ALL_CASES the widest and the narrowest, in one theme each. */
export const LOOKS: readonly Look[] = process.env.ALL_CASES
  ? WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })))
  : [
      { width: 1280, theme: 'light' },
      { width: 375, theme: 'dark' },
    ];

/** The accounts of these journeys have left the theme to the device, so changing the device's changes the page. */
export async function showAs(page: Page, { width, theme }: Look) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
}
