import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ParcelView } from '@tracking-console/app-kit';
import { type AccountControls, type AccountMenuItem, type MenuItem, shellStarted } from '@tracking-console/platform';
import { loginUser, startTestPlatform } from '@tracking-console/platform/testing';
import { MenuLink } from '../navigation/MenuLink.tsx';
import { mountedIn } from '../testing/startShell.tsx';
import { AccountItem } from './AccountItems.tsx';

async function rendered(entry: React.ReactNode) {
  const test = startTestPlatform(() => loginUser());
  const { platform } = test;
  const events: string[] = [];
  platform.analytics.listen((event) => events.push(event));
  await act(async () => void platform.store.dispatch(shellStarted()));
  render(
    <ParcelView
      definition={{ name: 'shell', english: () => import('../locales/en.json'), Component: () => entry }}
      mounted={mountedIn(platform)}
    />,
  );
  return { ...test, events };
}

const account = { key: 'own', title: 'Own', icon: 'user', path: '/buyer/userinfo' } satisfies AccountMenuItem;
const main = { title: 'Docs', icon: 'list', path: '/buyer/shipment' } satisfies MenuItem;

it('MN-5 lets an account entry act by itself, with navigate, dialogs, user, country and fetch-user', async () => {
  const done = jest.fn();
  let controls: AccountControls | undefined;
  const item = { ...account, onCustomAction: (given: AccountControls) => (controls = given) };
  const { sent, visited, platform } = await rendered(<AccountItem item={item} onDone={done} />);
  act(() => void platform.store.dispatch({ type: 'embedded/countryLoaded', payload: 'us' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Own' }));
  expect(done).toHaveBeenCalledTimes(1);
  expect(visited).toEqual([]);
  expect(controls).toMatchObject({ user: { nickname: 'Ada' }, country: 'us' });
  controls?.navigate('/buyer/settings');
  expect(visited).toEqual(['/buyer/settings']);
  act(() => controls?.dialogs.openCompanyInfo());
  expect(platform.store.getState()).toMatchObject({ identities: { companyInfo: { phase: 'open' } } });
  act(() => controls?.dialogs.closeCompanyInfo());
  expect(platform.store.getState()).toMatchObject({ identities: { companyInfo: { phase: 'closed' } } });
  const asked = () => sent.filter(({ path }) => path.endsWith('/get-login-user')).length;
  const before = asked();
  await act(async () => controls?.fetchUser());
  expect(asked()).toBe(before + 1);
});

it('MN-5 follows an account entry after its onClick', async () => {
  const onClick = jest.fn();
  const { visited } = await rendered(<AccountItem item={{ ...account, onClick }} onDone={() => {}} />);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Own' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(visited).toEqual(['/buyer/userinfo']);
});

it('MN-5 runs a menu entry’s onClick, shows its suffix and opens its target', async () => {
  const item: MenuItem = {
    ...main,
    target: '_blank',
    suffix: 'link',
    onClick: ({ analytics }) => analytics.send('api_sent_history'),
  };
  const { events, visited } = await rendered(<MenuLink item={item} pathname="/" expanded />);
  const link = screen.getByRole('link', { name: 'Docs' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link.querySelectorAll('svg')).toHaveLength(2);
  link.addEventListener('click', (event) => event.preventDefault()); // jsdom has no tabs
  await userEvent.click(link);
  expect(events).toEqual(['api_sent_history']);
  expect(visited).toEqual([]);
});
