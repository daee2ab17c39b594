import { tabStorage } from '../drafts/tabStorage.ts';

const NAME = 'tracking-console.signInRedirect';

/** When this tab was last redirected to the sign-in site, in ms; 0 for never, and where the browser denies its storage. */
export const lastRedirect = {
  read: () => Number(tabStorage()?.getItem(NAME) ?? 0) || 0,
  write(time: number) {
    try {
      tabStorage()?.setItem(NAME, String(time));
    } catch {
      // full: the next refusal redirects as if it were the first
    }
  },
};
