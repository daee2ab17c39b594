import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, listRow } from './testing/answers.ts';
import { startConsole } from './testing/startConsole.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

const start = () => startConsole({ at: '/api/tracking', answers: { '/track/v2.4/gettracklist': list([listRow()]) } });

it('PG-9 has the keys of the buyer console: / searches, n registers, ? lists them', async () => {
  await start();
  await screen.findByRole('table', { name: 'Registered shipments' });
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  screen.getByRole('searchbox').blur();
  await userEvent.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(keys).toHaveTextContent('Ctrl/⌘ K');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('n');
  expect(await screen.findByRole('dialog', { name: 'Register tracking numbers' })).toBeVisible();
});

it('PG-9 has the palette, which leads to pages and signs out', async () => {
  await start();
  await screen.findByRole('table', { name: 'Registered shipments' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(expect.arrayContaining(['Task center', 'Register numbers', 'Switch to buyer', 'Sign out']));
  await userEvent.keyboard('register{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Register tracking numbers' })).toBeVisible();
});
