import { FRAME_STYLES_ID, SERVER_FRAME_ID, ZONE_COOKIE } from '@tracking-console/contract/page/serverContent';
import type * as PlatformModule from '@tracking-console/platform';

/** Applies the theme of the cookie before the first paint; the shell sets it from then on. */
export function applyStoredTheme(page: Document) {
  const theme = /(?:^|; )tc_theme=(light|dark)/.exec(page.cookie)?.[1];
  page.documentElement.dataset.theme = theme ?? 'system';
}

/**
 * The first use of Intl waits 20 ms or more for the browser's locale data, so it happens after the first frame, while the
 * files are being fetched.
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

/** The server renders the next page's times in the browser's time zone. The first call waits for the browser's zone data. */
export function storeZone(page: Document) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  page.cookie = `${ZONE_COOKIE}=${timeZone}; path=/; max-age=31536000; samesite=lax; secure`;
}

/**
 * Removes the initial placeholder once the profile call has ended, whatever its answer, and the frame, or the page
 * without one, is mounted or has failed. The frame the server rendered goes with it, and its space: a card would not fit there.
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
    removeServerFrame(page);
  };
  if (done()) return remove();
  const stop = store.subscribe(() => {
    if (!done()) return;
    stop();
    remove();
  });
}

/** Called when the shell has replaced the frame, or has failed to load. */
export function removeServerFrame(page: Document) {
  for (const id of [SERVER_FRAME_ID, FRAME_STYLES_ID]) page.getElementById(id)?.remove();
  const { dataset } = page.documentElement;
  delete dataset.frame;
  delete dataset.rendered;
}
