import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BUYER, channel, finding, NEW, NEWER, OLD, OLDER, SHELL, startingAnswers } from '../../testing/answers.ts';
import { refusal, type SentRequest, startReleasePage } from '../../testing/startReleasePage.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const card = (name: string) => screen.findByRole('region', { name });
const dialog = () => screen.findByRole('dialog');
const reason = () => screen.getByRole('textbox', { name: /Reason/ });
const toasts = (platform: { store: { getState: () => unknown } }) =>
  (platform.store.getState() as { notifications: { toasts: { text: object }[] } }).notifications.toasts;

async function choose(item: string, from = 'Production') {
  await userEvent.click(within(await card(from)).getByRole('button', { name: `More for ${from}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  return dialog();
}

/** As far as the button that sends it. */
async function promote(why = 'Faster lists for all') {
  await userEvent.click(await screen.findByRole('button', { name: 'Promote a release to Production' }));
  const open = within(await dialog());
  await open.findByRole('option', { name: / · 1\.0\.0, buyer-app 1\.0\.1 · Test 1 · grace@example.com · b{12}$/ });
  await userEvent.selectOptions(open.getByRole('combobox', { name: 'Release that becomes stable' }), NEW);
  if (why) await userEvent.type(reason(), why);
  return open;
}

it('RL-3 says of every channel what runs on it, since when, by whom and why', async () => {
  await startReleasePage({ at: '/release/channels' });
  const production = within(await card('Production'));
  expect(await production.findByText('Faster lists')).toBeVisible();
  expect(production.getByText('grace@example.com, lin@example.com')).toBeVisible();
  expect(production.getByRole('link', { name: OLDER })).toHaveAttribute('href', `/release/releases/${OLD}`);
  expect(production.getByText('aaaaaaaaaaaa')).toBeVisible();
  expect(production.getByRole('button', { name: 'Copy ID' })).toBeVisible();
  expect(production.getByText('2 modules')).toBeVisible();
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'))).toHaveLength(2);
});

it('RL-3 promotes what was looked at: the changes are seen first, and the etag and a key go along', async () => {
  const { sent, platform } = await startReleasePage({
    at: '/release/channels',
    answers: { 'PUT /channels/production': channel('production', { stable: NEW, etag: 'production-2' }) },
  });
  const open = await promote();
  const row = within(await open.findByRole('table', { name: 'Changes between the releases' }));
  expect(row.getByText('1.0.1')).toBeVisible();
  expect(row.getByText('(4.5 kB more)', { exact: false })).toBeVisible();
  await userEvent.click(open.getByRole('button', { name: 'Promote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    body: { stable: NEW, reason: 'Faster lists for all' },
    headers: { 'if-match': 'production-1', 'idempotency-key': expect.any(String) },
  });
  expect(toasts(platform).map(({ text }) => text)).toEqual([{ plain: 'Production has been changed.' }]);
});

it('RL-3 asks for a reason before it sends anything', async () => {
  const { sent } = await startReleasePage({ at: '/release/channels' });
  const open = await promote('');
  await userEvent.click(open.getByRole('button', { name: 'Promote' }));
  expect(open.getByText('Enter a reason of at least 3 characters.')).toBeVisible();
  expect(reason()).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

it('RL-3 the loser of a race is told, keeps what was typed and decides on what is there now', async () => {
  const answers = {
    'PUT /channels/production': ({ headers }: SentRequest) =>
      headers['if-match'] === 'production-2' ? channel('production') : refusal(412, 'preconditionFailed'),
  };
  const { sent, said } = await startReleasePage({ at: '/release/channels', answers });
  const open = await promote();
  said['/channels'] = [channel('production', { etag: 'production-2' })];
  await userEvent.click(open.getByRole('button', { name: 'Promote' }));
  expect(await open.findByText(/Someone else changed this channel/)).toBeVisible();
  expect(reason()).toHaveValue('Faster lists for all');
  await userEvent.click(open.getByRole('button', { name: 'Promote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = sent.map(({ headers }) => headers['idempotency-key']);
  expect(first).not.toBe(second);
});

it('RL-3 what was never answered is sent again under the same key', async () => {
  let broken = true;
  const answers = {
    'PUT /channels/production': () => (broken ? new TypeError('connection lost') : channel('production')),
  };
  const { sent } = await startReleasePage({ at: '/release/channels', answers });
  const open = await promote();
  await userEvent.click(open.getByRole('button', { name: 'Promote' }));
  expect(await open.findByText(/the change may have been made/)).toBeVisible();
  broken = false;
  await userEvent.click(open.getByRole('button', { name: 'Promote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('RL-5 says what the checks have against it and where, and leads to a second person', async () => {
  const { sent } = await startReleasePage({
    at: '/release/channels',
    answers: {
      'PUT /channels/production': ({ body }: SentRequest) =>
        (body as { breakGlass?: boolean }).breakGlass
          ? { id: '1', channel: 'production', change: body, requestedBy: 'ada@example.com' }
          : refusal(422, 'checksFailed', { findings: [finding] }),
    },
  });
  const open = await promote();
  expect(open.queryByRole('checkbox')).toBeNull();
  await userEvent.click(open.getByRole('button', { name: 'Promote' }));
  const wrong = within(await open.findByRole('list', { name: 'What is wrong' }));
  expect(wrong.getByText(finding.message)).toBeVisible();
  expect(wrong.getByText('buyer-app')).toBeVisible();
  expect(wrong.getByText('/app/buyer/1.0.1/buyer-app.js')).toBeVisible();
  await userEvent.click(open.getByRole('checkbox', { name: /Skip the checks/ }));
  await userEvent.click(open.getByRole('button', { name: 'Ask for approval' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)?.body).toEqual({ stable: NEW, reason: 'Faster lists for all', breakGlass: true });
});

it('RL-4 a canary gets the share that the field and the slider say', async () => {
  const { sent } = await startReleasePage({
    at: '/release/channels',
    answers: { 'PUT /channels/production': channel('production') },
  });
  const open = within(await choose('Start a canary'));
  await open.findByRole('option', { name: / · 1\.0\.0, buyer-app 1\.0\.1 · Test 1 · grace@example.com · b{12}$/ });
  await userEvent.selectOptions(open.getByRole('combobox'), NEW);
  const field = open.getByRole('textbox', { name: /Share of the customers/ });
  await userEvent.clear(field);
  await userEvent.type(field, '12.345');
  await userEvent.type(reason(), 'Some first');
  await userEvent.click(open.getByRole('button', { name: 'Start a canary' }));
  expect(open.getByText('Enter a number from 0 to 100 with two decimals at most.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(field, '{Backspace}');
  expect(open.getByRole('slider')).toHaveAttribute('aria-valuetext', '12.34 percent');
  await userEvent.click(open.getByRole('button', { name: 'Start a canary' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ canary: { release: NEW, percent: 12.34 }, reason: 'Some first' });
});

it('RL-4 ends a canary', async () => {
  const { sent } = await startReleasePage({
    at: '/release/channels',
    answers: {
      '/channels': [channel('production', { canary: NEW, percent: 12.5 })],
      'PUT /channels/production': channel('production'),
    },
  });
  expect(within(await card('Production')).getByText('Canary at 12.5%')).toBeVisible();
  const open = within(await choose('End the canary'));
  await userEvent.type(reason(), 'Too slow');
  await userEvent.click(open.getByRole('button', { name: 'End the canary' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ canary: null, reason: 'Too slow' }));
});

it('RL-6 shows where going back leads before anything moves, and says when it leads nowhere', async () => {
  const nowhere = 'production had no other version of shell before.';
  const { sent } = await startReleasePage({
    at: '/release/channels',
    answers: {
      [`/channels/production/rollback?module=${encodeURIComponent(SHELL)}`]: () =>
        refusal(404, 'notFound', { detail: nowhere }),
    },
  });
  const open = within(await choose('Roll back'));
  expect(await open.findByRole('link', { name: NEWER })).toBeVisible();
  expect(open.getByText('grace@example.com')).toBeVisible();
  expect(within(open.getByRole('table')).getByText('1.0.1')).toBeVisible();
  await userEvent.selectOptions(open.getByRole('combobox'), 'shell');
  expect(await open.findByText('There is nothing to go back to.')).toBeVisible();
  expect(open.getByText(nowhere)).toHaveAttribute('lang', 'en');
  expect(open.getByRole('button', { name: 'Roll back' })).toBeDisabled();
  expect(sent).toEqual([]);
});

it('RL-6 rolls one module back, or everything', async () => {
  const { sent } = await startReleasePage({
    at: '/release/channels',
    answers: {
      'POST /channels/production/rollback': channel('production'),
      [`/channels/production/rollback?module=${encodeURIComponent(BUYER)}`]:
        startingAnswers['/channels/production/rollback'],
    },
  });
  for (const [what, why] of [
    ['The whole release', 'All of it'],
    ['buyer-app', 'Broken list'],
  ] as const) {
    const open = within(await choose('Roll back'));
    await userEvent.selectOptions(open.getByRole('combobox'), what);
    await userEvent.type(reason(), why);
    await userEvent.click(open.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'All of it' }, { module: BUYER, reason: 'Broken list' }]);
});
