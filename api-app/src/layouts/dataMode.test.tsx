import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SentCall } from '@tracking-console/platform/testing';
import { list, listRow, summary } from '../testing/answers.ts';
import { type Answers, startConsole, success } from '../testing/startConsole.ts';
import { deliveryRow } from '../testing/webhookAnswers.ts';

jest.mock('../pageFiles.ts', () => require('../testing/pageFiles.ts'));

const LIST = '/track/v2.4/gettracklist';
const SUMMARY = '/console-api/v1/dashboard/summary';

const answers: Answers = {
  [LIST]: list([listRow()]),
  [SUMMARY]: success(summary()),
  '/console-api/v1/keys/list': success({ keys: [], limit: 10 }),
};

const modesOf = (sent: SentCall[], path: string) =>
  sent
    .filter((call) => call.path === path)
    .map(({ init }) => (init.headers as Record<string, string> | undefined)?.['x-mode'] ?? 'live'); // as createCalls.ts sends it
/** Of every link to a page of the console that does not name test data. */
const linksToLive = () =>
  [...document.querySelectorAll('a[href^="/api"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => new URL(href, location.href).searchParams.get('mode') !== 'test');
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const mode = () => new URLSearchParams(location.search).get('mode');
const choice = (name: string) => screen.findByRole('button', { name });

it('shows one set of data or the other, and keeps it in the address from page to page', async () => {
  const { sent } = await startConsole({ at: '/api/tracking?tracking_status=Stopped', answers });
  await screen.findByRole('table', { name: 'Registered shipments' });
  expect(await choice('Live data')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(/You are viewing test data/)).toBeNull();
  await userEvent.click(await choice('Test data'));
  expect(await screen.findByText(/You are viewing test data/)).toBeVisible();
  await waitFor(() => expect(modesOf(sent, LIST)).toEqual(['live', 'test']));
  expect([mode(), new URLSearchParams(location.search).get('tracking_status')]).toEqual(['test', 'Stopped']);
  await userEvent.keyboard('gd');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await waitFor(() => expect([mode(), modesOf(sent, SUMMARY)]).toEqual(['test', ['test']]));
  await userEvent.click(await choice('Live data'));
  await waitFor(() => expect(modesOf(sent, SUMMARY)).toEqual(['test', 'live']));
  expect(mode()).toBeNull();
});

it('asks for test data at once where the address names them', async () => {
  const { sent } = await startConsole({ at: '/api/tracking?mode=test', answers: { ...answers, [LIST]: list([]) } });
  expect(await screen.findByText(/SANDBOX-DELIVERED-OTHER/)).toBeVisible();
  expect(modesOf(sent, LIST)).toEqual(['test']);
});

it('has no switch where there is one set of data alone', async () => {
  const { sent } = await startConsole({ at: '/api/notification/own?mode=test', answers });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Test data' })).toBeNull();
  expect(sent.every(({ path }) => modesOf(sent, path).every((one) => one === 'live'))).toBe(true);
});

it('names test data in every link, so that a new tab shows the same', async () => {
  const deliveries = success({ deliveries: [deliveryRow()], has_more: false });
  const ofDrawer = { ...answers, '/console-api/v1/tracking/deliveries': deliveries };
  const at = '/api/tracking?mode=test&shipment=RR123456785GB.11031&detail=deliveries';
  await startConsole({ at, answers: ofDrawer });
  const all = await screen.findByRole('link', { name: 'Show all' });
  expect(all).toHaveAttribute('href', '/api/settings?tab=deliveries&number=RR123456785GB&mode=test');
  expect(hrefOf('RR123456785GB')).toContain('mode=test');
  expect(hrefOf('Register numbers')).toBe('/api/tracking?register=1&mode=test');
  expect(linksToLive()).toEqual([]);
  await userEvent.click(all);
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(mode()).toBe('test');
  expect(linksToLive()).toEqual([]);
});

it('names test data in the links of the dashboard, and no longer once live data are chosen', async () => {
  await startConsole({ at: '/api/dashboard?mode=test', answers });
  await waitFor(() => expect(hrefOf(/^Tracking ?0$/)).toBe('/api/tracking?tracking_status=Tracking&mode=test'));
  expect(linksToLive()).toEqual([]);
  await userEvent.click(await choice('Live data'));
  await waitFor(() => expect(hrefOf(/^Tracking ?0$/)).toBe('/api/tracking?tracking_status=Tracking'));
});

it('keeps test data chosen on pages that have one set alone, whose own calls are about live data', async () => {
  const { sent } = await startConsole({ at: '/api/tracking?mode=test', answers });
  await choice('Test data');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.click(await screen.findByRole('option', { name: 'Security settings' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Test data' })).toBeNull());
  expect(mode()).toBe('test');
  expect(modesOf(sent, '/console-api/v1/settings/get')).toEqual(['test', 'live']);
  await userEvent.keyboard('gt');
  await waitFor(() => expect(modesOf(sent, LIST)).toEqual(['test', 'test']));
});

it.each([
  [
    '/api/settings?tab=deliveries',
    { '/console-api/v1/webhook/deliveries': success({ deliveries: [], has_more: false }) },
  ],
  ['/api/settings?tab=logs', { '/console-api/v1/logs/list': success({ logs: [], next: null }) }],
  ['/api/settings?tab=events', { '/console-api/v1/events/list': success({ events: [], next: null }) }],
  [
    '/api/taskCenter?',
    {
      '/console-api/v1/task/list': success({
        tasks: [],
        page: { data_total: 0, page_total: 1, page_no: 1, page_size: 20 },
      }),
    },
  ],
  ['/api/tracking?', { [LIST]: list([]) }],
])('says where test data come from while %s has none', async (at, empty) => {
  await startConsole({ at: `${at}&mode=test`, answers: { ...answers, ...empty } });
  expect(await screen.findByText('No test data yet')).toBeVisible();
  expect(screen.getByText(/Register a number such as SANDBOX-DELIVERED-OTHER here or with a test key/)).toBeVisible();
  expect((await screen.findAllByRole('link', { name: 'Register numbers' }))[0] ?? null).toBeVisible();
});
