import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, startReleasePage } from './testing/startReleasePage.ts';

jest.mock('./pageFiles.ts', () => require('./testing/pageFiles.ts'));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('RT-4 /release leads to the channels', async () => {
  await startReleasePage({ at: '/Release' });
  expect(await heading('Channels')).toBeVisible();
  expect(location.pathname).toBe('/release/channels');
});

it('RT-4 the sections are pages of their own; the one that is shown says so', async () => {
  await startReleasePage({ at: '/release/channels', answers: { '/loads?minutes=60': [] } });
  const sections = within(await screen.findByRole('navigation', { name: 'Releases' }));
  for (const name of ['What runs where', 'All releases', 'Compare', 'History', 'Loads', 'Overrides']) {
    await userEvent.click(sections.getByRole('link', { name }));
    expect(await heading(name)).toHaveFocus();
    expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent(name);
  }
});

it('RT-9 an unknown page says so, with a way back', async () => {
  await startReleasePage({ at: '/release/nowhere' });
  expect(await heading('Page not found')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the channels' }));
  expect(await heading('Channels')).toBeVisible();
});

it('RT-8 who may not release has no page but the overrides', async () => {
  await startReleasePage({ at: '/release/channels', rights: { release: false, override: true } });
  expect(await heading('Page not found')).toBeVisible();
});

it.each([
  ['/release/channels', '/channels'],
  ['/release/overrides', '/grants'],
])('RL-8 %s leads to the security page where the session lacks a second step', async (at, path) => {
  await startReleasePage({ at, answers: { [path]: () => refusal(403, 'secondStepNeeded') } });
  const [link] = await screen.findAllByRole('link', { name: 'Open security settings' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/(buyer|api)\/security$/));
  expect(screen.queryByText('This could not be loaded')).toBeNull();
});

it('ER-1 leads to the sign-in when the session is gone', async () => {
  const { left } = await startReleasePage({
    at: '/release/releases',
    answers: {
      '/releases': () => refusal(401, 'notSignedIn', { detail: '' }),
    },
  });
  await screen.findByText('Please sign in again.');
  expect(left).toHaveLength(1);
});

it('ID-3 takes its state with it when it is left', async () => {
  const { leave, platform, bugs } = await startReleasePage({ at: '/release/channels' });
  await heading('Channels');
  expect(Object.keys(platform.store.getState() as object)).toContain('releasePage');
  await leave();
  expect(Object.keys(platform.store.getState() as object)).not.toContain('releasePage');
  expect(bugs).toEqual([]);
});
