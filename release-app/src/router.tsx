import type { PageConfiguration } from '@tracking-console/contract/page';
import { fileRoutes, paths } from '@tracking-console/platform';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { NotFound } from './frame/NotFound.tsx';
import { PageFailed } from './frame/PageFailed.tsx';
import { PageFrame } from './frame/PageFrame.tsx';
import { PageLoading } from './frame/PageLoading.tsx';
import { pageFiles } from './pageFiles.ts';

interface RouterOptions {
  basePath: string;
  routerWindow: Window;
  rights: PageConfiguration['rights'];
  onRetry: () => void;
}

const { release } = paths;

/** Each file in ./pages is a page. */
export function createReleaseRouter({ basePath, routerWindow, rights, onRetry }: RouterOptions) {
  const pages = (fileRoutes(pageFiles) as RouteObject[]) // each file exports `Component`, as lazy routes do
    .filter(({ path }) => rights.release || path === 'overrides');
  const first = rights.release ? release.channels() : release.overrides();
  const routes: RouteObject[] = [
    {
      path: basePath,
      element: <PageFrame />,
      errorElement: <PageFailed onRetry={onRetry} />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        { index: true, element: null, loader: () => redirect(first) },
        ...pages,
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
  return createBrowserRouter(routes, { window: routerWindow });
}
