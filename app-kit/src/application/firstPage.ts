import { beginQueries, fileRoutes } from '@tracking-console/platform';
import { matchPath } from 'react-router-dom';
import type { Application } from './ApplicationContext.ts';
import type { ApplicationDefinition, PageModule, RenderedPage } from './definition.ts';
import { expectServerMarkup } from './hydration.ts';

/** A page whose module is loaded before the router needs it, and its server markup, if there is any. */
export interface FirstPage {
  /** Below the application's own, such as "shipment/:id". */
  path: string;
  module: object;
  rendered?: RenderedPage['rendered'];
}

/** A page's file that came with the application's own is there at once; the application does not wait for another one. */
const TIMEOUT_MS = 50;

/**
 * Fetches the page of the address and what it shows, before anything renders.
 * @returns a function to call when the page is needed; it returns undefined if its file is late
 */
export function fetchFirstPage(definition: ApplicationDefinition, application: Application) {
  if (application.serverContent) return () => hydratedPage(definition, application);
  const { basePath, routerWindow, platform } = application;
  const { pathname, search } = routerWindow.location;
  const route = fileRoutes(definition.pages).find(({ path }) => matchPath(`${basePath}/${path}`, pathname));
  if (!route) return async () => undefined;
  const loading = route.lazy() as Promise<PageModule>; // as each page's file
  const page = loading.then(
    (module): FirstPage => {
      const [api] = definition.features.flatMap(({ api }) => api ?? []);
      if (api) beginQueries(platform.store, api, module.firstQueries?.(new URLSearchParams(search)) ?? []);
      return { path: route.path, module };
    },
    () => undefined, // the router loads it again and shows the error
  );
  return () => Promise.race([page, new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}

/** The module of a page that the server rendered must be loaded before React hydrates it. */
async function hydratedPage(
  { name, pages, restore }: ApplicationDefinition,
  { serverContent, platform, domElement, basePath }: Application,
): Promise<FirstPage | undefined> {
  if (!serverContent) return undefined;
  const path = serverContent.path?.slice(basePath.length + 1) ?? ''; // a runtime of an older release lacks it
  const route = fileRoutes(pages).find((page) => page.path === path);
  const module = route ? ((await route.lazy().catch(() => null)) as PageModule | null) : null; // as each page's file
  const state = module && restore ? serverContent.take() : null;
  const page = state === null ? null : restore?.(platform, state);
  // While texts are late the application is in another language for now.
  const speaks = (language: string) =>
    platform.i18n.hasResourceBundle(language, name) && platform.i18n.language === language;
  if (!module || !page || !speaks(page.language)) {
    serverContent.giveUp?.();
    return undefined;
  }
  if (module.rendersAsServer?.(platform) ?? true) {
    expectServerMarkup(domElement, (cause) =>
      platform.reportBug(new Error('The browser rendered another page than the server.', { cause })),
    );
  }
  return { path, module, rendered: page.rendered };
}
