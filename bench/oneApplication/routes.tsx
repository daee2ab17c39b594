import { NotFound, PageLoading } from '@tracking-console/app-kit';
import { fileRoutes, paths } from '@tracking-console/platform';
import { type RouteObject, redirect } from 'react-router-dom';
import { PageFailed } from '../../app-kit/src/pages/PageFailed.tsx';
import { Account, ApiConsole, BuyerConsole, Frame } from './Frame.tsx';

// A console's pages except those that only mount an account page: here the route is the account page itself.
const buyerPages = import.meta.webpackContext('../../buyer-app/src/pages', {
  recursive: true,
  regExp: /^\.\/(?!userinfo|security|socialbind|authorizations|orders\/).*\.tsx$/,
  mode: 'lazy',
  chunkName: 'page-buyer-[request]',
});
const apiPages = import.meta.webpackContext('../../api-app/src/pages', {
  recursive: true,
  regExp: /^\.\/(?!userinfo|security|socialbind|authorizations|orders\/).*\.tsx$/,
  mode: 'lazy',
  chunkName: 'page-api-[request]',
});

const accountPages = [
  ['userinfo', () => import(/* webpackChunkName: "page-userinfo" */ '../../shared-account/src/pages/userinfo.tsx')],
  ['security', () => import(/* webpackChunkName: "page-security" */ '../../shared-account/src/pages/security.tsx')],
  [
    'socialbind',
    () => import(/* webpackChunkName: "page-socialbind" */ '../../shared-account/src/pages/socialbind.tsx'),
  ],
  [
    'authorizations',
    () => import(/* webpackChunkName: "page-authorizations" */ '../../shared-account/src/pages/authorizations.tsx'),
  ],
  [
    'orders/record',
    () => import(/* webpackChunkName: "page-ordersRecord" */ '../../shared-account/src/pages/ordersRecord.tsx'),
  ],
  [
    'orders/invoice',
    () => import(/* webpackChunkName: "page-ordersInvoice" */ '../../shared-account/src/pages/ordersInvoice.tsx'),
  ],
  [
    'orders/offlineTrading',
    () =>
      import(
        /* webpackChunkName: "page-ordersOfflineTrading" */ '../../shared-account/src/pages/ordersOfflineTrading.tsx'
      ),
  ],
] as const;

const account = (identity: 'BUYER' | 'API'): RouteObject => ({
  element: <Account identity={identity} />,
  children: accountPages.map(([path, lazy]) => ({ path, lazy })),
});

const retry = () => location.reload();
const leadTo = (path: string) => () => redirect(path);
const { buyer, api } = paths;

/** Every address of both consoles under one root; going from one console to the other is a navigation as any. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      {
        path: '/buyer',
        element: <BuyerConsole />,
        hydrateFallbackElement: <PageLoading />,
        errorElement: <PageFailed onRetry={retry} />,
        children: [
          { index: true, element: null, loader: leadTo(buyer.dashboard()) },
          { path: 'orders', element: null, loader: leadTo(buyer.ordersRecord()) },
          ...(fileRoutes(buyerPages) as RouteObject[]), // each file exports `Component`, as lazy routes do
          account('BUYER'),
          { path: '*', element: <NotFound /> },
        ],
      },
      {
        path: '/api',
        element: <ApiConsole />,
        errorElement: <PageFailed onRetry={retry} />,
        hydrateFallbackElement: <PageLoading />,
        children: [
          { index: true, element: null, loader: leadTo(api.dashboard()) },
          { path: 'orders', element: null, loader: leadTo(api.ordersRecord()) },
          { path: 'notification', element: null, loader: leadTo(api.notificationOwn()) },
          ...(fileRoutes(apiPages) as RouteObject[]),
          account('API'),
          { path: '*', element: <NotFound /> },
        ],
      },
      { path: '*', element: null },
    ],
  },
];
