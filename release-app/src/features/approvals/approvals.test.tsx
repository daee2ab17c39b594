import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { channel, detail, finding, NEW, newer } from '../../testing/answers.ts';
import { refusal, startReleasePage } from '../../testing/startReleasePage.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const approval = {
  id: '7',
  channel: 'production',
  change: { stable: NEW, reason: 'The fix cannot wait', breakGlass: true },
  requestedBy: 'grace@example.com',
  requestTime: '2026-01-02T03:04:05Z',
  expireTime: '2026-01-02T04:04:05Z',
};

it('RL-5 a second person sees what it is about and approves it', async () => {
  const { sent } = await startReleasePage({
    at: '/release/channels',
    answers: { '/approvals': [approval], 'POST /channels/production/approvals/7': channel('production') },
  });
  expect(await screen.findByText('The fix cannot wait')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  const open = within(await screen.findByRole('dialog', { name: 'Change Production without the checks?' }));
  expect(await open.findByText(finding.message)).toBeVisible();
  expect(await open.findByRole('table', { name: 'Changes between the releases' })).toBeVisible();
  await userEvent.click(open.getByRole('button', { name: 'Approve without the checks' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
});

it.each(['grace@example.com', 'grace@example.com/terminal'])(
  'RL-5 whoever asked, as %s, cannot be the second person',
  async (requestedBy) => {
    await startReleasePage({
      at: '/release/channels',
      email: 'grace@example.com',
      answers: { '/approvals': [{ ...approval, requestedBy }] },
    });
    expect(await screen.findByText('Someone else must approve this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  },
);

it('RL-5 tells the second person that nothing has checked the release', async () => {
  await startReleasePage({
    at: '/release/channels',
    answers: { '/approvals': [approval], [`/releases/${NEW}`]: detail(newer, { checks: null }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
  expect(await screen.findByText('This release has not been checked yet.')).toBeVisible();
});

it('RL-5 says why an approval was refused', async () => {
  await startReleasePage({
    at: '/release/channels',
    answers: {
      '/approvals': [approval],
      'POST /channels/production/approvals/7': refusal(412, 'preconditionFailed'),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Approve without the checks' }));
  expect(await screen.findByText(/Someone else changed this channel/)).toBeVisible();
});
