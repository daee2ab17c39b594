import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse, loginUser } from '@tracking-console/platform/testing';
import { done, expectTitle, startShell } from '../testing/startShell.tsx';

const main = () => within(document.getElementById('main') ?? document.body);

it('RT-8 shows the 401 page in the main area, with the frame around it', async () => {
  await startShell({ at: '/api/dashboard' });
  expect(main().getByRole('heading', { level: 1, name: '401 Unauthorized' })).toBeVisible();
  expect(main().getByText('You are not authorized to access this page.')).toBeVisible();
  await expectTitle('401 Unauthorized · Tracking Console');
  expect(screen.getByRole('navigation', { name: 'API console' })).toBeVisible();
});

it('RT-8 compares identities upper-cased', async () => {
  await startShell({ at: '/api/dashboard', profile: { open_app_list: ['api'] } });
  expect(document.getElementById('main')).toBeEmptyDOMElement();
});

it('RT-1 lets someone without identities open the buyer console from the 401 page', async () => {
  let opened = false;
  const { visited, sent } = await startShell({
    profile: { open_app_list: [] },
    server: ({ path }) => {
      if (path.endsWith('/open-buyer-app')) opened = true;
      return opened && path.endsWith('/get-login-user') ? loginUser() : undefined;
    },
  });
  await userEvent.click(main().getByRole('button', { name: 'Track my parcels' }));
  expect(sent.map(({ path }) => path)).toContain('/user-api/v1/open-buyer-app');
  expect(visited).toEqual(['/buyer/dashboard']);
  expect(document.getElementById('main')).toBeEmptyDOMElement();
});

it('RT-1 ID-4 asks the same person about the company on the way to the API console', async () => {
  await startShell({ profile: { open_app_list: [] } });
  await userEvent.click(main().getByRole('button', { name: 'Track by API' }));
  expect(await screen.findByRole('button', { name: 'Register and get 100 credits' })).toBeVisible();
});

it.each([
  ['/', ['BUYER', 'API'], '/buyer/dashboard'],
  ['/', ['API'], '/api/dashboard'],
  ['/', [], '/welcome'],
])('RT-1 leads from %s with %j to %s', async (at, open_app_list, dashboard) => {
  const { visited } = await startShell({ at, profile: { open_app_list } });
  expect(visited).toEqual([dashboard]);
});

it('RT-1 welcomes a customer without identities and opens either', async () => {
  const { sent, visited } = await startShell({
    at: '/Welcome/',
    profile: { open_app_list: [] },
    server: ({ path }) => (path.endsWith('/open-buyer-app') ? done : undefined),
  });
  expect(main().getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expectTitle('Welcome · Tracking Console');
  expect(screen.getByRole('navigation', { name: 'Buyer console' })).toBeVisible();
  expect(main().getByRole('button', { name: 'Track by API' })).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Track my parcels' }));
  expect(sent.map(({ path }) => path)).toContain('/user-api/v1/open-buyer-app');
  expect(visited).toEqual(['/buyer/dashboard']);
});

it.each(['/nowhere', '/track', '//buyer', '/track/paycallback/more'])(
  'RT-3 %s has the frame and its 404 page',
  async (at) => {
    await startShell({ at });
    expect(main().getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Buyer console' })).toBeVisible();
    await expectTitle('Page not found · Tracking Console');
  },
);

it('RT-2 RT-3 an encoded first segment is the console it spells', async () => {
  await startShell({ at: '/%62uyer/Settings/' });
  expect(document.getElementById('main')).toBeEmptyDOMElement();
  await expectTitle('Settings · Tracking Console');
});

it('RT-9 shows a 404 page for an address of no console, with a way to the dashboard', async () => {
  const { visited } = await startShell({ at: '/nowhere' });
  expect(main().getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await userEvent.click(main().getByRole('link', { name: 'Go to the dashboard' }));
  expect(visited).toEqual(['/buyer/dashboard']);
});

const reports = { name: 'reports', title: 'Reports', prefix: 'reports' };

it('RT-9 SA-20 leaves the main area to an application of the deployment and says its title', async () => {
  await startShell({ at: '/Reports/monthly', configuration: { applications: [reports] } });
  expect(document.getElementById('main')).toBeEmptyDOMElement();
  await expectTitle('Reports · Tracking Console');
});

it('RT-8 SA-20 checks the identity of an application of the deployment', async () => {
  await startShell({ at: '/reports', configuration: { applications: [{ ...reports, identity: 'API' }] } });
  expect(main().getByRole('heading', { level: 1, name: '401 Unauthorized' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'API console' })).toBeVisible();
});

it('RL-8 RT-8 has the release page for engineers and nobody else', async () => {
  const engineer = await startShell({
    at: '/release/channels',
    configuration: { rights: { release: true, override: false, finance: false } },
  });
  expect(document.getElementById('main')).toBeEmptyDOMElement();
  await expectTitle('Channels · Releases · Tracking Console');
  engineer.unmount();
  await startShell({ at: '/release/channels' });
  expect(main().getByRole('heading', { level: 1, name: '401 Unauthorized' })).toBeVisible();
});

it.each([
  ['/release/compose', 'Compose a release · Releases'],
  ['/release/releases/5a', 'All releases · Releases'],
  ['/Release/History', 'History · Releases'],
  ['/release', 'Releases'],
])('SH-3 RL-8 %s is called %s', async (at, name) => {
  await startShell({ at, configuration: { rights: { release: true, override: true, finance: false } } });
  await expectTitle(`${name} · Tracking Console`);
});

it('RT-10 says that the session was refused again right after signing in, and offers to try it once more', async () => {
  const refused = () => jsonResponse('', 401);
  const first = await startShell({ server: refused });
  expect(first.left).toHaveLength(1);
  first.unmount();
  const { left } = await startShell({ server: refused });
  expect(left).toEqual([]);
  expect(main().getByRole('alert')).toHaveTextContent('You could not be signed in');
  await userEvent.click(main().getByRole('button', { name: 'Sign in again' }));
  expect(left).toHaveLength(1);
  sessionStorage.clear();
});

it('SH-12 F-35 shows an error page when there is no profile, and Retry asks again', async () => {
  let answers = 0;
  const { sent } = await startShell({
    server: ({ path }) => {
      if (!path.endsWith('/get-login-user')) return done;
      answers += 1;
      return answers < 3 ? jsonResponse('', 500) : loginUser();
    },
  });
  const retry = () => main().getByRole('button', { name: 'Try again' });
  expect(main().getByRole('alert')).toHaveTextContent('Your account could not be loaded');
  await userEvent.click(retry());
  await waitFor(() => expect(answers).toBe(2));
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
  await userEvent.click(retry());
  await waitFor(() => expect(document.getElementById('main')).toBeEmptyDOMElement());
  expect(sent.filter(({ path }) => path.endsWith('/get-login-user'))).toHaveLength(3);
});
