import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiLogRow } from '@tracking-console/contract/api/apiLogs';
import type { DeliveryRow } from '@tracking-console/contract/api/webhooks';
import { summary } from '../../testing/answers.ts';
import { carriersAnswer, noFigures, seriesAnswer } from '../../testing/dashboardAnswers.ts';
import { type Answers, startConsole, success } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const AT = '/api/dashboard';
const SUMMARY = '/console-api/v1/dashboard/summary';
const SERIES = '/console-api/v1/dashboard/series';
const CARRIERS = '/console-api/v1/dashboard/carriers';

const start = (answers: Answers, at = AT) =>
  startConsole({ at, answers: { ...noFigures, [SUMMARY]: success(summary()), ...answers } });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

const FIGURES = {
  all: { requests: [4, 16], errors: [0, 3], limited: [0, 1], p50: [12], p95: [340] },
  register: { requests: [4, 10], errors: [0, 3], limited: [0, 1], p50: [20], p95: [400] },
  gettrackinfo: { requests: [0, 6], p50: [8], p95: [9] },
};

it('PG-8a has webhook success and API errors of the last day, each leading to its log', async () => {
  const figures = { requests: 1200, errors: 7, limited: 0, p50: 5, p95: 9 };
  const webhooks = { delivered: 1999, failed: 1, has_webhook: true, has_delivered: true };
  await start({ [SUMMARY]: success(summary({ requests: figures, webhooks })) });
  // One that failed of many is not none.
  const success24h = await screen.findByRole('link', { name: /^Webhook success.*99\.9%.*1,999 of 2,000 delivered/ });
  expect(success24h).toHaveAttribute('href', '/api/settings?tab=deliveries');
  const errors = screen.getByRole('link', { name: /^API errors.*7.*Requests: 1,200/ });
  expect(errors).toHaveAttribute('href', '/api/settings?tab=logs&failed=true&period=24h');
});

it('PG-8a says that no webhook was called instead of a share of nothing', async () => {
  await start({});
  expect(await screen.findByRole('link', { name: /^Webhook success.*–.*Nothing sent/ })).toBeVisible();
});

it('PG-8b charts requests and errors, with 429s, p50 and p95 of the period', async () => {
  await start({ [SERIES]: seriesAnswer(FIGURES) });
  const card = await region('API requests');
  const chart = await card.findByRole('slider', { name: 'API requests' });
  expect(chart.getAttribute('aria-valuetext')).toMatch(/Requests 16, Errors 3$/);
  const figures = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['20', '3 (15%)', '1', '12 ms', '340 ms']);
});

it('PG-8b splits by endpoint, key or carrier, and keeps that and the period in the address', async () => {
  const { sent } = await start({ [SERIES]: seriesAnswer(FIGURES) }, `${AT}?period=7d`);
  const card = await region('API requests');
  expect(await card.findByRole('radio', { name: '7 days' })).toBeChecked();
  const table = await card.findByRole('table', { name: 'Endpoint' });
  await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/register.*14.*3/));
  const asked = sent.filter(({ path }) => path === SERIES).map(({ body }) => body as Record<string, string>);
  const usage = asked.find(({ metric }) => metric === 'p95');
  const days = (Date.parse(usage?.to ?? '') - Date.parse(usage?.from ?? '')) / 86_400_000;
  expect([days, usage?.zone]).toEqual([6, Intl.DateTimeFormat().resolvedOptions().timeZone]);

  await userEvent.click(card.getByRole('tab', { name: 'Carrier' }));
  await userEvent.click(card.getByRole('radio', { name: '30 days' }));
  expect(location.search).toBe('?period=30d&by=carrier');
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toContainEqual(expect.objectContaining({ group_by: 'carrier' })),
  );
});

it.each(['?period=1y&by=moon', '?period=toString&by=constructor'])(
  'PG-8b reads the address %s as the usual period',
  async (query) => {
    await start({ [SERIES]: seriesAnswer(FIGURES) }, AT + query);
    const card = await region('API requests');
    expect(await card.findByRole('radio', { name: '24 hr' })).toBeChecked();
    expect(await card.findByRole('tab', { name: 'Endpoint' })).toHaveAttribute('aria-selected', 'true');
  },
);

it('PG-8b names the console’s own calls, keys without a name and what is small', async () => {
  const figures = { all: FIGURES.all, '0': FIGURES.register, '9': FIGURES.gettrackinfo, other: FIGURES.gettrackinfo };
  await start({ [SERIES]: seriesAnswer(figures) }, `${AT}?by=key`);
  const card = await region('API requests');
  for (const name of ['Console', '#9', 'Other']) expect(await card.findByText(name)).toBeVisible();
});

it('PG-8b a card that could not be fetched says so, tries again and leaves the others alone', async () => {
  let down = true;
  await start({ [SERIES]: (body) => (down ? { code: -77, message: '', data: null } : seriesAnswer(FIGURES)(body)) });
  const card = await region('API requests');
  expect(await card.findByRole('alert')).toHaveTextContent('The figures could not be loaded');
  expect(await screen.findByRole('region', { name: 'Quota' })).toBeVisible();
  down = false;
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByRole('slider')).toBeVisible();
});

it('PG-8b PG-8c says where there is nothing yet', async () => {
  await start({});
  for (const [name, text] of [
    ['API requests', 'No requests in this period'],
    ['Registered and delivered per day', 'Nothing was registered or delivered'],
    ['Days in transit by carrier', 'Nothing was delivered yet'],
    ['Exceptions by country', 'No exceptions'],
    ['Recent errors', 'No call has failed'],
    ['Failed webhook deliveries', 'No failed deliveries'],
  ] as const)
    expect(await (await region(name)).findByText(text)).toBeVisible();
});

it('PG-8c charts registrations, transit by carrier and country with what was on time, and exceptions', async () => {
  const carriers = [
    { carrier: 11031, destination: 'GB', delivered: 12, median: 4.5, p90: 9, on_time: 0.925 },
    { carrier: 100002, destination: '', delivered: 3, median: 2, p90: 3, on_time: null },
    { carrier: 3011, destination: 'DE', delivered: 1, median: null, p90: null, on_time: null },
  ];
  const exceptions = [
    { country: 'FR', count: 4 },
    { country: '', count: 1 },
  ];
  await start({
    [CARRIERS]: carriersAnswer({ carriers, exceptions }),
    [SERIES]: seriesAnswer({ all: { registrations: [2, 5], deliveries: [1, 3] } }),
  });
  const days = await (await region('Registered and delivered per day')).findByRole('slider');
  expect(days.getAttribute('aria-valuetext')).toMatch(/Registered 5, Delivered 3$/);
  const transit = await (await region('Days in transit by carrier')).findByRole('list', { name: /Days in transit/ });
  const [british, anywhere, ...others] = within(transit).getAllByRole('listitem');
  expect(british).toHaveTextContent(/United Kingdom12 · 92\.5% on time.*4\.5 days.*9 days/);
  expect(anywhere).not.toHaveTextContent(/→|on time/);
  expect(others).toEqual([]);
  const heat = await (await region('Exceptions by country')).findByRole('list');
  expect(
    within(heat)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['France4', 'Country unknown1']);
});

it('PG-8d lists the latest errors and failed deliveries, with a link to each log', async () => {
  const log: ApiLogRow = {
    id: '5',
    time: '2026-03-04T08:00:00Z',
    source: 'API',
    key: { id: '1', name: 'Shop', prefix: 'tk_live_', last4: 'wxyz' },
    ip: '203.0.113.7',
    endpoint: 'register',
    version: 'v2.4',
    http_status: 429,
    code: 429,
    items: 1,
    accepted: 0,
    rejected: 0,
    duration_ms: 2,
  };
  const delivery: DeliveryRow = {
    id: '8',
    event_id: '8d1f1c5e-6a0e-4a3e-9d61-0d8f3f6f0a11',
    event: 'TRACKING_UPDATED',
    number: 'RR123456785GB',
    carrier: 11031,
    webhook_id: '1',
    url: 'https://example.com/hook',
    state: 'Failed',
    attempts: 4,
    code: null,
    ms: null,
    error: 'timeout',
    create_time: '2026-03-04T08:00:00Z',
    end_time: '2026-03-04T10:00:00Z',
    next_time: null,
  };
  const failures = [delivery, { ...delivery, id: '9', code: 500, error: null }];
  await start({ [SUMMARY]: success(summary({ recent_errors: [log], recent_failures: failures })) });
  const errors = await region('Recent errors');
  expect(errors.getByRole('listitem')).toHaveTextContent(/register.*HTTP 429.*Code 429 · Shop/);
  const failedCalls = '/api/settings?tab=logs&failed=true';
  expect(errors.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', failedCalls);
  expect(errors.getByRole('link', { name: 'register' })).toHaveAttribute('href', `${failedCalls}&log=${log.id}`);
  const failed = await region('Failed webhook deliveries');
  const [silent, refused] = failed.getAllByRole('listitem');
  expect(silent).toHaveTextContent(/RR123456785GB.*No answer.*example\.com/);
  expect(refused).toHaveTextContent('HTTP 500');
  const failedDeliveries = '/api/settings?tab=deliveries&state=Failed';
  expect(failed.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', failedDeliveries);
  const [first] = failed.getAllByRole('link', { name: 'RR123456785GB' });
  expect(first).toHaveAttribute('href', `${failedDeliveries}&delivery=${delivery.id}`);
});

it('PG-8d ticks each of the four steps by what is there, and is gone when all are', async () => {
  const key = { prefix: 'tk_test_', last4: 'wxyz' };
  const webhooks = { delivered: 0, failed: 0, has_webhook: true, has_delivered: false };
  const tracking = { now: 1, stopped: 0 };
  let given = summary({ key, webhooks });
  const { platform } = await start({ [SUMMARY]: () => success(given) });
  const steps = await region('Getting started');
  const ticks = () =>
    steps.getAllByRole('listitem').map(({ textContent }) => (/\((done|to do)\)/.exec(textContent ?? '') ?? [])[1]);
  expect(ticks()).toEqual(['done', 'done', 'to do', 'to do']);
  expect(steps.getByText(/^curl -X/)).toHaveTextContent(/track\/v2\.4\/register.*tk_test_\.\.\.wxyz/);
  for (const [name, begin] of [
    ['JavaScript', 'const response'],
    ['Python', 'from urllib'],
    ['PHP', '<?php'],
    ['Go', 'package main'],
  ] as const) {
    await userEvent.click(steps.getByRole('tab', { name }));
    expect(steps.getByRole('tabpanel')).toHaveTextContent(begin);
    expect(steps.getByRole('tabpanel')).toHaveTextContent(`${location.origin}/track/v2.4/register`);
  }
  given = summary({ key, webhooks: { ...webhooks, has_delivered: true }, tracking });
  platform.store.dispatch({ type: 'apiConsole/invalidateTags', payload: ['Summary'] });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull());
  expect((await region('Connect your program')).getByText(/^curl -X/)).toBeVisible();
});
