import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startShell } from '../testing/startShell.tsx';

const button = () => screen.getByRole('button', { name: /Account menu/ });
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

async function open() {
  await userEvent.click(button());
  await screen.findByRole('menu');
}

it('SH-8 says who is signed in', async () => {
  await startShell();
  expect(button()).toHaveTextContent('Ada');
  expect(button()).toHaveTextContent('ada@example.com');
  expect(button()).toHaveAccessibleDescription('Ada · ada@example.com');
});

it('SH-8 shows a dash for what is missing', async () => {
  await startShell({ profile: { nickname: '', email: '' } });
  expect(button()).toHaveAccessibleDescription('— · —');
});

it('SH-8 builds the picture from its id and falls back when it is broken', async () => {
  await startShell({ profile: { photo: 'harbour' } });
  const picture = button().querySelector('img');
  expect(picture).toHaveAttribute('src', '/site/avatars/harbour');
  if (picture) fireEvent.error(picture);
  expect(button().querySelector('img')).toBeNull();
  expect(button().querySelector('svg')).toBeInTheDocument();
});

it('MN-2 offers the account pages of the buyer console and the way to the other', async () => {
  const { visited } = await startShell({ profile: { open_app_list: ['BUYER', 'API'] } });
  await open();
  expect(items()).toEqual(['Account', 'Security', 'Social accounts', 'Switch to API', 'LanguageEnglish', 'Sign out']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Security' }));
  expect(visited).toEqual(['/buyer/security']);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('MN-4 offers those of the API console', async () => {
  const { visited } = await startShell({ at: '/api/dashboard', profile: { open_app_list: ['BUYER', 'API'] } });
  await open();
  expect(items().slice(0, 5)).toEqual([
    'Account',
    'Change password',
    'Social accounts',
    'Security settings',
    'Switch to buyer',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Switch to buyer' }));
  expect(visited).toEqual(['/buyer/dashboard']);
});

it.each([
  ['/buyer/dashboard', { release: true, override: false, finance: false }],
  ['/api/dashboard', { release: false, override: true, finance: false }],
])('RL-8 MN-2 MN-4 leads from %s to the release page who may release or override: %j', async (at, rights) => {
  const { visited } = await startShell({
    at,
    profile: { open_app_list: ['BUYER', 'API'] },
    configuration: { rights },
  });
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Releases' }));
  expect(visited).toEqual(['/release']);
});

it.each([
  ['/buyer/dashboard', '/buyer/transferReview'],
  ['/api/dashboard', '/api/transferReview'],
])('PG-6d leads from %s to the review of transfers whose it is, and nobody else', async (at, page) => {
  const profile = { open_app_list: ['BUYER', 'API'] };
  const rights = { release: false, override: false, finance: true };
  const { visited } = await startShell({ at, profile, configuration: { rights } });
  await open();
  expect(screen.queryByRole('menuitem', { name: 'Releases' })).toBeNull();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Transfers and invoices' }));
  expect(visited).toEqual([page]);
});

it('SH-8 closes on any mousedown outside, and stays on one inside', async () => {
  await startShell();
  await open();
  fireEvent.mouseDown(screen.getByRole('menu'));
  expect(screen.getByRole('menu')).toBeVisible();
  fireEvent.mouseDown(document.getElementById('main') ?? document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('SH-8 stays open while a page behind it writes its address, as when a search has been typed just before', async () => {
  await startShell();
  await open();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate'))); // single-spa's
  expect(screen.getByRole('menu')).toBeVisible();
});

it('SH-8 closes when the focus is taken elsewhere, and leaves it there', async () => {
  await startShell();
  await open();
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  await act(async () => heading.focus());
  expect(screen.queryByRole('menu')).toBeNull();
  expect(heading).toHaveFocus();
  heading.remove();
});

it('SH-8 stays open when the focus is given back at once, as by a page that is hidden', async () => {
  await startShell();
  await open();
  const hidden = document.body.appendChild(document.createElement('h1'));
  hidden.tabIndex = -1;
  // The runtime's guard, which listens longer than the menu does or shorter.
  hidden.addEventListener('focus', ({ relatedTarget }) => (relatedTarget as HTMLElement).focus());
  await act(async () => hidden.focus());
  expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveFocus();
  hidden.remove();
});

it('works with the keyboard as a menu button does', async () => {
  await startShell();
  act(() => button().focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveFocus();
  await userEvent.keyboard('s');
  expect(screen.getByRole('menuitem', { name: 'Security' })).toHaveFocus();
  await userEvent.keyboard('{End}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
});

it('chooses the theme, stays open and shows the choice', async () => {
  await startShell();
  await open();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

it('LG-3 chooses among the languages there are texts of, in their own words', async () => {
  const { state, sent } = await startShell();
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: /Language/ }));
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['English', '简体中文']);
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  await userEvent.click(screen.getByRole('menuitemradio', { name: '简体中文' }));
  expect(await screen.findByRole('navigation', { name: '买家控制台' })).toBeVisible();
  expect(state().user.profile?.language).toBe('zh-cn');
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ language: 'zh-cn' }));
});

it('ID-6 signs out', async () => {
  const { sent, left } = await startShell();
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/user-api/v1/sign-out'));
  expect(left).toEqual([`/user/en?gb=${encodeURIComponent('http://localhost/buyer/dashboard')}`]);
});
