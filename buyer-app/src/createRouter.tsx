import { fileRoutes, onFailedPageLeft, type PageFiles, paths } from '@tracking-console/platform';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { ConsoleLayout, FirstPageLoading } from './ConsoleLayout.tsx';
import type { ConsoleProps } from './console.ts';
import { NotFound } from './features/notFound/NotFound.tsx';
import { PageFailed } from './features/notFound/PageFailed.tsx';

const { buyer } = paths;

type Place = Pick<ConsoleProps, 'basePath' | 'routerWindow'>;

/** A page that need not be fetched: its path below the console's, and its file's exports. */
export interface ReadyPage {
  path: string;
  module: object;
}

/**
 * RT-1, RT-4, RT-9: the pages, the addresses that lead on to one, and what is none.
 * @param onRetry asks for another router: a page that failed is to be loaded anew
 */
export function createRouter(
  { basePath, routerWindow }: Place,
  files: PageFiles,
  onRetry: () => void,
  ready?: ReadyPage,
) {
  const pages = fileRoutes(files).map((page) =>
    page.path === ready?.path ? { path: page.path, ...ready.module } : page,
  ) as RouteObject[]; // each file exports `Component`, as lazy routes do
  const routes: RouteObject[] = [
    {
      path: basePath,
      element: <ConsoleLayout />,
      HydrateFallback: FirstPageLoading,
      children: [
        {
          // Inside the layout: a page that fails leaves what stands around it.
          errorElement: <PageFailed onRetry={onRetry} />,
          children: [
            { index: true, element: null, loader: () => redirect(buyer.dashboard()) },
            { path: 'orders', element: null, loader: () => redirect(buyer.ordersRecord()) },
            ...pages,
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ];
  const router = createBrowserRouter(routes, {
    window: routerWindow,
    // A ready page needs no data of the router's; said here, or it looks for such on a `window` the server lacks.
    ...(ready && { hydrationData: {} }),
  });
  onFailedPageLeft(router, onRetry);
  return router;
}
