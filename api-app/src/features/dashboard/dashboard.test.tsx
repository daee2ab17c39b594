import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keyRow, summary } from '../../testing/answers.ts';
import { noFigures } from '../../testing/dashboardAnswers.ts';
import { startConsole, success } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

/** A server whose customer makes a key on another page. */
function serverWithKeys(keys: object[] = []) {
  return {
    ...noFigures,
    '/console-api/v1/dashboard/summary': () =>
      success(summary(keys.length > 0 ? { key: { prefix: 'tk_live_', last4: 'wxyz' } } : {})),
    '/console-api/v1/keys/list': () => success({ keys, limit: 10 }),
  };
}

it('PG-8d leads to the keys’ own page, and ticks the step when one was made there', async () => {
  const keys: object[] = [];
  const { platform } = await startConsole({ at: '/api/dashboard', answers: serverWithKeys(keys) });
  const step = async (name: RegExp) => (await screen.findByText(name)).closest('li') as HTMLElement;
  expect(await step(/Create an API key/)).toHaveTextContent('to do');
  for (const link of await screen.findAllByRole('link', { name: 'Create your first key' }))
    expect(link).toHaveAttribute('href', '/api/authorizations?create=1');
  keys.push(keyRow());
  act(() => platform.live.emit([{ id: '1', kind: 'security', scope: null, ids: ['keys'] }]));
  await waitFor(async () => expect(await step(/Create an API key/)).toHaveTextContent('done'));
  expect(await step(/Register the first tracking number/)).toHaveTextContent('to do');
});

it('PG-14d PG-8d shows the active keys in short', async () => {
  const keys = [keyRow(), keyRow({ id: '2', name: 'Old', status: 'Revoked' })];
  await startConsole({ at: '/api/dashboard', answers: serverWithKeys(keys) });
  const card = within(await screen.findByRole('region', { name: 'API keys' }));
  expect(await card.findByText('Warehouse')).toBeVisible();
  expect(card.getByText('tk_live_…wxyz')).toBeVisible();
  expect(card.queryByText('Old')).toBeNull();
  expect(card.getByText('1 of 10 active keys')).toBeVisible();
  expect(card.getByRole('link', { name: 'Manage keys' })).toHaveAttribute('href', '/api/authorizations');
});

it('says that the figures are missing, and fetches them again on request', async () => {
  let broken = true;
  const answers = {
    ...serverWithKeys(),
    '/console-api/v1/dashboard/summary': () => (broken ? new Error('away') : success(summary())),
  };
  await startConsole({ at: '/api/dashboard', answers });
  expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Quota' })).toBeVisible();
});

it('takes its data out of the shared store when it is left', async () => {
  const { platform, leave } = await startConsole({ at: '/api/dashboard', answers: serverWithKeys() });
  await screen.findByRole('heading', { name: 'Quota' });
  expect(platform.store.getState()).toHaveProperty('apiConsole');
  await leave();
  expect(platform.store.getState()).not.toHaveProperty('apiConsole');
});
