import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breakPage } from '@tracking-console/app-kit/testing/pageFiles';
import { buyerServer } from './testing/buyerServer.ts';
import { renameButton, rows } from './testing/listScreen.ts';
import { startConsole } from './testing/startConsole.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

const DASHBOARD = './dashboard.tsx';
const LIST = './shipment/index.tsx';
const broken = new Error('Cannot read properties of undefined (reading "secret")');
const gone = Object.assign(new Error('Loading chunk 7 failed: /app/buyer/1.0.90/page.js'), {
  name: 'ChunkLoadError',
  request: 'http://localhost/app/buyer/1.0.90/page.js',
});

const box = () => screen.findByRole('textbox', { name: 'Tracking numbers' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React and the router report what is broken on purpose
});
afterEach(() => {
  for (const file of [DASHBOARD, LIST]) breakPage(file, undefined);
});

function goTo(path: string) {
  window.history.pushState(null, '', path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

function answerFiles(status: number) {
  globalThis.fetch = jest.fn(async () => ({ status }) as Response); // all that is used of it
}

it('SH-11 F-10 AX-5 what was typed on a page that breaks is there again after Try again; nobody reads what broke', async () => {
  const { bugs } = await startConsole({ at: '/buyer/dashboard' });
  await userEvent.click(await box());
  await userEvent.paste('RB123456785CN');
  act(() => breakPage(DASHBOARD, broken));
  expect(await heading('出错了... Something went wrong')).toHaveFocus();
  expect(screen.getByText('出错了...')).toHaveAttribute('lang', 'zh-CN');
  expect(document.body).not.toHaveTextContent('secret');
  expect(bugs).toEqual([broken]);
  act(() => breakPage(DASHBOARD, undefined));
  await tryAgain();
  await waitFor(async () => expect(await box()).toHaveValue('RB123456785CN'));
});

it('F-10 a remark that was being typed is there again, without taking the focus', async () => {
  await startConsole({ at: '/buyer/shipment', server: buyerServer({ rows }) });
  await userEvent.click(await renameButton(1, 'Lamp'));
  await userEvent.keyboard(' of my client');
  act(() => breakPage(LIST, broken));
  await heading('出错了... Something went wrong');
  act(() => breakPage(LIST, undefined));
  await tryAgain();
  const field = await screen.findByRole('textbox', { name: /RB000000001CN/ });
  expect(field).toHaveValue('Lamp of my client');
  expect(field).not.toHaveFocus();
  await userEvent.type(field, '{Enter}');
  expect(await renameButton(1, 'Lamp of my client')).toBeVisible();
});

it('F-10 a page whose file could not be had is asked for again by whoever comes back to it', async () => {
  await startConsole({ at: '/buyer/settings' });
  answerFiles(503);
  breakPage(DASHBOARD, gone);
  await heading('Settings');
  goTo('/buyer/dashboard');
  await heading('This page could not be shown');
  goTo('/buyer/settings');
  await heading('Settings');
  breakPage(DASHBOARD, undefined);
  goTo('/buyer/dashboard');
  expect(await heading('Dashboard')).toBeVisible();
});

it('F-12 the file of a page is gone: there is a new version, and one button that loads it', async () => {
  breakPage(LIST, gone);
  const { platform, bugs } = await startConsole({ at: '/buyer/shipment' });
  const load = jest.spyOn(platform.newVersion, 'load').mockImplementation(() => {});
  answerFiles(404);
  expect(await screen.findByText('There is a new version')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.body).not.toHaveTextContent('chunk');
  await userEvent.click(screen.getByRole('button', { name: 'Load the new version' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(bugs).toEqual([gone]);
});

it.each([
  ['the file is only out of reach', 503, ''],
  ['the page was loaded again for that already', 404, 'test'],
])('F-12 %s: words and Try again, no other load of the page', async (_why, status, loadedAgainFor) => {
  sessionStorage.setItem('tracking-console.reloaded', loadedAgainFor);
  await startConsole({ at: '/buyer/settings' });
  answerFiles(status);
  breakPage(DASHBOARD, gone);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  goTo('/buyer/dashboard');
  expect(await screen.findByText('This page could not be shown')).toBeVisible();
  expect(screen.queryByText('There is a new version')).toBeNull();
  breakPage(DASHBOARD, undefined);
  await tryAgain();
  expect(await heading('Dashboard')).toBeVisible();
});
