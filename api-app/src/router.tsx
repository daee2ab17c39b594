import { fileRoutes, onFailedPageLeft, paths } from '@tracking-console/platform';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { NotFound } from './frame/NotFound.tsx';
import { PageFailed } from './frame/PageFailed.tsx';
import { PageFrame } from './frame/PageFrame.tsx';
import { PageLoading } from './frame/PageLoading.tsx';
import { pageFiles } from './pageFiles.ts';

const { api } = paths;

/**
 * Each file in ./pages is a page; a group's own address redirects to its first page.
 * @param onRetry asks for another router, because a page that failed has to be loaded again
 */
export function createConsoleRouter(basePath: string, routerWindow: Window, onRetry: () => void) {
  const pages = fileRoutes(pageFiles) as RouteObject[]; // each file exports `Component`, as lazy routes do
  const routes: RouteObject[] = [
    {
      path: basePath,
      element: <PageFrame />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        {
          // Inside the frame: a page that fails stands where it would.
          errorElement: <PageFailed onRetry={onRetry} />,
          children: [
            { index: true, element: null, loader: () => redirect(api.dashboard()) },
            { path: 'orders', element: null, loader: () => redirect(api.ordersRecord()) },
            { path: 'notification', element: null, loader: () => redirect(api.notificationOwn()) },
            ...pages,
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ];
  const router = createBrowserRouter(routes, { window: routerWindow });
  onFailedPageLeft(router, onRetry);
  return router;
}
