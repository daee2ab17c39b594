import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, listRow } from '../../testing/answers.ts';
import { startConsole, success } from '../../testing/startConsole.ts';
import { deliveryRow } from '../../testing/webhookAnswers.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const NAMED = { number: 'RR123456785GB', carrier: 11031 };
const noResult = { accepted: [], rejected: [{ ...NAMED, error: { code: -18019909, message: '' } }] };
const log = {
  ...{ id: '3', time: '2026-01-02T00:00:00Z', source: 'API', ip: '192.0.2.1', endpoint: 'gettrackinfo' },
  ...{ version: 'v2.4', http_status: 200, code: 0, items: 1, accepted: 1, rejected: 0, duration_ms: 5 },
  key: { id: '1', name: 'Warehouse', prefix: 'tk_live_', last4: 'wxyz' },
};
const history = {
  register_time: '2026-01-01T00:00:00Z',
  changes: [{ time: '2026-01-03T00:00:00Z', kind: 'info', fields: [{ field: 'tag', before: '', after: 'spring' }] }],
};
const answers = {
  '/track/v2.4/gettracklist': list([listRow({ tag: 'spring', order_no: 'WEB-7' })]),
  '/track/v2.4/gettrackinfo': success(noResult),
  '/console-api/v1/tracking/deliveries': success({ deliveries: [deliveryRow()], has_more: false }),
  '/console-api/v1/logs/list': success({ logs: [log], next: null }),
  '/console-api/v1/tracking/history': success(history),
};
const start = (detail = '') =>
  startConsole({ at: `/api/tracking?shipment=RR123456785GB.11031${detail && `&detail=${detail}`}`, answers });
const tab = (name: string) => screen.findByRole('tab', { name });

it('PG-9e shows the deliveries, the calls and the changes of a shipment the carrier knows nothing of yet', async () => {
  const { sent } = await start();
  expect(await screen.findByText('There is no tracking information yet.')).toBeVisible();

  await userEvent.click(await tab('Deliveries'));
  const deliveries = within(await screen.findByRole('list', { name: 'Deliveries' }));
  expect(deliveries.getByText(/https:\/\/example.com\/hook/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    '/api/settings?tab=deliveries&number=RR123456785GB',
  );
  expect(sent.find(({ path }) => path.endsWith('tracking/deliveries'))?.body).toEqual(NAMED);

  await userEvent.click(await tab('API calls'));
  expect(await screen.findByText('Code 0 · Warehouse')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    '/api/settings?tab=logs&number=RR123456785GB',
  );

  await userEvent.click(await tab('History'));
  expect(await screen.findByText('tag: – → spring')).toBeVisible();
  expect(sent.find(({ path }) => path.endsWith('tracking/history'))?.body).toEqual(NAMED);
});

it('PG-9e keeps the tab in the address, and the request as it would be sent', async () => {
  await start('request');
  expect(await screen.findByText(/"order_no": "WEB-7"/)).toBeVisible();
  expect(await tab('Request')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(await tab('Route'));
  await waitFor(() => expect(location.search).toContain('detail=map'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location.search).toBe(''));
});
