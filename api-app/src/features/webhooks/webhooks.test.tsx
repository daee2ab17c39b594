import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { type Answers, startConsole, success } from '../../testing/startConsole.ts';
import { webhookRow } from '../../testing/webhookAnswers.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const CALL = '/console-api/v1/webhook';
const listed = (...webhooks: WebhookRow[]) => success({ webhooks, limit: 10 });

const openSettings = (answers: Answers, rows: WebhookRow[] = [webhookRow()]) =>
  startConsole({ at: '/api/settings', answers: { [`${CALL}/get`]: listed(...rows), ...answers } });

const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const dialog = () => screen.findByRole('dialog');

it('PG-13a adds a webhook with its events, statuses and headers, and shows its secret once', async () => {
  const answers = { [`${CALL}/save`]: () => success({ ...webhookRow(), secret: 'whsec_shown-once' }) };
  const { sent, platform } = await openSettings(answers, []);
  expect(await screen.findByText('No webhook')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  const form = within(await dialog());
  await userEvent.type(form.getByRole('textbox', { name: /URL/ }), ' https://example.com/hook ');
  await userEvent.click(form.getByRole('checkbox', { name: 'TRACKING_STOPPED' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Delivered' }));
  await userEvent.click(form.getByRole('button', { name: 'Add header' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Header' }), 'x-team');
  await userEvent.type(form.getByRole('textbox', { name: 'Value' }), 'north');
  await userEvent.click(form.getByRole('button', { name: 'Add header' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('whsec_shown-once')).toBeVisible();
  expect(sent.find(({ path }) => path === `${CALL}/save`)?.body).toEqual({
    url: 'https://example.com/hook',
    version: 'v2.4',
    events: ['TRACKING_UPDATED'],
    statuses: ['Delivered'],
    headers: [{ name: 'x-team', value: 'north' }],
    enabled: true,
  });
  await userEvent.click(screen.getByRole('button', { name: 'I have stored the secret' }));
  expect(screen.queryByText('whsec_shown-once')).toBeNull();
  await waitFor(() => expect(JSON.stringify(platform.store.getState())).not.toContain('whsec_shown-once'));
});

it.each([
  ['private', -18010202, 'The URL must lead to a public address.', 'URL'],
  ['port', -18010202, 'Use one of these ports: 80, 443, 8080, 8443.', 'URL'],
  ['insecure', -18010202, 'A live webhook needs https.', 'URL'],
])(
  'PG-13a keeps what was typed and says beside the URL that it is refused as %s',
  async (problem, code, text, label) => {
    await openSettings({ [`${CALL}/save`]: () => ({ code, message: '', data: { problem } }) }, []);
    await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const field = within(await dialog()).getByRole('textbox', { name: new RegExp(label) });
    await userEvent.type(field, 'http://10.0.0.1:81/');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text.slice(0, 20))));
    expect(screen.getByText(text)).toBeVisible();
    expect(field).toHaveValue('http://10.0.0.1:81/');
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  },
);

it('PG-13a asks for a URL and an event before anything is sent, and names a header that is refused', async () => {
  const refused = { code: -18010202, message: '', data: { problem: 'header', name: 'sign' } };
  const { sent } = await openSettings({ [`${CALL}/save`]: () => refused }, []);
  await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const form = within(await dialog());
  for (const event of form.getAllByRole('checkbox', { name: /^TRACKING/ })) await userEvent.click(event);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Enter a URL.')).toBeVisible();
  expect(form.getByText('Choose at least one event.')).toBeVisible();
  expect(sent.some(({ path }) => path === `${CALL}/save`)).toBe(false);

  await userEvent.type(form.getByRole('textbox', { name: /URL/ }), 'https://example.com/');
  await userEvent.click(form.getByRole('checkbox', { name: 'TRACKING_UPDATED' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The header sign is set by us. Remove it.')).toBeVisible();
});

it('PG-13a tests a webhook and shows code, time and body, also of a failure: any code but 200', async () => {
  const attempt = { time: '2026-01-01T00:00:00Z', code: 200, ms: 12, error: null, response: '{"ok":1}', headers: {} };
  const outcomes: object[] = [
    { code: -18010203, message: 'failed', data: { ...attempt, code: 500, response: 'broken' } },
    { code: -18010203, message: 'failed', data: { ...attempt, code: 204, response: '' } },
    success(attempt),
  ];
  await openSettings({ [`${CALL}/test`]: () => outcomes.shift() ?? {} });
  await choose('Send test');
  expect(await screen.findByText(/^HTTP 500 in 12 ms\. The receiver must/)).toBeVisible();
  expect(screen.getByText('broken')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Test again' }));
  expect(await screen.findByText(/^HTTP 204 in 12 ms\. The receiver must/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Test again' }));
  expect(await screen.findByText('HTTP 200 in 12 ms')).toBeVisible();
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

it('PG-13a says that a webhook was switched off by itself, and switches it on again', async () => {
  const off = webhookRow({ enabled: false, auto_disabled_at: '2026-01-01T00:00:00Z' });
  const { sent } = await openSettings({ [`${CALL}/save`]: () => success({ ...webhookRow(), secret: null }) }, [off]);
  expect(await screen.findByText(/was turned off: nothing could be delivered for 3 days/)).toBeVisible();
  expect(screen.getByText('Off after failures')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() =>
    expect(sent.findLast(({ path }) => path === `${CALL}/save`)?.body).toMatchObject({ id: '1', enabled: true }),
  );
});

it('PG-13a rotates a secret with a time for the old one, and deletes after a question', async () => {
  const answers = {
    [`${CALL}/rotate`]: () => success({ ...webhookRow(), secret: 'whsec_new' }),
    [`${CALL}/delete`]: () => success(null),
  };
  const { sent } = await openSettings(answers);
  await choose('Roll secret');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Old secret stays valid for' }), '7 days');
  await userEvent.click(screen.getByRole('button', { name: 'Roll secret' }));
  expect(await screen.findByText('whsec_new')).toBeVisible();
  expect(sent.find(({ path }) => path === `${CALL}/rotate`)?.body).toEqual({ id: '1', keep: '7d' });
  await userEvent.click(screen.getByRole('button', { name: 'I have stored the secret' }));
  await choose('Delete');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.find(({ path }) => path === `${CALL}/delete`)?.body).toEqual({ id: '1' }));
});

it('PG-13a offers another try where the webhooks cannot be loaded', async () => {
  await startConsole({ at: '/api/settings' });
  expect(await screen.findByText('The webhooks could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
