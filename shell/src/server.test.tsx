import { within } from '@testing-library/react';
import commonTexts from '@tracking-console/contract/locales/en.json';
import commonChinese from '@tracking-console/contract/locales/zh-cn.json';
import type { ServerFrame } from '@tracking-console/contract/page/serverContent';
import kitEn from '../../app-kit/src/locales/en.json';
import platformEn from '../../platform/src/locales/en.json';
import platformZhCn from '../../platform/src/locales/zh-cn.json';
import en from './locales/en.json';
import zhCn from './locales/zh-cn.json';
import { render, warmUp } from './server.tsx';
import { startShell } from './testing/startShell.tsx';

const site = { main: '/site', help: '/site', docs: '/site' };
const configuration: ServerFrame['configuration'] = {
  brand: 'Tracking Console',
  site,
  applications: [],
  avatars: '/site/avatars',
  rights: { release: false, override: false, finance: false },
};

const frameAt = (path: string, change: Partial<ServerFrame> = {}) =>
  render({
    path,
    language: 'en',
    texts: { en: { contract: commonTexts, shell: en, platform: platformEn, 'app-kit': kitEn } },
    identity: 'BUYER',
    isSidebarOpen: true,
    mode: 'live',
    person: { nickname: 'Ada', email: 'ada@example.com' },
    configuration,
    ...change,
  }).markup;

function place(markup: string) {
  const frame = document.createElement('fieldset');
  frame.innerHTML = markup;
  document.body.replaceChildren(frame);
  return within(frame);
}

const targets = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('RT-7 SH-1 ssr has the console’s menu as links, the current one marked, and names the customer', () => {
  const frame = place(frameAt('/buyer/shipment/id'));
  const menu = frame.getByRole('navigation', { name: 'Buyer console' });
  expect(targets(menu)).toEqual(['/buyer/dashboard', '/buyer/shipment', '/buyer/archived', '/buyer/settings']);
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveAccessibleName('Tracking');
  expect(frame.getByRole('button', { name: /^Ada.*Account menu/ })).toBeVisible();
  expect(frame.getByRole('link', { name: 'Tracking Console' })).toHaveAttribute('href', '/buyer/dashboard');
});

it('RT-7 SH-1 ssr shows the other console its own menu, with the group of the page open', () => {
  const frame = place(frameAt('/api/notification/own', { identity: 'API' }));
  const menu = frame.getByRole('navigation', { name: 'API console' });
  expect(targets(menu)).toContain('/api/notification/consumer');
  expect(targets(menu).filter((href) => !href?.startsWith('/api/'))).toEqual([]);
  expect(targets(menu)).not.toContain('/api/orders/record');
});

it('RT-7 ssr names test data in the links of a console whose address does', () => {
  const frame = place(frameAt('/api/tracking', { identity: 'API', mode: 'test' }));
  const hrefs = targets(frame.getByRole('navigation', { name: 'API console' }));
  expect(hrefs).toContain('/api/dashboard?mode=test');
  expect(hrefs.filter((href) => !href?.endsWith('?mode=test'))).toEqual([]);
});

it('RT-7 LG-1 ssr is in the page’s language, with the entries that language has', () => {
  const texts = {
    'zh-cn': { contract: commonChinese, shell: zhCn, platform: platformZhCn },
    en: { contract: commonTexts, shell: en, platform: platformEn },
  };
  const frame = place(frameAt('/buyer/orders/record', { language: 'zh-cn', texts }));
  expect(frame.getByRole('link', { name: commonChinese['menu.ordersInvoice'] })).toBeVisible();
});

it('RT-7 SH-2 ssr keeps the collapsed sidebar of the cookie', () => {
  expect(place(frameAt('/buyer/dashboard', { isSidebarOpen: false })).getByRole('complementary')).toHaveAttribute(
    'data-mode',
    'icons',
  );
});

it('RT-7 SC-8 ssr leaves text text', () => {
  const brand = '<img src=x onerror=alert(1)>';
  const markup = frameAt('/buyer/dashboard', { configuration: { ...configuration, brand } });
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(markup).not.toContain('<img');
});

it('RT-7 ssr has no ids, and nothing that only the shell could open', () => {
  const markup = frameAt('/buyer/dashboard');
  expect(markup).not.toMatch(/ id=|aria-controls|aria-describedby/);
  expect(markup).not.toContain('hidden=""');
  expect(warmUp).not.toThrow();
});

it('RT-7 ssr takes the same links and buttons to the same places as the shell', async () => {
  const namesIn = (root: Element) =>
    [...root.querySelectorAll('a, button')].map((element) => element.getAttribute('href') ?? element.textContent);
  const served = document.createElement('div');
  served.innerHTML = frameAt('/buyer/dashboard', { person: { nickname: 'Ada', email: 'ada@example.com' } });
  const { container } = await startShell({ profile: { nickname: 'Ada', email: 'ada@example.com' } });
  const own = namesIn(container);
  expect(namesIn(served).filter((name) => !own.includes(name))).toEqual([]);
});
