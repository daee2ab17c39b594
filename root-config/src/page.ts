import { ZONE_COOKIE } from '@tracking-console/contract/serverContent';
import type * as PlatformModule from '@tracking-console/platform';

/** The theme is known from the cookie before anything is painted; the shell takes over from there. */
export function applyStoredTheme(page: Document) {
  const theme = /(?:^|; )tc_theme=(light|dark)/.exec(page.cookie)?.[1];
  page.documentElement.dataset.theme = theme ?? 'system';
}

/**
 * Whoever formats a number or a time first waits for the browser's tables of them, 20 ms and more. They are read after the
 * first frame, while the files are on their way.
 */
export function warmIntl({ documentElement: { lang }, defaultView }: Document) {
  defaultView?.requestAnimationFrame(() =>
    setTimeout(() => {
      new Intl.NumberFormat(lang);
      new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
      new Intl.RelativeTimeFormat(lang);
    }),
  );
}

/** The server draws the next page's times in the browser's zone. Whoever asks first waits for the browser's tables of zones. */
export function storeZone(page: Document) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  page.cookie = `${ZONE_COOKIE}=${timeZone}; path=/; max-age=31536000; samesite=lax; secure`;
}

/**
 * Removes the initial placeholder once the profile call has ended, whatever its answer, and the frame, or the page
 * without one, is mounted or has failed. The space the server reserved for the frame goes with it, because a card would
 * not fit there.
 * @param hasFrame whether the shell belongs to the page's address
 */
export function removePlaceholder(
  page: Document,
  { store }: PlatformModule.Platform,
  { selectApplications, selectUser }: typeof PlatformModule,
  hasFrame: () => boolean,
) {
  const done = () => {
    const state = store.getState() as PlatformModule.State;
    const { shell, ...others } = selectApplications(state);
    const [first] = hasFrame() ? [shell] : Object.values(others);
    if (first?.state === 'load_failed') return true;
    return selectUser(state).status === 'loaded' && first?.state === 'mounted';
  };
  const remove = () => {
    page.getElementById('loading')?.remove();
    delete page.documentElement.dataset.frame;
  };
  if (done()) return remove();
  const stop = store.subscribe(() => {
    if (!done()) return;
    stop();
    remove();
  });
}
