import { createParcel, type ParcelLifecycles } from '@tracking-console/app-kit';
import type { AccountPage } from '@tracking-console/contract/page/applications';
import { type ComponentType, lazy } from 'react';
import { features, withAccountData } from './accountData.tsx';

const base = { name: 'shared-account', english: () => import('./locales/en.json') };

/** A parcel from a page's file; each mount gets its own lifecycles. */
const parcelOf = (load: () => Promise<{ Component: ComponentType }>) => async () => {
  const { Component } = await load();
  return createParcel({ ...base, features, Component: withAccountData(Component) });
};

/** The pages both consoles mount, each a parcel and a chunk of its own. Its props: {platform, identity, basePath}. */
export const parcels: Partial<Record<AccountPage, () => Promise<ParcelLifecycles>>> = {
  userinfo: parcelOf(() => import(/* webpackChunkName: "page-userinfo" */ './pages/userinfo.tsx')),
  security: parcelOf(() => import(/* webpackChunkName: "page-security" */ './pages/security.tsx')),
  socialbind: parcelOf(() => import(/* webpackChunkName: "page-socialbind" */ './pages/socialbind.tsx')),
  ordersRecord: parcelOf(() => import(/* webpackChunkName: "page-ordersRecord" */ './pages/ordersRecord.tsx')),
  invoice: parcelOf(() => import(/* webpackChunkName: "page-invoice" */ './pages/invoice.tsx')),
  ordersInvoice: parcelOf(() => import(/* webpackChunkName: "page-ordersInvoice" */ './pages/ordersInvoice.tsx')),
  ordersOfflineTrading: parcelOf(
    () => import(/* webpackChunkName: "page-ordersOfflineTrading" */ './pages/ordersOfflineTrading.tsx'),
  ),
  transferReview: parcelOf(() => import(/* webpackChunkName: "page-transferReview" */ './pages/transferReview.tsx')),
  authorizations: parcelOf(() => import(/* webpackChunkName: "page-authorizations" */ './pages/authorizations.tsx')),
};

const PayResult = lazy(async () => {
  const file = await import(/* webpackChunkName: "page-payResult" */ './features/payResult/PayResult.tsx');
  return { default: file.PayResult };
});

/** The application of exactly /track/paycallback, without the shell. */
export const payCallback = createParcel({ ...base, features, Component: PayResult, isAlone: true });
