import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInRow } from '@tracking-console/contract/account/security';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { jsonResponse } from '@tracking-console/platform/testing';
import {
  API,
  BUYER,
  HERE,
  PHONE,
  refusal,
  section,
  showSecurity,
  success,
  toastsOf,
} from '../../testing/showSecurity.ts';

const signIn = (changes: Partial<SignInRow>): SignInRow => ({
  ...{ id: '1', kind: 'desktop', browser: 'Firefox', system: 'Linux', ip: '192.0.2.1', country: '' },
  ...{ time: '2026-03-01T08:00:00Z', succeeded: true, new_device: false },
  ...changes,
});
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe.each([API, BUYER])('PG-14b changing the password in the console of $identity', (place) => {
  async function fill(current: string, password: string, repeated = password) {
    const card = await section('Change password');
    type(card.getByLabelText('Current password'), current);
    type(card.getByLabelText('New password'), password);
    type(card.getByLabelText('Repeat the new password'), repeated);
    await userEvent.click(card.getByRole('button', { name: 'Change password' }));
    return card;
  }

  it('sends both, empties the form and says that other devices are signed out', async () => {
    const { sentTo, platform } = await showSecurity({ 'change-password': () => success(null) }, place);
    const card = await fill('old password', 'new password of mine');
    await waitFor(() => expect(card.getByLabelText('Current password')).toHaveValue(''));
    expect(sentTo('/change-password')).toEqual([{ current: 'old password', password: 'new password of mine' }]);
    expect(toastsOf(platform)[0]).toMatchObject({ type: 'success' });
  });

  it.each([
    [SECURITY_CODES.wrongPassword, 'Current password', /isn’t your current password/],
    [SECURITY_CODES.breachedPassword, 'New password', /list of leaked passwords/],
    [SECURITY_CODES.samePassword, 'New password', /is your current password/],
    [SECURITY_CODES.shortPassword, 'New password', /Use 12 to 128 characters/],
  ])('SC-15 shows the refusal %i at its field and keeps what was typed', async (code, field, words) => {
    const { platform } = await showSecurity({ 'change-password': () => refusal(code) }, place);
    const card = await fill('old password', 'new password of mine');
    expect(await card.findByText(words)).toBeVisible();
    expect(card.getByLabelText(field)).toHaveAccessibleDescription(words);
    expect(card.getByLabelText('New password')).toHaveValue('new password of mine');
    expect(card.getByLabelText('Current password')).toHaveValue('old password');
    expect(toastsOf(platform)).toEqual([]);
  });

  it('says that there were too many attempts', async () => {
    await showSecurity({ 'change-password': () => jsonResponse('', 429) }, place);
    const card = await fill('old password', 'new password of mine');
    expect(await card.findByText(/Too many attempts/)).toBeVisible();
  });

  it.each([
    ['', 'long enough!', 'long enough!', 'Enter your current password.'],
    ['old password', 'eleven char', 'eleven char', 'Use 12 to 128 characters.'],
    ['old password', 'long enough!', 'long enough!!', 'The passwords don’t match.'],
  ])('sends nothing that is incomplete', async (current, password, repeated, words) => {
    const { sentTo } = await showSecurity({}, place);
    const card = await fill(current, password, repeated);
    expect(await card.findByText(words)).toBeVisible();
    expect(sentTo('/change-password')).toEqual([]);
  });
});

it('PG-14b takes eight characters where two-step sign-in is on', async () => {
  const { sentTo } = await showSecurity({
    'get-two-step': () => success({ since: '2026-03-01T08:00:00Z', recovery_codes: 9 }),
    'change-password': () => success(null),
  });
  const card = await section('Change password');
  expect(await card.findByText('Use 8 to 128 characters.')).toBeVisible();
  for (const [label, value] of [
    ['Current password', 'old password'],
    ['New password', 'x9 k2 vq'],
    ['Repeat the new password', 'x9 k2 vq'],
  ] as const)
    type(card.getByLabelText(label), value);
  await userEvent.click(card.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(sentTo('/change-password')).toHaveLength(1));
});

it('PG-14b says how strong a password is, and shows it on request', async () => {
  await showSecurity();
  const card = await section('Change password');
  const field = card.getByLabelText('New password');
  type(field, 'iloveyou1');
  expect(await card.findByText('Very weak')).toBeVisible();
  type(field, 'otter plank violin seldom');
  expect(await card.findByText('Strong')).toBeVisible();
  const [, show] = card.getAllByRole('button', { name: 'Show password' });
  if (show) await userEvent.click(show);
  expect(field).toHaveAttribute('type', 'text');
});

describe('PG-14b sessions', () => {
  it('ends one after a question, and fetches the list again', async () => {
    let sessions = [HERE, PHONE];
    const { sentTo } = await showSecurity({
      'list-sessions': () => success({ sessions }),
      'end-session': () => {
        sessions = [HERE];
        return success(null);
      },
    });
    const card = await section('Where you’re signed in');
    expect(await card.findByText('This device')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Sign out Safari · iOS' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(card.queryByText('Safari · iOS')).toBeNull());
    expect(sentTo('/end-session')).toEqual([{ id: PHONE.id }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  it('takes one that has ended meanwhile as ended, without a message', async () => {
    const { platform } = await showSecurity({
      'list-sessions': () => success({ sessions: [HERE, PHONE] }),
      'end-session': () => refusal(SECURITY_CODES.noSession),
    });
    const card = await section('Where you’re signed in');
    await userEvent.click(await card.findByRole('button', { name: 'Sign out Safari · iOS' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toastsOf(platform)).toEqual([]);
  });

  it('ends all others, and follows what another tab does', async () => {
    let sessions = [HERE, PHONE];
    const { sentTo, platform } = await showSecurity({
      'list-sessions': () => success({ sessions }),
      'end-other-sessions': () => success(null),
    });
    const card = await section('Where you’re signed in');
    await userEvent.click(await card.findByRole('button', { name: 'Sign out all other devices' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(sentTo('/end-other-sessions')).toHaveLength(1));
    sessions = [HERE];
    act(() => platform.live.emit([{ id: '1', kind: 'security', scope: null, ids: ['sessions'] }]));
    await waitFor(() => expect(card.queryByText('Safari · iOS')).toBeNull());
  });
});

it.each([
  ['Where you’re signed in', 'list-sessions', { sessions: [HERE] }, 'This device'],
  ['Sign-in history', 'list-sign-ins', { sign_ins: [signIn({})] }, 'Signed in'],
  ['Two-step sign-in', 'get-two-step', { since: null, recovery_codes: 0 }, 'Turn on'],
  ['Passkeys', 'list-passkeys', { passkeys: [] }, 'Add a passkey'],
])('PG-14b offers another try where the card %s could not be loaded', async (name, path, data, words) => {
  let works = false;
  const { platform } = await showSecurity({ [path]: () => (works ? success(data) : jsonResponse('', 500)) });
  const card = await section(name);
  const retry = await card.findByRole('button', { name: 'Try again' });
  works = true;
  await userEvent.click(retry);
  expect(await card.findByText(words)).toBeVisible();
  expect(toastsOf(platform)).toEqual([]);
});

it('PG-14b shows the sign-ins with what came of them', async () => {
  await showSecurity({
    'list-sign-ins': () =>
      success({
        sign_ins: [
          signIn({ id: '1', new_device: true }),
          signIn({ id: '2', succeeded: false, browser: '', system: '', kind: 'other' }),
          signIn({ id: '3' }),
        ],
      }),
  });
  const card = await section('Sign-in history');
  for (const words of ['New device', 'Refused', 'Signed in', 'Unknown device'])
    expect(await card.findByText(words)).toBeVisible();
});
