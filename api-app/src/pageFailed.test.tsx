import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breakPage } from '@tracking-console/app-kit/testing/pageFiles';
import { list, summary } from './testing/answers.ts';
import { startConsole, success } from './testing/startConsole.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

const TRACKING = './tracking.tsx';
const answers = {
  '/console-api/v1/dashboard/summary': success(summary()),
  '/console-api/v1/keys/list': success({ keys: [], limit: 10 }),
  '/track/v2.4/gettracklist': list([]),
};
const broken = new Error('Cannot read properties of undefined (reading "secret")');
const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: '/app/page.js' });
const numbers = () => screen.findByRole('textbox', { name: /Tracking numbers/ });

async function openDialog() {
  const [button] = await screen.findAllByRole('button', { name: 'Register numbers' });
  await userEvent.click(button as HTMLElement); // findAll finds one at least
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React and the router report what is broken on purpose
});
afterEach(() => breakPage(TRACKING, undefined));

it('SH-11 F-10 a page that breaks says so in words of its own, and what was typed is there again', async () => {
  const { bugs } = await startConsole({ at: '/api/tracking', answers });
  await openDialog();
  await userEvent.type(await numbers(), 'RB123456785CN');
  act(() => breakPage(TRACKING, broken));
  expect(await screen.findByRole('heading', { level: 1, name: '出错了... Something went wrong' })).toHaveFocus();
  expect(document.body).not.toHaveTextContent('secret');
  expect(bugs).toEqual([broken]);
  act(() => breakPage(TRACKING, undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await openDialog();
  expect(await numbers()).toHaveValue('RB123456785CN');
});

it('F-10 a page whose file could not be had is asked for again by whoever comes back to it', async () => {
  breakPage(TRACKING, gone);
  await startConsole({ at: '/api/dashboard', answers });
  globalThis.fetch = jest.fn(async () => ({ status: 503 }) as Response); // all that is read of it
  function go(path: string) {
    window.history.pushState(null, '', path);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  }
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  go('/api/tracking');
  expect(await screen.findByText(/It could not be loaded or stopped working/)).toBeVisible();
  go('/api/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  breakPage(TRACKING, undefined);
  go('/api/tracking');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracking' })).toBeVisible();
});

it('F-12 the file of a page is gone: there is a new version, and one button that loads it', async () => {
  breakPage(TRACKING, gone);
  const { platform } = await startConsole({ at: '/api/tracking', answers });
  globalThis.fetch = jest.fn(async () => ({ status: 404 }) as Response); // all that is read of it
  const load = jest.spyOn(platform.newVersion, 'load').mockImplementation(() => {});
  expect(await screen.findByText('There is a new version')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load the new version' }));
  expect(load).toHaveBeenCalledTimes(1);
});
