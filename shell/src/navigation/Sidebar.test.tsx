import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectTitle, startShell } from '../testing/startShell.tsx';

const menu = (name: string) => within(screen.getByRole('navigation', { name }));
const addresses = (name: string) =>
  menu(name)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
const titles = (name: string) =>
  menu(name)
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.querySelector('a, button')?.textContent);

it('MN-1 shows the menu of the buyer console', async () => {
  await startShell({ at: '/buyer/shipment' });
  expect(titles('Buyer console')).toEqual([
    'Dashboard',
    'Tracking',
    'Archived',
    'My orders',
    'Order record',
    'Settings',
  ]);
  expect(addresses('Buyer console')).toEqual([
    '/buyer/dashboard',
    '/buyer/shipment',
    '/buyer/archived',
    '/buyer/orders/record',
    '/buyer/settings',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Tracking');
});

it('MN-3 shows the menu of the API console', async () => {
  await startShell({ at: '/api/taskCenter', profile: { open_app_list: ['API'] } });
  expect(titles('API console')).toEqual([
    'Dashboard',
    'Tracking',
    'Air cargo',
    'Notifications',
    'Notify yourself',
    'Notify customers',
    'Sent history',
    'Invoices',
    'Orders',
    'Order record',
    'Offline trading',
    'Task center',
    'Settings',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Task center');
});

it('names test data in every link to the API console while they are chosen, from the first rendering', async () => {
  const { visited } = await startShell({ at: '/api/tracking?mode=test', profile: { open_app_list: ['API', 'BUYER'] } });
  expect(addresses('API console').filter((href) => !href?.endsWith('?mode=test'))).toEqual([]);
  expect(screen.getByRole('link', { name: /Tracking Console/ })).toHaveAttribute('href', '/api/dashboard?mode=test');
  await userEvent.click(menu('API console').getByRole('link', { name: 'Task center' }));
  expect(visited).toEqual(['/api/taskCenter?mode=test']);
});

it('MN-1 MN-6 RT-6 adds the invoice in Chinese, and speaks Chinese', async () => {
  await startShell({ at: '/buyer/dashboard', profile: { language: 'zh-cn' } });
  expect(titles('买家控制台')).toEqual(['工作台', '物流查询', '已归档', '我的订单', '订单记录', '开具发票', '设置']);
  expect(addresses('买家控制台')).toContain('/buyer/orders/invoice');
});

it('RT-2 finds the current item whatever the case of the address', async () => {
  await startShell({ at: '/BUYER/Shipment/12' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Tracking');
});

it('SH-1 leads from the logo to the dashboard, with a badge in the API edition', async () => {
  const { visited } = await startShell({ at: '/api/tracking', profile: { open_app_list: ['API'] } });
  const logo = screen.getByRole('link', { name: /Tracking Console/ });
  expect(logo).toHaveTextContent('API');
  await userEvent.click(logo);
  expect(visited).toEqual(['/api/dashboard']);
});

it('SH-1 has no badge in the buyer edition', async () => {
  await startShell();
  expect(screen.getByRole('link', { name: 'Tracking Console' })).toBeVisible();
});

it('SH-1 AX-7 opens a group and goes to its first child; closing it goes nowhere', async () => {
  const { visited } = await startShell({ at: '/api/dashboard', profile: { open_app_list: ['API'] } });
  const group = screen.getByRole('button', { name: 'Orders' });
  expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Offline trading' })).toBeNull();
  await userEvent.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Offline trading' })).toBeVisible();
  await userEvent.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(visited).toEqual(['/api/orders/record']);
});

it('SH-1 opens the group of the current page by itself', async () => {
  await startShell({ at: '/api/notification/own', profile: { open_app_list: ['API'] } });
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveAttribute('aria-expanded', 'true');
});

it('MN-3 counts a click on the sent history', async () => {
  const { events, visited } = await startShell({ at: '/api/notification/own', profile: { open_app_list: ['API'] } });
  await userEvent.click(screen.getByRole('link', { name: 'Sent history' }));
  expect(events).toEqual(['api_sent_history']);
  expect(visited).toEqual(['/api/notification/history']);
});

it('SH-6 switches to the other console from the foot', async () => {
  const { visited } = await startShell({ profile: { open_app_list: ['BUYER', 'API'] } });
  const entry = screen.getByRole('button', { name: 'Switch to API' });
  expect(entry).toHaveAccessibleDescription(/Track with code/);
  await userEvent.click(entry);
  expect(visited).toEqual(['/api/dashboard']);
});

it("SH-6 leads to the provider's own pages in new tabs", async () => {
  await startShell();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const links = within(screen.getByRole('button', { name: 'More' }).closest('li') ?? document.body).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/site/en/about/us',
    '/site/en/about/contact',
    '/site/en/about/licensing',
    '/site/en/about/copyright',
    '/site/en/about/privacy',
    '/site/en/help',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
});

it('MN-6 SA-11 shows the menu of the console that is shown, open at its page', async () => {
  const { platform } = await startShell({ at: '/api/tracking', profile: { open_app_list: ['BUYER', 'API'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Notify yourself');

  act(() => platform.navigation.go('/buyer/shipment'));
  expect(screen.getByRole('navigation', { name: 'Buyer console' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'API console' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Task center' })).toBeNull();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Tracking');

  act(() => platform.navigation.go('/api/notification/own'));
  expect(screen.queryByRole('navigation', { name: 'Buyer console' })).toBeNull();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Notify yourself');
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveAttribute('aria-expanded', 'true');
});

describe('SA-20 applications of the deployment', () => {
  const applications = [
    {
      name: 'plans',
      url: '@example/plans',
      prefix: 'plans',
      identity: 'BUYER',
      title: { en: 'Plans', 'zh-cn': '计划' },
    },
    { name: 'stock', url: '@example/stock', prefix: 'stock', identity: 'API', icon: 'list' },
    { name: 'open', url: '@example/open', prefix: 'open', title: 'For everybody' },
    { name: 'buyer-app', prefetch: 1 },
  ] as const;

  it('stand at the end of the menu of their identity, under their own title', async () => {
    const { platform } = await startShell({ at: '/plans/2026', configuration: { applications } });
    expect(addresses('Buyer console').slice(-2)).toEqual(['/buyer/settings', '/plans']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Plans');
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent(/Plans.*Details/);
    await act(() => platform.i18n.changeLanguage('zh-cn'));
    expect(titles('买家控制台').at(-1)).toBe('计划');
  });

  it('are called after their name where nobody gave them a title, and followed inside the page', async () => {
    const { visited } = await startShell({
      at: '/api/dashboard',
      profile: { open_app_list: ['API'] },
      configuration: { applications },
    });
    await userEvent.click(menu('API console').getByRole('link', { name: 'stock' }));
    expect(visited).toEqual(['/stock']);
    await expectTitle('stock · Tracking Console');
  });
});
