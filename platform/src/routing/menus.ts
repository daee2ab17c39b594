import type { DeployedApplication } from '@tracking-console/contract/page/applications';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { type Analytics, EVENTS } from '../analytics/analytics.ts';
import type { Profile } from '../user/profile.ts';
import { titleOf } from './deployedAt.ts';
import { paths } from './paths.ts';

/** A key of the platform's namespace, or what a deployment has written itself. */
export type MenuTitle = string | { plain: string };

export interface MenuItem {
  /** The browser title and the breadcrumbs use it too. */
  title: MenuTitle;
  path: string;
  icon: string;
  children?: readonly MenuItem[];
  /** Opening the group does not go to its first child. */
  openNoJump?: boolean;
  /** "_blank": it opens in a tab of its own. */
  target?: '_blank';
  /** Name of an icon after the title. */
  suffix?: string;
  /** Runs when it is chosen, before the browser follows it. */
  onClick?: (services: MenuServices) => void;
}

/** What an entry may use when it is chosen. */
export interface MenuServices {
  analytics: Pick<Analytics, 'send'>;
}

export interface AccountMenuItem {
  key: string;
  title: string;
  path: string;
  icon: string;
  /** Runs when it is chosen, before the browser follows it. */
  onClick?: (services: MenuServices) => void;
  /** A separator is rendered before it. */
  hasDriver?: boolean;
  /** Runs instead of following the path. */
  onCustomAction?: (controls: AccountControls) => void;
}

/** What an account entry can do by itself. */
export interface AccountControls {
  navigate: (path: string) => void;
  dialogs: { openCompanyInfo: () => void; closeCompanyInfo: () => void };
  user: Profile | null;
  /** Where the customer is, two letters; empty while unknown. */
  country: string;
  fetchUser: () => void;
  /** Switches to the other console, after opening its identity if necessary. */
  switchConsole: (identity: Identity) => void;
}

const INVOICE_LANGUAGE = 'zh-cn';

const orders = (of: typeof paths.buyer | typeof paths.api, language: string): MenuItem[] => [
  { title: 'menu.ordersRecord', path: of.ordersRecord(), icon: 'list' },
  ...(language === INVOICE_LANGUAGE
    ? [{ title: 'menu.ordersInvoice', path: of.ordersInvoice(), icon: 'receipt' }]
    : []),
];

/** Where the console's orders are invoiced; undefined: not in this language. */
export function invoicePath(identity: Identity, language: string): string | undefined {
  if (identity === 'API') return paths.api.invoice();
  return language === INVOICE_LANGUAGE ? paths.buyer.ordersInvoice() : undefined;
}

/** The menu depends on the console, the language and what the deployment adds, and on nothing else. */
export function mainMenu(
  identity: Identity,
  language: string,
  deployed: readonly DeployedApplication[] = [],
): MenuItem[] {
  const own = identity === 'BUYER' ? buyerMenu(language) : apiMenu(language);
  return [...own, ...deployedMenu(identity, language, deployed)];
}

const deployedMenu = (identity: Identity, language: string, deployed: readonly DeployedApplication[]): MenuItem[] =>
  deployed
    .filter((application) => application.prefix !== undefined && application.identity === identity)
    .map((application) => ({
      title: { plain: titleOf(application, language) },
      path: `/${application.prefix}`,
      icon: application.icon ?? 'application',
    }));

function buyerMenu(language: string): MenuItem[] {
  const { buyer } = paths;
  return [
    { title: 'menu.dashboard', path: buyer.dashboard(), icon: 'dashboard' },
    { title: 'menu.tracking', path: buyer.shipments(), icon: 'shipment' },
    { title: 'menu.archived', path: buyer.archived(), icon: 'archive' },
    { title: 'menu.myOrders', path: buyer.orders(), icon: 'orders', children: orders(buyer, language) },
    { title: 'menu.settings', path: buyer.settings(), icon: 'settings' },
  ];
}

function apiMenu(language: string): MenuItem[] {
  const { api } = paths;
  return [
    { title: 'menu.dashboard', path: api.dashboard(), icon: 'dashboard' },
    { title: 'menu.tracking', path: api.tracking(), icon: 'shipment' },
    { title: 'menu.airline', path: api.airline(), icon: 'airline' },
    {
      title: 'menu.notification',
      path: '/api/notification',
      icon: 'notification',
      children: [
        { title: 'menu.notificationOwn', path: api.notificationOwn(), icon: 'bell' },
        { title: 'menu.notificationConsumer', path: api.notificationConsumer(), icon: 'mail' },
        {
          title: 'menu.notificationHistory',
          path: api.notificationHistory(),
          icon: 'history',
          onClick: ({ analytics }) => analytics.send(EVENTS.apiSentHistory),
        },
      ],
    },
    { title: 'menu.apiInvoice', path: api.invoice(), icon: 'receipt' },
    {
      title: 'menu.orders',
      path: api.orders(),
      icon: 'orders',
      children: [
        ...orders(api, language),
        { title: 'menu.offlineTrading', path: api.ordersOfflineTrading(), icon: 'bank' },
      ],
    },
    { title: 'menu.taskCenter', path: api.taskCenter(), icon: 'tasks' },
    { title: 'menu.settings', path: api.settings(), icon: 'settings' },
  ];
}

type Rights = PageConfiguration['rights'];

const RELEASES = { title: 'menu.releases', icon: 'application', path: paths.release.root() };

const mayOpenReleases = ({ release, override }: Rights) => release || override;

/** The release page's own menu. Who may only override has one section. */
export function releaseSections(rights: Rights) {
  const { release } = paths;
  return [
    ...(rights.release
      ? [
          { title: 'menu.release.channels', path: release.channels() },
          { title: 'menu.release.matrix', path: release.matrix() },
          { title: 'menu.release.releases', path: release.releases() },
          { title: 'menu.release.compare', path: release.compare() },
          { title: 'history.title', path: release.history() },
          { title: 'menu.release.loads', path: release.loads() },
        ]
      : []),
    { title: 'menu.release.overrides', path: release.overrides() },
  ];
}

/** Every page of it, which titles and breadcrumbs are named by. */
export function releaseMenu(rights: Rights): MenuItem[] {
  if (!mayOpenReleases(rights)) return [];
  const compose = { title: 'menu.release.compose', path: paths.release.compose() };
  const pages = [...releaseSections(rights), ...(rights.release ? [compose] : [])];
  return [{ ...RELEASES, children: pages.map((page) => ({ ...page, icon: 'list' })) }];
}

/** The staff's items are in the menu of both consoles. */
export function accountMenu(identity: Identity, rights: Rights): AccountMenuItem[] {
  const { buyer, api } = paths;
  const releases = mayOpenReleases(rights) ? [{ ...RELEASES, key: 'releases', hasDriver: true }] : [];
  const review = { key: 'transferReview', title: 'menu.transferReview', icon: 'bank' };
  const reviews = (path: string) => (rights.finance ? [{ ...review, path, hasDriver: releases.length === 0 }] : []);
  if (identity === 'BUYER')
    return [
      { key: 'account', title: 'menu.account', icon: 'user', path: buyer.userinfo() },
      { key: 'security', title: 'menu.security', icon: 'lock', path: buyer.security() },
      { key: 'social', title: 'menu.social', icon: 'link', path: buyer.socialbind() },
      ...releases,
      ...reviews(buyer.transferReview()),
      switchTo('API', 'menu.switchToApi', api.dashboard()),
    ];
  return [
    { key: 'account', title: 'menu.account', icon: 'user', path: api.userinfo() },
    { key: 'security', title: 'menu.changePassword', icon: 'lock', path: api.security() },
    { key: 'social', title: 'menu.social', icon: 'link', path: api.socialbind() },
    { key: 'authorizations', title: 'menu.authorizations', icon: 'key', path: api.authorizations() },
    ...releases,
    ...reviews(api.transferReview()),
    switchTo('BUYER', 'menu.switchToBuyer', buyer.dashboard()),
  ];
}

const switchTo = (identity: Identity, title: string, path: string): AccountMenuItem => ({
  key: 'switch',
  title,
  path,
  icon: 'switch',
  hasDriver: true,
  onCustomAction: ({ switchConsole }) => switchConsole(identity),
});
