import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectTitle, startShell } from '../testing/startShell.tsx';

const BOTH = { open_app_list: ['BUYER', 'API'] };

const steps = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);
const logo = () => screen.getByRole('link', { name: /Tracking Console/ });
const entry = () => screen.getByRole('button', { name: /Switch to/ });

/** At the buyer's settings; the API console was left at its task center. */
async function startBoth() {
  const test = await startShell({ at: '/api/taskCenter', profile: BOTH });
  const go = (path: string) => act(() => test.platform.navigation.go(path));
  go('/buyer/settings');
  return { ...test, go };
}

it('SA-11 MN-6 menu, logo, breadcrumbs and title follow a switch at once', async () => {
  const { go } = await startBoth();
  expect(logo()).toHaveAttribute('href', '/buyer/dashboard');
  expect(steps()).toEqual(['Dashboard', 'Settings']);
  await expectTitle('Settings · Tracking Console');

  go('/api/taskCenter');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Task center');
  expect(logo()).toHaveAttribute('href', '/api/dashboard');
  expect(steps()).toEqual(['Dashboard', 'Task center']);
  await expectTitle('Task center · Tracking Console');
  expect(document.querySelector('[data-announcer]')).toHaveTextContent('Task center');

  go('/api/tracking');
  expect(steps()).toEqual(['Dashboard', 'Tracking']);
});

it('SH-6 one entry leads either way, and keeps the focus; its texts change with the console', async () => {
  const { visited } = await startBoth();
  const before = entry();
  expect(before).toHaveAccessibleName('Switch to API');
  await userEvent.click(before);
  expect(visited.at(-1)).toBe('/api/dashboard');
  expect(entry()).toBe(before);
  expect(before).toHaveFocus();
  expect(before).toHaveAccessibleName('Switch to buyer');
  expect(before).toHaveAccessibleDescription('Track the shipments you are expecting');
  await userEvent.click(before);
  expect(visited.at(-1)).toBe('/buyer/dashboard');
  expect(before).toHaveAccessibleDescription(/Track with code/);
});

it('RT-6 the frame of the other console comes in the new language', async () => {
  const { go, platform } = await startBoth();
  await act(async () => void (await platform.i18n.changeLanguage('zh-cn')));
  const button = screen.getByRole('button', { name: '切换到 API' });
  go('/api/taskCenter');
  expect(button).toHaveAccessibleName('切换到买家版');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('任务中心');
});

it('RT-1 an address of no console turns to the identity that is open once that is known', async () => {
  await startShell({ at: '/nowhere', profile: { open_app_list: ['API'] } });
  expect(screen.getByRole('navigation', { name: 'API console' })).toBeVisible();
  expect(logo()).toHaveAttribute('href', '/api/dashboard');
});

it("RT-8 a page of the shell's own stands and goes with the console it is about", async () => {
  const { platform } = await startShell({ profile: { open_app_list: ['BUYER'] } });
  const refused = () => screen.queryByRole('heading', { level: 1 });
  for (let time = 0; time < 2; time += 1) {
    act(() => platform.navigation.go('/api/dashboard'));
    expect(refused()).toBeInTheDocument();
    act(() => platform.navigation.go('/buyer/dashboard'));
    expect(refused()).toBeNull();
  }
});
