import { deployedAt, isReleasePage, titleOf } from '@tracking-console/platform';
import { useEffect } from 'react';
import { usePlatform } from '../PlatformContext.ts';
import type { ShownPage } from './shownPage.ts';
import type { Trail } from './trail.ts';
import { useTexts, useTitles } from './useTexts.ts';

/** The page's name: the last menu item on the way to it, or what stands there instead; empty until that is known. */
export function usePageName(shown: ShownPage, { steps }: Trail, pathname: string): string {
  const t = useTexts();
  const shared = useTitles();
  const { configuration, i18n } = usePlatform();
  if (shown === 'unauthorized' || shown === 'profileFailed') return t(`shell.${shown}.title`);
  if (isReleasePage(pathname)) return t('shell.releases.title');
  if (shown === 'application') {
    const application = deployedAt(configuration.applications, pathname);
    return application ? titleOf(application, i18n.language) : '';
  }
  const last = steps.at(-1);
  if (last) return shared(last.title);
  return shown === 'waiting' ? '' : t('shell.notFound.title');
}

/** SH-3: the page's name and the brand. */
export function usePageTitle(name: string): void {
  const { brand } = usePlatform().configuration;
  useEffect(() => {
    document.title = name ? `${name} · ${brand}` : brand;
  }, [name, brand]);
}
