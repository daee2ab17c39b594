import { type Texts, useSharedText } from '@tracking-console/app-kit';
import type { DeployedApplication } from '@tracking-console/contract/page/applications';
import { deployedAt, isReleasePage, type MenuTitle, titleOf } from '@tracking-console/platform';
import type { Page } from './PageContext.ts';
import type { ShownPage } from './shownPage.ts';

/**
 * The page's name: the last menu item on the way to it, or another title for a page without one; empty until that is
 * known. The release page's sections share names with the consoles, such as "History", so the whole's name is added.
 */
export function pageName(
  { pathname, shown, trail }: Omit<Page, 'name' | 'identity'>,
  texts: Texts,
  deployed: readonly DeployedApplication[],
): string {
  const { own: t, language } = texts;
  if (isOfShell(shown)) return t(`shell.${shown}.title`);
  if (isReleasePage(pathname))
    return trail.steps
      .map(({ title }) => menuTitle(title, texts))
      .reverse()
      .join(' · ');
  if (shown === 'application') {
    const application = deployedAt(deployed, pathname);
    return application ? titleOf(application, language) : '';
  }
  const last = trail.steps.at(-1);
  if (last) return menuTitle(last.title, texts);
  return shown === 'waiting' ? '' : t('notFound.title');
}

/** 404 aside: a console's own page has its name from the menu. */
const OF_SHELL = ['welcome', 'unauthorized', 'signInRefused', 'profileFailed'] as const;
const isOfShell = (shown: ShownPage): shown is (typeof OF_SHELL)[number] =>
  (OF_SHELL as readonly ShownPage[]).includes(shown);

/** What a menu entry is called. */
const menuTitle = (title: MenuTitle, { shared }: Pick<Texts, 'shared'>) =>
  typeof title === 'string' ? shared(title) : title.plain;

export function useTitles() {
  const shared = useSharedText();
  return (title: MenuTitle) => menuTitle(title, { shared });
}
