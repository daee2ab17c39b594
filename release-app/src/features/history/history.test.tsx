import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BUYER, finding, ledgerRow, NEW, OLD, SHELL } from '../../testing/answers.ts';
import { startReleasePage } from '../../testing/startReleasePage.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

it('RL-3 tells who changed what and why, with what the checks had found, channel by channel', async () => {
  await startReleasePage({ at: '/release/history' });
  const table = within(await screen.findByRole('table', { name: 'History' }));
  expect(table.getByText('Refused')).toBeVisible();
  expect(table.getByText('Too early')).toBeVisible();
  expect(table.getByText('grace@example.com, approved by lin@example.com')).toBeVisible();
  await userEvent.click(table.getByText('1 finding'));
  expect(table.getByText(finding.message)).toBeVisible();
  expect(table.getByText(finding.message)).toHaveAttribute('lang', 'en');
  expect(await screen.findByText('History verified: all 3 entries are unchanged.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Test 1' }));
  expect(await screen.findByText('To be tried')).toBeVisible();
  expect(location.search).toBe('?channel=test1');
  await userEvent.click(screen.getByRole('tab', { name: 'UAT' }));
  expect(await screen.findByText('Nothing has happened on this channel yet')).toBeVisible();
});

it('RL-3 keeps the place of what checking the history finds, so that nothing moves under a press', async () => {
  let answer = (_state: object): void => undefined;
  const late = new Promise<object>((resolve) => {
    answer = resolve;
  });
  await startReleasePage({ at: '/release/history', answers: { '/ledger/verify': () => late } });
  await screen.findByRole('table', { name: 'History' });
  const tabs = screen.getByRole('tablist');
  const above = () => tabs.parentElement?.previousElementSibling;
  expect(above()).toHaveTextContent(/History verified/);
  expect(above()).toHaveAttribute('aria-hidden', 'true');
  await act(async () => answer({ rows: 3, broken: [] }));
  const found = await screen.findByText(/History verified: all 3/);
  expect(above()).toBe(found.closest('[role="status"]'));
});

it('RL-3 says that the history could not be checked, and offers another try', async () => {
  let reachable = false;
  const verify = () => (reachable ? { rows: 3, broken: [] } : new TypeError('Failed to fetch'));
  await startReleasePage({ at: '/release/history', answers: { '/ledger/verify': verify } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/History verified/)).not.toBeInTheDocument();
  reachable = true;
  await userEvent.click(again);
  expect(await screen.findByText(/History verified: all 3/)).toBeVisible();
});

it('RL-3 says where the history has been tampered with', async () => {
  const broken = [{ sequence: 2, message: 'Row 2 is not what was written.' }];
  await startReleasePage({ at: '/release/history', answers: { '/ledger/verify': { rows: 3, broken } } });
  expect(await screen.findByText('Row 2 is not what was written.')).toHaveAttribute('lang', 'en');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The history has been tampered with in 1 place:Row 2 is not what was written.',
  );
});

it('RL-3 RL-7 says in the reader’s words why the server changed a channel, and in a person’s what they wrote', async () => {
  const rows = [
    ledgerRow({ sequence: 3, action: 'stop', actor: 'server', reason: '7 of 9 loads of the canary failed.' }),
    ledgerRow({ sequence: 2, reason: 'It is the release of the checkout.' }),
    ledgerRow({ sequence: 1, action: 'adopt', actor: 'checkout', reason: 'In the words of the server.' }),
  ];
  await startReleasePage({
    at: '/release/history',
    answers: { '/channels/production/history?limit=500': rows },
  });
  const table = within(await screen.findByRole('table', { name: 'History' }));
  expect(table.getByText(/^Too many loads of the canary failed within 5 minutes\./)).toBeVisible();
  expect(table.getByText('7 of 9 loads of the canary failed.')).toHaveAttribute('lang', 'en');
  expect(table.getAllByText(/It is the release of the checkout\./)).toHaveLength(2);
  expect(table.queryByText('In the words of the server.')).toBeNull();
});

const loads = [
  { release: OLD, module: SHELL, ok: 1200, failed: 0 },
  { release: NEW, module: BUYER, ok: 95, failed: 5 },
];

it('RL-7 puts modules that fail first, and says their share', async () => {
  await startReleasePage({ at: '/release/loads', answers: { '/loads?minutes=60': loads, '/loads?minutes=5': [] } });
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/^buyer-app.*95595%$/);
  expect(second).toHaveTextContent(/^shell.*1,2000100%$/);
  await userEvent.click(screen.getByRole('tab', { name: '5 minutes' }));
  expect(await screen.findByText('No loads reported in this period')).toBeVisible();
  expect(location.search).toBe('?minutes=5');
});

it('RL-7 asks again and again, but not while nobody can see the page', async () => {
  let asked = 0;
  const count = () => {
    asked += 1;
    return loads;
  };
  await startReleasePage({ at: '/release/loads', answers: { '/loads?minutes=60': count } });
  await screen.findByRole('table', { name: 'Loads' });
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const become = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  jest.useFakeTimers();
  try {
    become('hidden');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked).toBe(1);
    become('visible');
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(asked).toBeGreaterThan(1);
  } finally {
    jest.useRealTimers();
  }
});
