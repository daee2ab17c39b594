import { beginQueries, fileRoutes } from '@tracking-console/platform';
import { matchPath } from 'react-router-dom';
import type { FirstPage } from './App.tsx';
import type { ConsoleProps } from './console.ts';
import { DRAWN_FILES, type DrawnPage, isDrawnPath, showDrawnData } from './drawnPage.ts';
import { shipmentsApi } from './features/shipments/shipmentsApi.ts';
import { expectDrawn } from './hydration.ts';
import { pageFiles } from './pageFiles.ts';

type Platform = ConsoleProps['platform'];

/** What a page's module may say beside its component. */
interface PageModule {
  /** Whether the customer sees it as the server does, which knows nothing of what the browser remembers. */
  looksAsDrawn?: (platform: Platform) => boolean;
  /** What it asks for first. */
  firstQueries?: () => object[];
}

/** A page's file that came along with the console's own is there at once; for another one the console does not wait. */
const PATIENCE = 50;

/**
 * The page of the address, before anything is drawn: its data is on its way meanwhile, and no picture of loading comes first.
 * @returns what it is when it is wanted, unless its file is late
 */
export function fetchFirstPage({ basePath, routerWindow, platform }: ConsoleProps) {
  const { pathname } = routerWindow.location;
  const route = fileRoutes(pageFiles).find(({ path }) => matchPath(`${basePath}/${path}`, pathname));
  if (!route) return async () => undefined;
  const { path, lazy } = route;
  const loading = lazy() as Promise<PageModule>; // as each page's file
  const page = loading.then(
    (module): FirstPage => {
      beginQueries(platform.store, shipmentsApi, module.firstQueries?.() ?? []);
      return { path, module };
    },
    () => undefined, // the router asks for it again, and says so
  );
  return () => Promise.race([page, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Where the server has drawn the page, its module has to be there before React takes it over. */
export async function drawnFirstPage(props: ConsoleProps): Promise<FirstPage | undefined> {
  const { serverContent, platform, domElement, basePath } = props;
  const path = serverContent?.path?.slice(basePath.length + 1) ?? ''; // a runtime of an older release does not say it
  if (!serverContent || !isDrawnPath(path)) return undefined;
  const module = (await pageFiles(DRAWN_FILES[path]).catch(() => null)) as PageModule | null; // as each page's file
  const page = module ? (serverContent.take() as DrawnPage | null) : null; // made by this console's own server bundle
  // F-57: with texts that are late, the console speaks another language for now.
  const speaks = (language: string) =>
    platform.i18n.hasResourceBundle(language, 'buyer-app') && platform.i18n.language === language;
  if (!module || !page || !speaks(page.language)) {
    serverContent.giveUp?.();
    return undefined;
  }
  showDrawnData(platform.store, page);
  if (module.looksAsDrawn?.(platform) ?? true) {
    expectDrawn(domElement, (cause) =>
      platform.reportBug(new Error('The console drew another page than the server.', { cause })),
    );
  }
  return { path, module, drawn: page.drawn };
}
