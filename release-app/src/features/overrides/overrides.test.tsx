import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Grant } from '@tracking-console/contract/releases/overrides';
import { BUYER, grant, SHELL } from '../../testing/answers.ts';
import { refusal, startReleasePage } from '../../testing/startReleasePage.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const list = (grants: Grant[]) => ({ grants, modules: [BUYER, SHELL], origins: ['http://localhost:*'] });

it('OV-2 asks for a grant of some modules, and says what to do with it', async () => {
  const { sent, said } = await startReleasePage({ at: '/release/overrides', answers: { 'POST /grants': grant() } });
  await userEvent.click(await screen.findByRole('button', { name: 'Issue the grant' }));
  expect(screen.getByText('Choose one module at least.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'buyer-app' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For how long' }), '2 hours');
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'A new filter');
  said['/grants'] = list([grant()]);
  await userEvent.click(screen.getByRole('button', { name: 'Issue the grant' }));
  const next = within(await screen.findByRole('region', { name: 'What to do next' }));
  expect(next.getByText('npm run dev -w buyer-app')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    modules: [BUYER],
    origins: ['http://localhost:*'],
    hours: 2,
    reason: 'A new filter',
  });
});

it('OV-2 revokes anybody’s grant for who may release', async () => {
  const theirs = grant({ holder: 'lin@example.com', isOwn: false });
  const { sent, said } = await startReleasePage({
    at: '/release/overrides',
    answers: { '/grants': list([theirs]), [`DELETE /grants/${theirs.id}`]: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the grant of lin@example.com' }));
  said['/grants'] = list([{ ...theirs, isActive: false, revokedBy: 'ada@example.com' }]);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked by ada@example.com')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('OV-2 shows what happened with a grant: who, when, which module from where, and why it failed', async () => {
  const from = { module: BUYER, address: 'http://localhost:9104/buyer-app.js' };
  const row = { actor: 'lin@example.com', time: '2026-01-02T03:04:05.000Z', override: null };
  const theirs = grant({
    holder: 'lin@example.com',
    isOwn: false,
    isActive: false,
    revokedBy: 'ada@example.com',
    events: [
      { ...row, action: 'issued' },
      { ...row, action: 'used', override: from },
      { ...row, action: 'ignored', override: { module: SHELL, address: 'https://evil.example/shell.js' } },
      { ...row, action: 'failed', override: { ...from, reason: 'it does not answer' } },
      { ...row, action: 'revoked', actor: 'ada@example.com' },
    ],
  });
  await startReleasePage({ at: '/release/overrides', answers: { '/grants': list([theirs]) } });
  const opener = await screen.findByRole('button', { name: 'What happened with the grant of lin@example.com' });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'What happened with the grant of lin@example.com' }));
  const rows = within(dialog.getByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Issuedlin@example\.com · .*2026/),
    expect.stringMatching(/^Ranbuyer-apphttp:\/\/localhost:9104\/buyer-app\.jslin@example\.com · .*2026/),
    expect.stringMatching(/^Ignoredshellhttps:\/\/evil\.example\/shell\.jslin@example\.com · .*2026/),
    expect.stringMatching(/^Failedbuyer-app.*it does not answerlin@example\.com · .*2026/),
    expect.stringMatching(/^Revokedada@example\.com · .*2026/),
  ]);
  expect(dialog.getByText('it does not answer')).toHaveAttribute('lang', 'en');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('OV-2 says why there is no grant', async () => {
  const detail = 'The release that is served has no module shell that can be overridden.';
  await startReleasePage({
    at: '/release/overrides',
    answers: { 'POST /grants': refusal(400, 'invalid', { detail }) },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'shell' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'A new menu');
  await userEvent.click(screen.getByRole('button', { name: 'Issue the grant' }));
  expect(await screen.findByText('The server rejected this request. Check your entries and try again.')).toBeVisible();
  expect(screen.getByText(detail)).toHaveAttribute('lang', 'en');
});

it('OV-2 who may override and not release has this one section', async () => {
  await startReleasePage({ at: '/release', rights: { release: false, override: true } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Overrides' })).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/release/overrides'));
  const sections = within(screen.getByRole('navigation', { name: 'Releases' }));
  expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Overrides']);
});
