import type * as PlatformModule from '@tracking-console/platform';

/** The theme is known from the cookie before anything is painted; the shell takes over from there. */
export function applyStoredTheme(page: Document) {
  const theme = /(?:^|; )tc_theme=(light|dark)/.exec(page.cookie)?.[1];
  page.documentElement.dataset.theme = theme ?? 'system';
}

/** SH-12: the initial placeholder goes once the profile has been asked for, whatever the answer. */
export function removePlaceholder(
  page: Document,
  platform: PlatformModule.Platform,
  { selectUser }: typeof PlatformModule,
) {
  const state = () => platform.store.getState() as PlatformModule.State;
  const remove = () => page.getElementById('loading')?.remove();
  const framed = page.getElementById('shell');
  if (selectUser(state()).status === 'loaded' || !framed) return remove();
  const stop = platform.store.subscribe(() => {
    if (selectUser(state()).status !== 'loaded') return;
    stop();
    remove();
  });
}
