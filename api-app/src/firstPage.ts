import { beginQueries, fileRoutes } from '@tracking-console/platform';
import { matchPath } from 'react-router-dom';
import { consoleApi } from './consoleApi.ts';
import type { Application } from './frame/ApplicationContext.ts';
import { pageFiles } from './pageFiles.ts';

/** What a page's module may say beside its component. */
interface PageModule {
  /** What it asks for first at an address. */
  firstQueries?: (address: URLSearchParams) => object[];
}

/** Asks for what the page of the address will show as soon as its file is there, while the console is still being drawn. */
export async function askForFirstPage({ basePath, routerWindow, platform: { store } }: Application): Promise<void> {
  const { pathname, search } = routerWindow.location;
  const route = fileRoutes(pageFiles).find(({ path }) => matchPath(`${basePath}/${path}`, pathname));
  const file = route?.lazy() as Promise<PageModule> | undefined; // as each page's file
  const page = await file?.catch(() => undefined); // the router asks for it again, and says so
  beginQueries(store, consoleApi, page?.firstQueries?.(new URLSearchParams(search)) ?? []);
}
