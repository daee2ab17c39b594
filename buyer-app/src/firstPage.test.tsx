import { screen, waitFor } from '@testing-library/react';
import type { State } from '@tracking-console/platform';
import { buyerServer, refuse } from './testing/buyerServer.ts';
import { shipmentRow } from './testing/shipmentRow.ts';
import { startConsole } from './testing/startConsole.ts';

const load = jest.fn<Promise<unknown>, [string]>();

jest.mock('./pageFiles.ts', () => {
  const { pageFiles } = require('./testing/pageFiles.ts');
  return { pageFiles: Object.assign((file: string) => load(file), { keys: pageFiles.keys }) };
});

const real = (file: string): Promise<unknown> => jest.requireActual('./testing/pageFiles.ts').pageFiles(file);
const CALLS = ['GetIndexData', 'GetRecentUpdates', 'GetTrackInfoList'];

/** Delays the files until the returned function is called. */
function delayFiles() {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  load.mockImplementation((file) => late.then(() => real(file)));
  return () => arrive();
}

beforeEach(() => load.mockReset().mockImplementation(real));

it('RT-7 renders its first page at once, with data that is on its way by then and asked for once', async () => {
  const server = buyerServer({ rows: [shipmentRow(1)] });
  await startConsole({ at: '/buyer/dashboard', server });
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  expect(await screen.findAllByRole('link', { name: /RB/ })).not.toHaveLength(0);
  expect(server.asked.slice(0, CALLS.length).map(({ method }) => method)).toEqual(CALLS);
  const asked = server.asked.map((call) => JSON.stringify(call));
  expect(new Set(asked).size).toBe(asked.length);
  expect(load.mock.calls).toEqual([['./dashboard.tsx']]);
});

it('RT-7 does not wait for a file that is late: the console stands, and the page comes when it has', async () => {
  const arrive = delayFiles();
  await startConsole({ at: '/buyer/dashboard' });
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
});

it('I6 asks for nothing where the console was left before its page’s file came', async () => {
  const complained = jest.spyOn(console, 'error');
  const arrive = delayFiles();
  const { server, leave } = await startConsole({ at: '/buyer/dashboard' });
  await leave();
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(complained).not.toHaveBeenCalled();
  expect(server.paramsOf('GetIndexData')).toEqual([]);
});

it('F-12 asks for a file again that could not be had, before it says so', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await startConsole({ at: '/buyer/dashboard' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
});

it('RT-7 ER-2 asks once more as it is rendered where nothing could be had before, and says once what failed', async () => {
  const server = buyerServer({ replaced: { GetIndexData: () => refuse(-1) } });
  const { platform } = await startConsole({ at: '/buyer/dashboard', server });
  await waitFor(() => expect(server.paramsOf('GetIndexData')).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect((platform.store.getState() as State).notifications.toasts).toHaveLength(1);
});
