import { webcrypto } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WebhookAttempt } from '@tracking-console/contract/api/webhooks';
import { type Answers, startConsole, success } from '../../testing/startConsole.ts';
import { deliveryRow, webhookRow } from '../../testing/webhookAnswers.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const CALL = '/console-api/v1/webhook';
const LIST = `${CALL}/deliveries`;
const listed = (deliveries = [deliveryRow()], has_more = false) => success({ deliveries, has_more });

const openDeliveries = (query = '', answers: Answers = {}) =>
  startConsole({
    at: `/api/settings?tab=deliveries${query}`,
    answers: {
      [`${CALL}/get`]: success({ webhooks: [webhookRow()], limit: 10 }),
      [LIST]: listed(),
      ...answers,
    },
  });
const lastBody = (sent: { path: string; body: unknown }[], path: string) =>
  sent.findLast((call) => call.path === path)?.body;
const table = () => screen.findByRole('table', { name: 'Deliveries' });

it('PG-13b filters deliveries by webhook, outcome and number, in the address', async () => {
  const { sent } = await openDeliveries('&state=Lost&before=x');
  expect(await screen.findByRole('row', { name: /RR123456785GB/ })).toHaveTextContent(
    /RR123456785GB.*Failed.*500.*4.*31/,
  );
  expect(lastBody(sent, LIST)).toEqual({});
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'All webhooks' }), '1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'All outcomes' }), 'Failed');
  await userEvent.type(screen.getByRole('searchbox'), 'rr123 456785gb{Enter}');
  await waitFor(() =>
    expect(lastBody(sent, LIST)).toEqual({ webhook_id: '1', state: 'Failed', number: 'RR123456785GB' }),
  );
  expect(new URLSearchParams(location.search).get('tab')).toBe('deliveries');
});

it('PG-13b pages to older deliveries and back to the newest', async () => {
  const { sent } = await openDeliveries('', { [LIST]: listed([deliveryRow()], true) });
  await table();
  expect(await screen.findByRole('button', { name: 'Newest' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(() => expect(lastBody(sent, LIST)).toEqual({ before: '7' }));
  await userEvent.click(screen.getByRole('button', { name: 'Newest' }));
  await waitFor(() => expect(location.search).toBe('?tab=deliveries'));
});

it('PG-13b tells no delivery yet from filters that match nothing, and offers another try', async () => {
  await openDeliveries('&state=Failed', { [LIST]: listed([]) });
  expect(await screen.findByText('No delivery matches these filters')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByText('No deliveries yet')).toBeVisible();
});

it('PG-13b shows both bodies of every attempt and sends one again', async () => {
  const attempt: WebhookAttempt = {
    ...{ time: '2026-01-01T00:00:00Z', code: 500, ms: 31, error: null },
    ...{ response: 'broken', headers: { sign: 'abc' } },
  };
  const log = [
    { ...attempt, time: '2026-01-01T00:10:00Z', code: null, error: 'timeout' as const, response: '' },
    attempt,
  ];
  const detail = { ...deliveryRow(), body: '{"event":"TRACKING_UPDATED"}', log };
  const { sent } = await openDeliveries('&delivery=7', {
    [`${CALL}/delivery`]: success(detail),
    [`${CALL}/resend`]: () => success({ resent: 1 }),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'RR123456785GB' }));
  expect(drawer.getByText(/"event": "TRACKING_UPDATED"/)).toBeVisible();
  expect(drawer.getByText('broken')).toBeVisible();
  expect(drawer.getByText('Attempt 2', { exact: false })).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(lastBody(sent, `${CALL}/resend`)).toEqual({ id: '7' }));
  expect(await screen.findByText('Event queued to resend.')).toBeVisible();
});

it('PG-13b sends all again that failed in a range, and refuses one that ends before it begins', async () => {
  const { sent } = await openDeliveries('', { [`${CALL}/resend`]: () => success({ resent: 3 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Resend failed' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-01-02T00:00' } });
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-01-01T00:00' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await dialog.findByText('The end must be after the beginning.')).toBeVisible();
  expect(lastBody(sent, `${CALL}/resend`)).toBeUndefined();
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-01-03T12:30' } });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Webhooks' }), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('Deliveries sent again: 3')).toBeVisible();
  const iso = (local: string) => new Date(local).toISOString();
  expect(lastBody(sent, `${CALL}/resend`)).toEqual({
    from: iso('2026-01-02T00:00'),
    to: iso('2026-01-03T12:30'),
    webhook_id: '1',
  });
});

it('PG-13b computes the signature of a body in the browser, compares it and sends nothing', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  const { sent } = await openDeliveries();
  await userEvent.click(await screen.findByRole('button', { name: 'Check signature' }));
  const dialog = within(await screen.findByRole('dialog'));
  const before = sent.length;
  fireEvent.change(dialog.getByLabelText('Request body, exactly as received'), { target: { value: '{"a":"ü"}\n' } });
  fireEvent.change(dialog.getByLabelText('Secret'), { target: { value: 'whsec_x' } });
  // printf '{"a":"ü"}\n/whsec_x' | sha256sum
  const sign = '1f539fc2d4e26ab9a59ba2cccd036e4f398143b181f47ca7addfcf95dd485bca';
  expect(await dialog.findByText(sign)).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/^Received sign header/), { target: { value: ` ${sign.toUpperCase()} ` } });
  expect(await dialog.findByText('The signature is correct.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Request body, exactly as received'), { target: { value: '{"a":"ü"}' } });
  expect(await dialog.findByText(/^The signature is not correct/)).toBeVisible();
  expect(sent.slice(before).filter(({ path }) => path !== LIST)).toEqual([]);
});
