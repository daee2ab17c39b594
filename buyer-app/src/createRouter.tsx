import { fileRoutes, type PageFiles, paths } from '@tracking-console/platform';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { ConsoleLayout, FirstPageLoading } from './ConsoleLayout.tsx';
import { NotFound } from './features/notFound/NotFound.tsx';
import { PageFailed } from './features/notFound/PageFailed.tsx';

const { buyer } = paths;

/** RT-1, RT-4, RT-9: the pages, the addresses that lead on to one, and what is none. */
export function createRouter(basePath: string, files: PageFiles, onRetry: () => void) {
  const pages = fileRoutes(files) as RouteObject[]; // each file exports `Component`, as lazy routes do
  return createBrowserRouter([
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
  ]);
}
