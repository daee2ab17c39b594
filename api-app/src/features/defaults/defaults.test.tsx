import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiSettings, DEFAULT_API_SETTINGS } from '@tracking-console/contract/api/apiSettingConstants';
import type { SaveApiSettings } from '@tracking-console/contract/api/apiSettings';
import { type Answers, startConsole, success } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const CALL = '/console-api/v1/settings';

/** A server that keeps what is saved. */
function open(begin: Partial<ApiSettings> = {}, answers: Answers = {}) {
  let settings: ApiSettings = { ...DEFAULT_API_SETTINGS, ...begin };
  return startConsole({
    at: '/api/settings?tab=defaults',
    answers: {
      [`${CALL}/get`]: () => success(settings),
      [`${CALL}/save`]: (body) => {
        settings = { ...settings, ...(body as SaveApiSettings).values };
        return success(settings);
      },
      ...answers,
    },
  });
}
const saved = (sent: { path: string; body: unknown }[]) =>
  sent.findLast(({ path }) => path === `${CALL}/save`)?.body as SaveApiSettings | undefined;
const save = () => screen.findByRole('button', { name: 'Save' });

it('PG-13e saves what was changed alone, with what it was, and says so', async () => {
  const { sent } = await open();
  expect(await save()).toBeDisabled();
  await userEvent.selectOptions(await screen.findByLabelText('Language of updates'), 'de');
  await userEvent.selectOptions(screen.getByLabelText('Translation'), 'Never translate');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Detect the carrier automatically' }));
  expect(screen.getByText('Changed, not saved yet')).toBeVisible();
  await userEvent.click(await save());
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved(sent)).toEqual({
    values: { translate_to: 'de', translation_mode: 'Denied', auto_detection: false },
    base: { translate_to: '', translation_mode: 'UseThirdPartyServices', auto_detection: true },
  });
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});

it('PG-13e keeps a change over a change of tabs, gives it up when asked to, and is unchanged when set back', async () => {
  await open();
  const days = () => screen.findByLabelText('Stop tracking after this many days without an update');
  await userEvent.clear(await days());
  await userEvent.type(await days(), '7');
  await userEvent.click(screen.getByRole('tab', { name: 'Deliveries' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Defaults' }));
  expect(await days()).toHaveValue(7);
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await days()).toHaveValue(30);
  await userEvent.selectOptions(screen.getByLabelText('Estimated delivery'), 'None');
  await userEvent.selectOptions(screen.getByLabelText('Estimated delivery'), 'All estimates');
  expect(screen.queryByText('Changed, not saved yet')).toBeNull();
});

it('PG-13e asks before the page is left with changes', async () => {
  const { platform } = await open();
  await userEvent.selectOptions(await screen.findByLabelText('Estimated delivery'), 'None');
  await act(async () => platform.navigation.go('/api/dashboard'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
  expect(location.pathname).toBe('/api/settings');
  expect(screen.getByLabelText('Estimated delivery')).toHaveValue('None');
});

it.each(['0', '31', '2.5', ''])('PG-13e saves no %s days', async (text) => {
  const { sent } = await open();
  const days = await screen.findByLabelText('Stop tracking after this many days without an update');
  await userEvent.clear(days);
  if (text) await userEvent.type(days, text);
  expect(days).toBeInvalid();
  await userEvent.click(await save());
  expect(saved(sent)).toBeUndefined();
  expect(days).toHaveFocus();
});

it('PG-13e orders carriers by keyboard', async () => {
  const { sent } = await open({ carrier_priority: [3011, 21051, 100002] });
  const list = within(await screen.findByRole('list', { name: 'Carrier priority' }));
  const rows = () => list.getAllByRole('listitem');
  expect(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Move .* up$/ })).toBeDisabled();
  within(rows()[2] as HTMLElement)
    .getByRole('button', { name: /^Move .* up$/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Remove/ }));
  await userEvent.click(await save());
  await waitFor(() => expect(saved(sent)?.values).toEqual({ carrier_priority: [100002, 21051] }));
});

it('PG-13e says that the settings were changed elsewhere, and replaces them when saved again', async () => {
  let refused = true;
  const { sent } = await open(
    {},
    {
      [`${CALL}/save`]: (body) => {
        if (!refused) return success({ ...DEFAULT_API_SETTINGS, ...(body as SaveApiSettings).values });
        refused = false;
        return { code: -12050101, message: '', data: null };
      },
    },
  );
  await userEvent.selectOptions(await screen.findByLabelText('Estimated delivery'), 'None');
  await userEvent.click(await save());
  expect(await screen.findByText(/These settings were changed elsewhere/)).toBeVisible();
  await userEvent.click(await save());
  await waitFor(() => expect(saved(sent)).toEqual({ values: { edd: 'None' }, base: {} }));
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('PG-13e a refused change stays, and says that it was not saved', async () => {
  await open({}, { [`${CALL}/save`]: () => new Error('offline') });
  await userEvent.selectOptions(await screen.findByLabelText('Estimated delivery'), 'None');
  await userEvent.click(await save());
  expect(await screen.findByText('Could not be saved. Your changes are still here.')).toBeVisible();
  expect(screen.getByLabelText('Estimated delivery')).toHaveValue('None');
});

it('PG-13e offers another try where the defaults cannot be loaded', async () => {
  let answer: object = { code: -1, message: '', data: null };
  await open({}, { [`${CALL}/get`]: () => answer });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  answer = success(DEFAULT_API_SETTINGS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Estimated delivery')).toHaveValue('Any');
});

it.each([
  ['that is set', { time_zone: 'Asia/Kathmandu' }, 'Asia/Kathmandu'],
  ['of the account where none is set', {}, 'Europe/Vienna'],
])('PG-13e PG-14a asks for the dashboard’s days in the zone %s', async (_which, settings, zone) => {
  const { sent } = await startConsole({
    at: '/api/dashboard',
    user: { time_zone: 'Europe/Vienna' },
    answers: { [`${CALL}/get`]: success({ ...DEFAULT_API_SETTINGS, ...settings }) },
  });
  await waitFor(() => {
    const series = sent.filter(({ path }) => path === '/console-api/v1/dashboard/series');
    expect(series.length).toBeGreaterThan(0);
    for (const { body } of series) expect(body).toMatchObject({ zone });
  });
});

it('PG-14a names the account’s zone as what is used where none is set', async () => {
  await startConsole({ at: '/api/settings?tab=defaults', user: { time_zone: 'Europe/Vienna' } });
  expect(await screen.findByText('Same as your account (Europe/Vienna)')).toBeVisible();
});
