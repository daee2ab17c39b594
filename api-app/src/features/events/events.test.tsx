import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventDelivery, WebhookAttempt } from '@tracking-console/contract/api/webhooks';
import { eventRow } from '../../testing/logAnswers.ts';
import { type Answers, startConsole, success } from '../../testing/startConsole.ts';
import { deliveryRow, webhookRow } from '../../testing/webhookAnswers.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const LIST = '/console-api/v1/events/list';
const SEND = '/console-api/v1/events/send';
const DELIVERY = '/console-api/v1/webhook/delivery';
const listed = (events = [eventRow()], next: string | null = null) => success({ events, next });
const webhooks = (...rows: ReturnType<typeof webhookRow>[]) => success({ webhooks: rows, limit: 10 });

const openEvents = (query = '', answers: Answers = {}) =>
  startConsole({
    at: `/api/settings?tab=events${query}`,
    answers: {
      [LIST]: listed(),
      '/console-api/v1/webhook/get': webhooks(
        webhookRow({ id: '2', url: 'https://off.example.com/', enabled: false }),
        webhookRow(),
        webhookRow({ id: '3', url: 'https://example.com/other' }),
      ),
      ...answers,
    },
  });
const lastBody = (sent: { path: string; body: unknown }[], path = LIST) =>
  sent.findLast((call) => call.path === path)?.body;
const table = async () => within(await screen.findByRole('table', { name: 'Events' }));
const openSend = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Send to webhook: RR123456785GB' }));

it('PG-13c lists events with what went out to which webhook', async () => {
  const sent = (id: string, url: string, state: EventDelivery['state']): EventDelivery => ({
    ...{ id, url, state, webhook_id: id, code: null },
  });
  const deliveries = [
    sent('1', 'https://one.example.com/hook', 'Delivered'),
    sent('2', 'https://two.example.com/hook', 'Failed'),
    sent('3', 'https://three.example.com/hook', 'Waiting'),
  ];
  await openEvents('', { [LIST]: listed([eventRow({ deliveries }), eventRow({ id: '4', number: 'UNSENT1' })]) });
  const rows = await table();
  const row = within(await rows.findByRole('row', { name: /RR123456785GB.*TRACKING_UPDATED.*In transit/ }));
  expect(row.getByRole('link', { name: 'RR123456785GB' })).toHaveAttribute(
    'href',
    '/api/tracking?shipment=RR123456785GB.11031',
  );
  const delivered = row.getAllByRole('link', { name: /one\.example\.com Delivered/ }).at(-1);
  expect(delivered).toHaveAttribute('href', '/api/settings?tab=deliveries&number=RR123456785GB&delivery=1');
  expect(row.getAllByRole('link', { name: /two\.example\.com Failed/ }).at(-1)).toBeVisible();
  expect(row.getAllByRole('link', { name: 'Deliveries' }).at(-1)).toHaveAttribute(
    'href',
    '/api/settings?tab=deliveries&number=RR123456785GB',
  );
  expect(rows.getByRole('row', { name: /UNSENT1.*–/ })).toBeVisible();
  expect(screen.getByText('Events are kept for 30 days.')).toBeVisible();
});

it('PG-13c filters events by number, kind, status, carrier and period, in the address', async () => {
  const { sent } = await openEvents('&status=Lost&carrier=x');
  await table();
  expect(lastBody(sent)).toEqual({});
  await userEvent.type(screen.getByRole('searchbox'), 'rr123456785gb{Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'All events' }), 'TRACKING_STOPPED');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'All statuses' }), 'Delivered');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '1h');
  await waitFor(() =>
    expect(lastBody(sent)).toEqual({
      number: 'RR123456785GB',
      event: 'TRACKING_STOPPED',
      status: 'Delivered',
      from: expect.any(String),
    }),
  );
  expect(new URLSearchParams(location.search).get('status')).toBe('Delivered');
});

it('PG-13c filters events by a carrier from the address, and loads further ones', async () => {
  const { sent } = await openEvents('&carrier=11031', {
    [LIST]: (body) =>
      'cursor' in (body as object) ? listed([eventRow({ id: '4', number: 'OLDER1' })]) : listed([eventRow()], '17_5'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await (await table()).findByRole('link', { name: 'OLDER1' })).toBeVisible();
  expect(lastBody(sent)).toEqual({ carrier: 11031, cursor: '17_5' });
});

it('PG-13c tells no event yet from filters that match nothing, and offers another try', async () => {
  let answer: object = { code: -1, message: '', data: null };
  await openEvents('&event=TRACKING_STOPPED', { [LIST]: () => answer });
  expect(await screen.findByText('The events could not be loaded')).toBeVisible();
  answer = listed([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No event matches these filters')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByText('No events yet')).toBeVisible();
});

it('PG-13c sends an event to a webhook that is on, and shows what it was answered', async () => {
  const attempt: WebhookAttempt = {
    ...{ time: '2026-01-01T00:00:00Z', code: 200, ms: 31, error: null },
    ...{ response: '{"received":true}', headers: {} },
  };
  const waiting = { ...deliveryRow({ id: '7', state: 'Waiting' }), body: '', log: [] as WebhookAttempt[] };
  let delivery: object = waiting;
  const { sent } = await openEvents('', {
    [SEND]: success({ delivery_id: '7' }),
    [DELIVERY]: () => success(delivery),
  });
  await openSend();
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to webhook' }));
  const choice = await dialog.findByRole('combobox', { name: 'Webhooks' });
  expect(within(choice).queryByRole('option', { name: 'https://off.example.com/' })).toBeNull();
  await userEvent.selectOptions(choice, 'https://example.com/other');
  await userEvent.click(dialog.getByRole('button', { name: 'Send to webhook' }));
  expect(await screen.findByText('Sending… Earlier events of this shipment go first.')).toBeVisible();
  expect(lastBody(sent, SEND)).toEqual({ id: '5', webhook_id: '3' });
  delivery = { ...waiting, state: 'Delivered', log: [attempt] };
  expect(await screen.findByText('HTTP 200 in 31 ms', {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByText(/"received": true/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show delivery' })).toHaveAttribute(
    'href',
    '/api/settings?tab=deliveries&number=RR123456785GB&delivery=7',
  );
});

it('PG-13c says that an event was not sent', async () => {
  await openEvents('', { [SEND]: { code: -12010201, message: '', data: null } });
  await openSend();
  await screen.findByRole('combobox', { name: 'Webhooks' });
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send to webhook' }));
  expect(await dialog.findByText('The event was not sent. Try again.')).toBeVisible();
});

it('PG-13c says that no webhook is on', async () => {
  await openEvents('', { '/console-api/v1/webhook/get': webhooks() });
  await openSend();
  expect(await screen.findByText('No webhook is on. Add one, or turn one on.')).toBeVisible();
  const none = within(screen.getByRole('dialog'));
  expect(none.getByRole('button', { name: 'Send to webhook' })).toBeDisabled();
});
