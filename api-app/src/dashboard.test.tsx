import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keyRow, summary } from './testing/answers.ts';
import { noFigures } from './testing/dashboardAnswers.ts';
import { startConsole, success } from './testing/startConsole.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

const SECRET = 'tk_live_a-value-nobody-may-see-twice-wxyz';

/** A server that keeps keys the way the real one does: the value stands in the answer of create and nowhere else. */
function serverWithKeys() {
  const keys: object[] = [];
  return {
    ...noFigures,
    '/console-api/v1/dashboard/summary': () =>
      success(summary(keys.length > 0 ? { key: { prefix: 'tk_live_', last4: 'wxyz' } } : {})),
    '/console-api/v1/keys/list': () => success({ keys, limit: 10 }),
    '/console-api/v1/keys/create': () => {
      keys.push(keyRow());
      return success({ ...keyRow(), key: SECRET });
    },
    '/console-api/v1/keys/revoke': () => {
      keys[0] = keyRow({ status: 'Revoked' });
      return success(null);
    },
  };
}

async function createKey() {
  const [first] = await screen.findAllByRole('button', { name: 'Create your first key' });
  if (first) await userEvent.click(first);
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Warehouse');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText(SECRET);
}

it('PG-8a shows a new key once: closed, its value is neither on the page nor in the store', async () => {
  const { platform } = await startConsole({ at: '/api/dashboard', answers: serverWithKeys() });
  await createKey();
  expect(screen.getByText(/This is the only time the key is shown/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText(SECRET)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'I have stored the key' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  const keys = screen.getByRole('table', { name: 'API keys' });
  expect(await within(keys).findByText('tk_live_…wxyz')).toBeVisible();
  expect(document.body.innerHTML).not.toContain(SECRET);
  expect(JSON.stringify(platform.store.getState())).not.toContain(SECRET);
});

it('PG-8a F-46 keeps the name of a key that has not been made yet, for the next load of the page', async () => {
  const drafts = { 'keys.name': 'Ware' };
  const { platform } = await startConsole({ at: '/api/dashboard', answers: serverWithKeys(), drafts });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Create your first key' }))[0] as HTMLElement);
  const name = await screen.findByRole('textbox', { name: /Name/ });
  expect(name).toHaveValue('Ware');
  await userEvent.type(name, 'house');
  expect(platform.drafts.read('keys.name')).toBe('Warehouse');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText(SECRET);
  expect(platform.drafts.isAny()).toBe(false);
});

it('PG-8d ticks a step when it really happened', async () => {
  await startConsole({ at: '/api/dashboard', answers: serverWithKeys() });
  const step = async (name: RegExp) => (await screen.findByText(name)).closest('li') as HTMLElement;
  expect(await step(/Create an API key/)).toHaveTextContent('to do');
  await createKey();
  await userEvent.click(screen.getByRole('button', { name: 'I have stored the key' }));
  await waitFor(async () => expect(await step(/Create an API key/)).toHaveTextContent('done'));
  expect(await step(/Register the first tracking number/)).toHaveTextContent('to do');
});

it('asks before a key is revoked, and says what it breaks', async () => {
  const { sent } = await startConsole({ at: '/api/dashboard', answers: serverWithKeys() });
  await createKey();
  await userEvent.click(screen.getByRole('button', { name: 'I have stored the key' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Warehouse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke this key?' });
  expect(dialog).toHaveTextContent('Programs that use “Warehouse” (tk_live_…wxyz) stop working immediately');
  expect(sent.some(({ path }) => path.endsWith('/keys/revoke'))).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
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
