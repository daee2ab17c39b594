import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BUYER, channel, finding, NEW, NEWER, newer, OLD, OLDER } from '../../testing/answers.ts';
import { refusal, startReleasePage } from '../../testing/startReleasePage.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

it('RL-8 lists releases with the channels they run on, and leads to each', async () => {
  await startReleasePage({ at: '/release/releases' });
  const link = await screen.findByRole('link', { name: NEWER });
  expect(within(link.closest('tr') as HTMLElement).getByText('Test 1')).toBeVisible(); // a table's link is in a row
  // The older release is in production and has another version of it.
  expect(within(link.closest('tr') as HTMLElement).getByText('buyer-app 1.0.1')).toBeVisible();
  await userEvent.click(link);
  expect(await heading(NEWER)).toHaveFocus();
  expect(location.pathname).toBe(`/release/releases/${NEW}`);
});

it('RL-8 names releases by date and version, has the id to copy, and marks what production serves', async () => {
  await startReleasePage({
    at: '/release/releases',
    answers: { '/channels': [channel('test1'), channel('production')] },
  });
  const row = within(await screen.findByRole('row', { name: /Production/ }));
  expect(row.getByRole('link', { name: OLDER })).toHaveAttribute('href', `/release/releases/${OLD}`);
  expect(row.getByText('aaaaaaaaaaaa')).toBeVisible();
  expect(row.getByRole('button', { name: 'Copy ID' })).toBeVisible();
  const [production, test] = ['Production', 'Test 1'].map((name) => row.getByText(name).className);
  expect(production).not.toBe(test);
});

it('RL-8 names a release by its id alone where it is not listed any more', async () => {
  await startReleasePage({ at: '/release/channels', answers: { '/releases': [newer] } });
  const production = within(await screen.findByRole('region', { name: 'Production' }));
  expect(await production.findByRole('link', { name: 'aaaaaaaaaaaa' })).toBeVisible();
});

it('RL-5 shows what the checks of a release have found, and runs them again', async () => {
  const { sent } = await startReleasePage({
    at: `/release/releases/${NEW}`,
    answers: { [`POST /releases/${NEW}/checks`]: refusal(503, 'unavailable') },
  });
  const checks = within(await screen.findByRole('region', { name: 'Checks' }));
  expect(checks.getByText('Checks failed')).toBeVisible();
  expect(checks.getByText(finding.message)).toBeVisible();
  await userEvent.click(checks.getByRole('button', { name: 'Run the checks again' }));
  expect(await checks.findByText(/not available at the moment/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('RL-8 composes a release of a base and another version of one module', async () => {
  const { sent } = await startReleasePage({ at: '/release/compose', answers: { 'POST /releases': newer } });
  const version = await screen.findByRole('combobox', { name: 'buyer-app' });
  await waitFor(() => expect(version).toHaveValue('1.0.0'));
  expect(screen.getByRole('button', { name: 'Create the release' })).toBeDisabled();
  await userEvent.selectOptions(version, '1.0.2');
  expect(screen.getByText('1 module changed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Create the release' }));
  expect(await heading(NEWER)).toBeVisible();
  expect(sent[0]?.body).toEqual({ base: OLD, modules: { [BUYER]: '1.0.2' } });
});

it('RL-8 says in the reader’s words, and then in the server’s, why a release cannot be composed', async () => {
  const detail = 'There is no version 1.0.2 of buyer-app.';
  await startReleasePage({
    at: '/release/compose',
    answers: { 'POST /releases': refusal(422, 'invalid', { detail }) },
  });
  const version = await screen.findByRole('combobox', { name: 'buyer-app' });
  await waitFor(() => expect(version).toHaveValue('1.0.0'));
  await userEvent.selectOptions(version, '1.0.2');
  await userEvent.click(screen.getByRole('button', { name: 'Create the release' }));
  expect(await screen.findByText('The server rejected this request. Check your entries and try again.')).toBeVisible();
  expect(screen.getByText(detail)).toHaveAttribute('lang', 'en');
});

it('RL-8 compares any two releases, which the address names', async () => {
  await startReleasePage({ at: `/release/compare?to=${NEW}` });
  const table = within(await screen.findByRole('table', { name: 'Changes between the releases' }));
  expect(table.getByText('1.0.0')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Before' })).toHaveValue(OLD);
});

it('RL-8 marks in words what is not as in production', async () => {
  await startReleasePage({ at: '/release/matrix' });
  const row = await screen.findByRole('row', { name: /buyer-app/ });
  expect(row).toHaveTextContent('buyer-app1.0.0 1.0.1 not as in production');
  expect(screen.getByRole('row', { name: /shell/ })).not.toHaveTextContent('not as in production');
});

it('RL-8 says what could not be loaded, and asks again', async () => {
  const { said } = await startReleasePage({
    at: '/release/releases',
    answers: { '/releases': refusal(503, 'unavailable') },
  });
  expect(
    await screen.findByText('The release service is not available at the moment. What is served stays as it is.'),
  ).toBeVisible();
  expect(screen.getByText('The server says unavailable.')).toHaveAttribute('lang', 'en');
  said['/releases'] = [newer];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: NEWER })).toBeVisible();
});
