import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationChanged, newVersionReady } from '@tracking-console/platform';
import { expectTitle, startShell } from '../testing/startShell.tsx';

const trail = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]);

it.each([
  ['/buyer/dashboard', 'Dashboard · Tracking Console'],
  ['/buyer/shipment/12', 'Tracking · Tracking Console'],
  ['/buyer/orders/record', 'Order record · Tracking Console'],
  ['/buyer/userinfo', 'Account · Tracking Console'],
  ['/buyer/authorizations', 'Security settings · Tracking Console'],
])('SH-3 titles the browser at %s "%s"', async (at, title) => {
  await startShell({ at });
  await expectTitle(title);
});

it('SH-3 follows moves and the language', async () => {
  const { platform } = await startShell();
  act(() => platform.navigation.go('/buyer/archived'));
  await expectTitle('Archived · Tracking Console');
  await act(() => platform.i18n.changeLanguage('zh-cn'));
  await expectTitle('已归档 · Tracking Console');
  expect(document.documentElement).toHaveAttribute('lang', 'zh-cn');
});

it('SH-4 begins at the dashboard and ends in plain text', async () => {
  await startShell({ at: '/api/notification/consumer', profile: { open_app_list: ['API'] } });
  expect(trail()).toEqual([
    ['Dashboard', '/api/dashboard'],
    ['Notifications', '/api/notification'],
    ['Notify customers', null],
  ]);
});

it('SH-4 is the dashboard alone there, and goes below a menu item where the address does', async () => {
  const { platform } = await startShell();
  expect(trail()).toEqual([['Dashboard', null]]);
  act(() => platform.navigation.go('/buyer/shipment/12'));
  expect(trail()).toEqual([
    ['Dashboard', '/buyer/dashboard'],
    ['Tracking', '/buyer/shipment'],
    ['Details', null],
  ]);
});

it('SH-7 opens the documentation of v2.4 in the language, and counts it', async () => {
  const { events } = await startShell();
  const link = screen.getByRole('link', { name: /API docs/ });
  expect(link).toHaveAttribute('href', '/site/en/docs/v2.4');
  expect(link).toHaveAttribute('target', '_blank');
  link.addEventListener('click', (event) => event.preventDefault()); // jsdom opens no tabs
  await userEvent.click(link);
  expect(events).toEqual(['api_documentation']);
});

async function expectHelpBeforeAccount(at: string) {
  await startShell({ at, profile: { open_app_list: ['BUYER', 'API'] } });
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  expect(links.at(-1)).toHaveAccessibleName(/^API docs/);
  expect(links.at(-1)?.compareDocumentPosition(screen.getByRole('button', { name: /Account menu$/ }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

it('AX-14 has help before the account menu in the buyer console', () => expectHelpBeforeAccount('/buyer/dashboard'));

it('AX-14 has help before the account menu in the API console', () => expectHelpBeforeAccount('/api/dashboard'));

it('SH-9 empties the task container once no application is left to fill it', async () => {
  const { platform } = await startShell();
  const emit = (name: string, state: 'mounted' | 'unmount') =>
    act(() => void platform.store.dispatch(applicationChanged({ name, state, duration: 0 })));
  emit('api-app', 'mounted');
  const container = document.getElementById('task_list_container');
  container?.append('3 tasks');
  emit('api-app', 'mounted');
  expect(container).toHaveTextContent('3 tasks');
  emit('api-app', 'unmount');
  expect(container).toBeEmptyDOMElement();
});

it('SH-9 puts what a console has in the task container out of sight with it, and back again', async () => {
  const { platform } = await startShell();
  const emit = (name: string, visibility: 'shown' | 'hidden') =>
    act(() => void platform.store.dispatch(applicationChanged({ name, state: 'mounted', duration: 0, visibility })));
  const container = document.getElementById('task_list_container');
  emit('api-app', 'shown');
  container?.append('3 tasks');
  emit('api-app', 'hidden');
  expect(container).toBeEmptyDOMElement();
  emit('buyer-app', 'shown');
  container?.append('an import');
  emit('buyer-app', 'hidden');
  emit('api-app', 'shown');
  expect(container).toHaveTextContent('3 tasks');
  emit('api-app', 'hidden');
  emit('buyer-app', 'shown');
  expect(container).toHaveTextContent('an import');
});

it('RL-2 says once that a new version is ready, in a region that stood before, and loads it when asked', async () => {
  const nextRelease = { isWorthLoading: () => true, loadFor: jest.fn() };
  const { platform } = await startShell({ services: { nextRelease } });
  const button = () => screen.queryByRole('button', { name: 'Reload for the new version' });
  const region = within(screen.getByRole('banner')).getByRole('status');
  expect([region.textContent, button()]).toEqual(['', null]);
  act(() => void platform.store.dispatch(newVersionReady('next')));
  expect(region).toHaveTextContent('New version ready');
  await userEvent.click(screen.getByRole('button', { name: 'Reload for the new version' }));
  expect(nextRelease.loadFor.mock.calls).toEqual([['next']]);
});
