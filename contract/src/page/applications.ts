import type { Identity } from '../shipments/statuses.ts';

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

/** A release may leave this one out: only developers ever load it. */
export const DEVELOPER_PANEL = '@tracking-console/developer-panel';
/** So with this one: it puts local modules into the page. */
export const OVERRIDES = '@tracking-console/overrides';

/** So may it this one: only release engineers and developers ever load it. */
export const RELEASE_APP = '@tracking-console/release-app';

/** The applications every page has, by the names root-config registers them under. */
export const PAGE_APPLICATIONS = ['shell', 'buyer-app', 'api-app', 'release-app', 'pay-callback'] as const;

/** What an application may count on. A module that needs more names it in its export `requires`. */
export const CAPABILITIES = ['messages', 'popups', 'routerWindow', 'visibility'] as const;
export type Capability = (typeof CAPABILITIES)[number];
/** Grows with every change of ApplicationProps and of what a module's code requests from the page's loader. */
export const CONTRACT_VERSION = 4;

/** Whether an application can be seen. A hidden one keeps its elements and its state, and does no work. */
export interface Visibility {
  isShown: () => boolean;
  /** Returns a function that stops it. */
  onChange: (listener: (shown: boolean) => void) => () => void;
}

/** What the page gives every application, besides single-spa's own props. `Platform` is the platform module's type. */
export interface ApplicationProps<Platform> {
  contractVersion: number;
  platform: Platform;
  /** The element the application renders into; no other uses it, and it is clipped at its edges. */
  domElement: HTMLElement;
  /** Popups, and what is fixed to the window, are put in here: so they are hidden and removed with the application. */
  popupElement: HTMLElement;
  /** The window of the application's router: its address follows the router-mode and does not change while hidden. */
  routerWindow: Window;
  visibility: Visibility;
  /** For an application that cannot render any more, as after an uncaught error: a failure card replaces it. */
  fail: (cause: unknown) => void;
  /** Path below which the application's routes are, e.g. "/buyer". */
  basePath: string;
  /** null for the shell and for pages that belong to neither identity. */
  identity: Identity | null;
  /** Where the server has rendered the application: its markup is in `domElement`. */
  serverContent?: ServerMarkup;
}

export interface ServerMarkup {
  /** The path it was rendered for, e.g. "/buyer/dashboard"; the page's own may have changed before the application mounts. */
  path: string;
  /**
   * The data the markup was rendered from, to hydrate it, once; null when the markup is no longer in the page, or the
   * application is at another of its addresses by now.
   */
  take: () => unknown;
  /** To be called before rendering again instead: text typed into the markup is stored as a draft. Older pages have none. */
  giveUp?: () => void;
}

export const ROUTER_MODES = ['native', 'search', 'state', 'pure'] as const;
export type RouterMode = (typeof ROUTER_MODES)[number];

/** How an application is mounted; every option is off by default (docs/runtime.md). */
export interface ApplicationOptions {
  /** The source is fetched and run as an inline script with the page's nonce: a debugging aid. */
  inline: boolean;
  /** It runs in a frame of this origin; implies inline. */
  iframe: boolean;
  /** Leaving hides it instead of unmounting it. */
  'keep-alive': boolean;
  /** Unmounting forgets everything of it; beats keep-alive, implies clear-data. */
  destroy: boolean;
  /** Unmounting drops messages sent to it and by it. */
  'clear-data': boolean;
  /** Path inside the application for the first render, where the address names just its prefix or `baseroute`. */
  'default-page': string;
  /** Base path passed to it; empty: its prefix. */
  baseroute: string;
  'router-mode': RouterMode;
  /** The server's markup is in its container before it mounts. */
  ssr: boolean;
  shadowDOM: boolean;
}

/** The possible icons of a menu entry. */
export const MENU_ICONS = [
  'application',
  'dashboard',
  'shipment',
  'archive',
  'orders',
  'list',
  'receipt',
  'settings',
  'airline',
  'notification',
  'bell',
  'mail',
  'history',
  'bank',
  'tasks',
  'user',
  'lock',
  'link',
  'key',
  'switch',
] as const;
export type MenuIcon = (typeof MENU_ICONS)[number];

/** An application that root-config's table gets from the deployment; it overrides a known one. */
export interface DeployedApplication {
  name: string;
  /**
   * Of its page, for the browser's title and screen readers: one text, or one per language, with `en` for missing ones.
   * Default: its name.
   */
  title?: string | Readonly<Record<string, string | undefined>>;
  url?: string;
  /** First path segment it is active at, in small letters. */
  prefix?: string;
  /** The identity whose menu lists it; null: open to every customer and in no menu. */
  identity?: Identity | null;
  /** Before its entry in the menu. Default: application. */
  icon?: MenuIcon;
  /** Of a module of several applications: the name under which it exports this one's lifecycles. */
  member?: string;
  /** What is done ahead: 1 its file is fetched, 2 (the default) run as well, 3 it is mounted out of sight. */
  prefetch?: 1 | 2 | 3;
  options?: Partial<ApplicationOptions>;
}

/** The pages shared-account offers as parcels; both consoles mount them under their own prefix. */
export const ACCOUNT_PAGES = [
  'userinfo',
  'security',
  'socialbind',
  'invoice',
  'ordersInvoice',
  'ordersOfflineTrading',
  'ordersRecord',
  'authorizations',
  'transferReview',
] as const;
export type AccountPage = (typeof ACCOUNT_PAGES)[number];
