import type { Identity } from './statuses.ts';

/** Names of our modules in the import map. */
export const MODULES = {
  rootConfig: '@tracking-console/root-config',
  shell: '@tracking-console/shell',
  buyerApp: '@tracking-console/buyer-app',
  apiApp: '@tracking-console/api-app',
  sharedAccount: '@tracking-console/shared-account',
  platform: '@tracking-console/platform',
  ui: '@tracking-console/ui',
} as const;

/** What the page gives every application, besides single-spa's own props. `Platform` is the platform module's type. */
export interface ApplicationProps<Platform> {
  platform: Platform;
  /** The element the application renders into; it is the application's alone. */
  domElement: HTMLElement;
  /** Path prefix the application's routes stand under, e.g. "/buyer". */
  basePath: string;
  /** null for the shell and for pages that belong to neither identity. */
  identity: Identity | null;
}

/** The pages shared-account offers as parcels; both consoles mount them under their own prefix. */
export const ACCOUNT_PAGES = [
  'userinfo',
  'security',
  'socialbind',
  'ordersInvoice',
  'ordersOfflineTrading',
  'ordersRecord',
  'authorizations',
] as const;
export type AccountPage = (typeof ACCOUNT_PAGES)[number];
