import type { UnwatchedPage } from './unwatched.ts';

/** Ways of keeping a console out of sight, as styles laid over those of root-config's page. */
export const HIDINGS = {
  'as the page does': '',
  'visibility: hidden': 'content-visibility: visible; visibility: hidden',
  'display: none': 'display: none',
} as const;

export type Hiding = keyof typeof HIDINGS;

export async function hideBy(page: UnwatchedPage, hiding: Hiding): Promise<void> {
  await page.evaluate((declarations) => {
    const style = document.createElement('style');
    style.nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';
    style.textContent = `.application[data-visibility="hidden"] { ${declarations} }`;
    document.head.append(style);
  }, HIDINGS[hiding]);
}
