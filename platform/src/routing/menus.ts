import type { Identity } from '@tracking-console/contract/statuses';
import { type AnalyticsEvent, EVENTS } from '../analytics/analytics.ts';
import { paths } from './paths.ts';

export interface MenuItem {
  /** Key of its title in the platform's namespace; the browser title and the breadcrumbs use it too. */
  title: string;
  path: string;
  icon: string;
  children?: readonly MenuItem[];
  /** Opening the group does not go to its first child. */
  openNoJump?: boolean;
  /** Event sent to the analytics listeners when it is chosen. */
  event?: AnalyticsEvent;
}

export interface AccountMenuItem {
  key: string;
  title: string;
  icon: string;
  /** Where it leads, or the console it switches to. */
  to: { path: string } | { console: Identity };
  hasDriver?: boolean;
}

const INVOICE_LANGUAGE = 'zh-cn';

const orders = (of: typeof paths.buyer | typeof paths.api, language: string): MenuItem[] => [
  { title: 'menu.ordersRecord', path: of.ordersRecord(), icon: 'list' },
  ...(language === INVOICE_LANGUAGE
    ? [{ title: 'menu.ordersInvoice', path: of.ordersInvoice(), icon: 'receipt' }]
    : []),
];

/** MN-1, MN-3, MN-6: the menu depends on the console and the language and on nothing else. */
export function mainMenu(identity: Identity, language: string): MenuItem[] {
  return identity === 'BUYER' ? buyerMenu(language) : apiMenu(language);
}

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
          event: EVENTS.apiSentHistory,
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

/** MN-2, MN-4 */
export function accountMenu(identity: Identity): AccountMenuItem[] {
  const { buyer, api } = paths;
  if (identity === 'BUYER')
    return [
      { key: 'account', title: 'menu.account', icon: 'user', to: { path: buyer.userinfo() } },
      { key: 'security', title: 'menu.security', icon: 'lock', to: { path: buyer.security() } },
      { key: 'social', title: 'menu.social', icon: 'link', to: { path: buyer.socialbind() } },
      { key: 'switch', title: 'menu.switchToApi', icon: 'switch', to: { console: 'API' }, hasDriver: true },
    ];
  return [
    { key: 'account', title: 'menu.account', icon: 'user', to: { path: api.userinfo() } },
    { key: 'security', title: 'menu.changePassword', icon: 'lock', to: { path: api.security() } },
    { key: 'social', title: 'menu.social', icon: 'link', to: { path: api.socialbind() } },
    { key: 'authorizations', title: 'menu.authorizations', icon: 'key', to: { path: api.authorizations() } },
    { key: 'switch', title: 'menu.switchToBuyer', icon: 'switch', to: { console: 'BUYER' }, hasDriver: true },
  ];
}
