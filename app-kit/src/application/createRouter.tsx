import { fileRoutes, inDataMode, onFailedPageLeft, type State, selectChosenMode } from '@tracking-console/platform';
import { createBrowserRouter, createPath, type RouteObject, redirect, resolvePath, type To } from 'react-router-dom';
import { markingFailures } from '../pages/loadFailures.ts';
import { NotFound } from '../pages/NotFound.tsx';
import { PageFailed } from '../pages/PageFailed.tsx';
import { PageFrame, PageOutlet } from '../pages/PageFrame.tsx';
import { PageLoading } from '../pages/PageLoading.tsx';
import type { Application } from './ApplicationContext.ts';
import type { ApplicationDefinition } from './definition.ts';
import type { FirstPage } from './firstPage.ts';

/**
 * @param onRetry makes another router, since a page that failed to load stays failed in its own
 * @param first a page whose module is loaded already
 */
export function createRouter(
  { pages, redirects, hasPage, Frame = PageFrame }: ApplicationDefinition,
  application: Application,
  onRetry: () => void,
  first?: FirstPage,
) {
  const { store } = application.platform;
  const addressOf = (path: string) => inDataMode(path, selectChosenMode(store.getState() as State));
  const files = fileRoutes(pages)
    .filter(({ path }) => hasPage?.(path, application) ?? true)
    .map(({ path, lazy }) =>
      path === first?.path ? { path, ...first.module } : { path, lazy: markingFailures(lazy) },
    ) as RouteObject[]; // each file exports `Component`, as lazy routes do
  const leadingOn = Object.entries(redirects(application)).map(([path, target]): RouteObject => {
    const route = { element: null, loader: () => redirect(addressOf(target)) };
    return path === '' ? { index: true, ...route } : { path, ...route };
  });
  const routes: RouteObject[] = [
    {
      path: application.basePath,
      element: (
        <Frame>
          <PageOutlet />
        </Frame>
      ),
      hydrateFallbackElement: (
        <PageFrame>
          <PageLoading />
        </PageFrame>
      ),
      children: [
        {
          // Inside the frame, so that a failed page leaves what is around it.
          errorElement: <PageFailed onRetry={onRetry} />,
          children: [...leadingOn, ...files, { path: '*', element: <NotFound /> }],
        },
      ],
    },
  ];
  const router = createBrowserRouter(routes, {
    window: application.routerWindow,
    // Without it the router looks for data on a `window` that the server does not have.
    ...(first && { hydrationData: {} }),
  });
  onFailedPageLeft(router, onRetry);
  writeAddresses(router, addressOf);
  return router;
}

/**
 * Moves lead where a link to the same place does. One to the address that is shown already, e.g. by the current tab, makes no
 * history entry; a link does the same by itself.
 */
function writeAddresses(router: ReturnType<typeof createBrowserRouter>, addressOf: (path: string) => string) {
  const { navigate } = router;
  router.navigate = (async (to: To | number | null, options) => {
    if (to === null || typeof to === 'number') return navigate(to as number); // its overloads
    const { location } = router.state;
    const address = addressOf(createPath(resolvePath(to, location.pathname)));
    return navigate(address, address === createPath(location) ? { ...options, replace: true } : options);
  }) as typeof navigate; // as above
}
