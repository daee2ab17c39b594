import type { Locator, Page } from '@playwright/test';
import { BOTH, CHINESE, dialog, EMPTY, NEW } from './account.ts';
import type { Width } from './looks.ts';
import {
  failToSignIn,
  openApiUserMenu,
  openDialog,
  openDrawer,
  openLanguages,
  openPage,
  openPolicy,
  openSheet,
  openShipment,
  openUserMenu,
  openWithIcons,
} from './openings.ts';

export interface Screen {
  /** The requirements it belongs to, then what a person would call it; its snapshot is named after it. */
  ids: string;
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** What its snapshot holds; the main area if absent. */
  part?: (page: Page) => Locator;
  /** The widths at which it has another structure, each with the name of that. */
  apart?: Partial<Record<Width, string>>;
  /** Widths it exists at; all if absent. */
  widths?: readonly Width[];
  /** Another screen shows the same pieces. */
  isFurther?: boolean;
}

const wholePage = (page: Page) => page.locator('body');
/** The menu and the user's name above it. */
const userMenu = (page: Page) => page.getByRole('menu').locator('..');

/** A list turns into cards where its table would not fit, and shows fewer columns on the way there. */
const NARROW = { 375: 'narrow', 768: 'medium' } as const;
const EACH = { 375: '375', 768: '768', 1280: '1280' } as const;

const site = (path: string) => ({ open: (page: Page) => page.goto(path), part: wholePage });

const buyerPages: Screen[] = [
  { ids: 'MN-1', name: 'buyer dashboard', open: openPage(BOTH, '/buyer/dashboard') },
  { ids: 'MN-1', name: 'buyer dashboard, first visit', isFurther: true, open: openPage(EMPTY, '/buyer/dashboard') },
  { ids: 'MN-1', name: 'buyer tracking', open: openPage(BOTH, '/buyer/shipment?size=20'), apart: NARROW },
  { ids: 'MN-1', name: 'buyer tracking, no shipment', open: openPage(EMPTY, '/buyer/shipment'), apart: NARROW },
  { ids: 'MN-1', name: 'buyer shipment', open: openShipment },
  {
    ids: 'PG-2f',
    name: 'buyer add numbers',
    open: openDialog(EMPTY, '/buyer/shipment', 'Add numbers'),
    part: dialog,
  },
  { ids: 'MN-1', name: 'buyer archived', isFurther: true, open: openPage(BOTH, '/buyer/archived'), apart: NARROW },
  { ids: 'MN-1 RT-5', name: 'buyer orders, record', isFurther: true, open: openPage(BOTH, '/buyer/orders/record') },
  {
    ids: 'RT-5',
    name: 'buyer orders, offline trading',
    isFurther: true,
    open: openPage(BOTH, '/buyer/orders/offlineTrading'),
  },
  {
    ids: 'MN-1 RT-6',
    name: 'buyer orders, invoice',
    isFurther: true,
    open: openPage(CHINESE, '/buyer/orders/invoice'),
  },
  { ids: 'MN-1', name: 'buyer settings', open: openPage(BOTH, '/buyer/settings') },
  { ids: 'MN-2 RT-5', name: 'buyer account', open: openPage(BOTH, '/buyer/userinfo') },
  { ids: 'MN-2 RT-5', name: 'buyer security', open: openPage(BOTH, '/buyer/security') },
  { ids: 'MN-2 RT-5', name: 'buyer social accounts', isFurther: true, open: openPage(BOTH, '/buyer/socialbind') },
  { ids: 'RT-5', name: 'buyer authorizations', isFurther: true, open: openPage(BOTH, '/buyer/authorizations') },
  { ids: 'RT-9', name: 'buyer page not found', isFurther: true, open: openPage(BOTH, '/buyer/nowhere') },
];

const apiPages: Screen[] = [
  { ids: 'MN-3', name: 'api dashboard', open: openPage(BOTH, '/api/dashboard') },
  { ids: 'MN-3', name: 'api dashboard, first visit', isFurther: true, open: openPage(EMPTY, '/api/dashboard') },
  { ids: 'MN-3', name: 'api tracking', open: openPage(BOTH, '/api/tracking?package_status=Expired'), apart: NARROW },
  {
    ids: 'MN-3',
    name: 'api tracking, no shipment',
    isFurther: true,
    open: openPage(EMPTY, '/api/tracking'),
    apart: { 375: 'narrow' },
  },
  { ids: 'MN-3', name: 'api shipment', open: openDrawer, part: dialog },
  {
    ids: 'PG-9c',
    name: 'api update by file',
    isFurther: true,
    open: openPage(EMPTY, '/api/tracking?update=1'),
    part: dialog,
  },
  {
    ids: 'MN-3',
    name: 'api register numbers',
    isFurther: true,
    open: openPage(EMPTY, '/api/tracking?register=1'),
    part: dialog,
  },
  {
    ids: 'MN-3',
    name: 'api create a key',
    isFurther: true,
    open: openPage(EMPTY, '/api/authorizations?create=1'),
    part: dialog,
  },
  { ids: 'MN-3 PG-10b', name: 'api air cargo', open: openPage(BOTH, '/api/airline') },
  {
    ids: 'PG-10c',
    name: 'api air waybill',
    isFurther: true,
    open: openPage(BOTH, '/api/airline?awb=172-90442026'),
    part: dialog,
  },
  { ids: 'MN-3', name: 'api notify yourself', isFurther: true, open: openPage(BOTH, '/api/notification/own') },
  { ids: 'MN-3', name: 'api notify customers', open: openPage(BOTH, '/api/notification/consumer') },
  { ids: 'MN-3', name: 'api sent history', isFurther: true, open: openPage(BOTH, '/api/notification/history') },
  { ids: 'MN-3 RT-6', name: 'api invoices', isFurther: true, open: openPage(BOTH, '/api/invoice') },
  { ids: 'MN-3 RT-5', name: 'api orders, record', isFurther: true, open: openPage(BOTH, '/api/orders/record') },
  {
    ids: 'MN-3 RT-5',
    name: 'api orders, offline trading',
    isFurther: true,
    open: openPage(BOTH, '/api/orders/offlineTrading'),
  },
  { ids: 'MN-3 RT-6', name: 'api orders, invoice', isFurther: true, open: openPage(CHINESE, '/api/orders/invoice') },
  { ids: 'MN-3 PG-12', name: 'api task center', isFurther: true, open: openPage(EMPTY, '/api/taskCenter') },
  { ids: 'MN-3', name: 'api settings', open: openPage(BOTH, '/api/settings') },
  { ids: 'MN-4 RT-5', name: 'api account', isFurther: true, open: openPage(BOTH, '/api/userinfo') },
  { ids: 'MN-4 RT-5', name: 'api change password', isFurther: true, open: openPage(BOTH, '/api/security') },
  { ids: 'MN-4 RT-5', name: 'api social accounts', isFurther: true, open: openPage(BOTH, '/api/socialbind') },
  { ids: 'MN-4 RT-5', name: 'api security settings', isFurther: true, open: openPage(BOTH, '/api/authorizations') },
  { ids: 'RT-9', name: 'api page not found', isFurther: true, open: openPage(BOTH, '/api/nowhere') },
];

const releasePages: Screen[] = [
  { ids: 'RL-8', name: 'release compose', isFurther: true, open: openPage(EMPTY, '/release/compose') },
  { ids: 'RL-8', name: 'release compare', isFurther: true, open: openPage(EMPTY, '/release/compare') },
  { ids: 'RL-3', name: 'release history', isFurther: true, open: openPage(EMPTY, '/release/history?channel=test2') },
  { ids: 'OV-2', name: 'release overrides', isFurther: true, open: openPage(EMPTY, '/release/overrides') },
  { ids: 'RL-8 RT-8', name: 'release page of a customer', open: openPage(BOTH, '/release/channels') },
];

const framePieces: Screen[] = [
  {
    ids: 'SH-1 SH-2 SH-4 SH-7',
    name: 'frame of the buyer console',
    open: openPage(BOTH, '/buyer/orders/record'),
    part: wholePage,
    apart: EACH,
  },
  {
    ids: 'SH-1 SH-2 SH-4 SH-7',
    name: 'frame of the api console',
    open: openPage(BOTH, '/api/notification/own'),
    part: wholePage,
    apart: EACH,
  },
  {
    ids: 'SH-2',
    name: 'frame with the menu as icons',
    isFurther: true,
    open: openWithIcons,
    part: wholePage,
    widths: [768, 1280],
  },
  { ids: 'SH-2', name: 'menu as a sheet', open: openSheet, part: dialog, widths: [375] },
  { ids: 'SH-8 MN-2', name: 'user menu of the buyer console', isFurther: true, open: openUserMenu, part: userMenu },
  { ids: 'SH-8 MN-4', name: 'user menu of the api console', isFurther: true, open: openApiUserMenu, part: userMenu },
  { ids: 'SH-8 LG-1', name: 'languages', isFurther: true, open: openLanguages, part: (page) => page.getByRole('menu') },
  { ids: 'RT-8 RT-1', name: 'unauthorized', open: openPage(NEW, '/api/dashboard') },
  {
    ids: 'RT-3',
    name: 'payment of an unknown order',
    open: openPage(BOTH, '/track/paycallback?orderNo=TC20261'),
    part: wholePage,
  },
  {
    ids: 'DG-1',
    name: 'company info',
    isFurther: true,
    open: openDialog(NEW, '/api/dashboard', 'Track by API'),
    part: dialog,
  },
  { ids: 'DG-2', name: 'policy', isFurther: true, open: openPolicy, part: dialog },
];

const outside: Screen[] = [
  { ids: 'RT-10', name: 'sign in', ...site('/user/global') },
  { ids: 'RT-10', name: 'sign in, refused', isFurther: true, open: failToSignIn, part: wholePage },
  { ids: 'SH-6', name: 'site', ...site('/site/en') },
  { ids: 'SH-6', name: 'site, about us', isFurther: true, ...site('/site/en/about/us') },
  { ids: 'SH-6', name: 'site, contact', isFurther: true, ...site('/site/en/about/contact') },
  { ids: 'SH-6', name: 'site, copyright', isFurther: true, ...site('/site/en/about/copyright') },
  { ids: 'SH-6 DG-1 DG-2', name: 'site, licensing', isFurther: true, ...site('/site/en/about/licensing') },
  { ids: 'SH-6 DG-1 DG-2', name: 'site, privacy', isFurther: true, ...site('/site/en/about/privacy') },
  { ids: 'SH-6', name: 'site, help', isFurther: true, ...site('/site/en/help') },
  { ids: 'SH-7', name: 'site, API documentation', ...site('/site/en/docs/v2.4') },
];

/** Every screen of the product. */
export const SCREENS: readonly Screen[] = [...framePieces, ...buyerPages, ...apiPages, ...releasePages, ...outside];
