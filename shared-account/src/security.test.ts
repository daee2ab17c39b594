import { type RegistrationResponseJSON, startRegistration } from '@simplewebauthn/browser';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionRow, SignInRow } from '@tracking-console/contract/security';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import { selectToasts } from '@tracking-console/platform';
import { jsonResponse, type SentCall } from '@tracking-console/platform/testing';
import { parcels } from './index.ts';
import { show, startAccount } from './testing/startAccount.ts';

jest.mock('@simplewebauthn/browser');

const API = { identity: 'API', basePath: '/api' } as const;
const BUYER = { identity: 'BUYER', basePath: '/buyer' } as const;
const success = (data: unknown) => ({ code: 0, message: '', data });
const refusal = (code: number) => ({ code, message: 'no', data: null });

const session = (changes: Partial<SessionRow>): SessionRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'desktop',
  browser: 'Firefox',
  system: 'Linux',
  ip: '192.0.2.1',
  country: 'ch',
  sign_in_time: '2026-03-01T08:00:00Z',
  last_seen_time: '2026-03-01T09:00:00Z',
  current: false,
  ...changes,
});
const HERE = session({ current: true });
const PHONE = session({ id: '00000000-0000-4000-8000-000000000002', kind: 'mobile', browser: 'Safari', system: 'iOS' });
const signIn = (changes: Partial<SignInRow>): SignInRow => ({
  ...{ id: '1', kind: 'desktop', browser: 'Firefox', system: 'Linux', ip: '192.0.2.1', country: '' },
  ...{ time: '2026-03-01T08:00:00Z', succeeded: true, new_device: false },
  ...changes,
});

type Answers = Record<string, (call: SentCall) => object>;
const QUIET: Answers = {
  'get-two-step': () => success({ since: null, recovery_codes: 0 }),
  'list-passkeys': () => success({ passkeys: [] }),
  'list-sessions': () => success({ sessions: [HERE] }),
  'list-sign-ins': () => success({ sign_ins: [] }),
};

async function showSecurity(answers: Answers = {}, place: typeof API | typeof BUYER = API) {
  const started = await startAccount({}, (call) => {
    const name = call.path.split('/').at(-1) ?? '';
    return { ...QUIET, ...answers }[name]?.(call);
  });
  const parcel = await parcels.security?.();
  if (!parcel) throw new Error('There is no security page.');
  const sentTo = (name: string) => started.sent.filter(({ path }) => path.endsWith(name)).map(({ body }) => body);
  return { ...started, ...(await show(started, parcel, place)), sentTo };
}

/** The store is typed without the slices that every page has. */
const toastsOf = ({ store }: Awaited<ReturnType<typeof startAccount>>['platform']) =>
  selectToasts(store.getState() as Parameters<typeof selectToasts>[0]);
const section = async (name: string) => within(await screen.findByRole('region', { name }));
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
    ['', 'long enough', 'long enough', 'Enter your current password.'],
    ['old password', 'short', 'short', 'Use 8 to 128 characters.'],
    ['old password', 'long enough', 'long enoughh', 'The passwords don’t match.'],
  ])('sends nothing that is incomplete', async (current, password, repeated, words) => {
    const { sentTo } = await showSecurity({}, place);
    const card = await fill(current, password, repeated);
    expect(await card.findByText(words)).toBeVisible();
    expect(sentTo('/change-password')).toEqual([]);
  });
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

  it('offers another try where the list could not be loaded', async () => {
    let works = false;
    await showSecurity({ 'list-sessions': () => (works ? success({ sessions: [HERE] }) : jsonResponse('', 500)) });
    const card = await section('Where you’re signed in');
    const retry = await card.findByRole('button', { name: /retry/ });
    works = true;
    await userEvent.click(retry);
    expect(await card.findByText('This device')).toBeVisible();
  });
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

describe('PG-14b two-step sign-in', () => {
  const SETUP = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' };
  const CODES = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-ddd${n}`);
  const start = async () => {
    const card = await section('Two-step sign-in');
    await userEvent.click(await card.findByRole('button', { name: 'Turn on' }));
    return card;
  };
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('is turned on by a code of the app; the recovery codes are shown until they are saved', async () => {
    let state = { since: null as string | null, recovery_codes: 0 };
    const { sentTo } = await showSecurity({
      'get-two-step': () => success(state),
      'set-up-two-step': () => success(SETUP),
      'confirm-two-step': ({ body }) => {
        if ((body as { code: string }).code !== '123456') return refusal(SECURITY_CODES.wrongCode);
        state = { since: '2026-03-01T08:00:00Z', recovery_codes: 10 };
        return success({ codes: CODES });
      },
    });
    const card = await start();
    const setUp = await dialog('Two-step sign-in');
    expect(setUp.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const code = setUp.getByLabelText('6-digit code');
    await userEvent.type(code, '{Enter}');
    expect(await setUp.findByText('Enter a code.')).toBeVisible();
    await userEvent.type(code, '000000{Enter}');
    expect(await setUp.findByText(/wrong, has expired/)).toBeVisible();
    expect(code).toHaveValue('000000');
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    const codes = await dialog('Save your recovery codes');
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(codes.getByRole('button', { name: 'I’ve saved them' }));
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(await card.findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(sentTo('/confirm-two-step')).toEqual([{ code: '000000' }, { code: '123456' }]);
  });

  it('asks for the password where the last check is too long ago, and goes on with what was begun', async () => {
    let checked = false;
    const { sentTo, platform } = await showSecurity({
      'set-up-two-step': () => (checked ? success(SETUP) : refusal(SECURITY_CODES.checkNeeded)),
      reauthenticate: ({ body }) => {
        checked = (body as { password: string }).password === 'right';
        return checked ? success(null) : refusal(SECURITY_CODES.wrongPassword);
      },
    });
    await start();
    const check = await dialog('Confirm it’s you');
    await userEvent.type(check.getByLabelText('Password'), 'wrong{Enter}');
    expect(await check.findByText('This password is wrong.')).toBeVisible();
    expect(check.queryByRole('button', { name: 'Use a code instead' })).toBeNull();
    await userEvent.clear(check.getByLabelText('Password'));
    await userEvent.type(check.getByLabelText('Password'), 'right{Enter}');
    expect(await dialog('Two-step sign-in')).toBeTruthy();
    expect(sentTo('/set-up-two-step')).toHaveLength(2);
    expect(toastsOf(platform)).toEqual([]);
  });

  it('changes nothing when the question is closed', async () => {
    const { sentTo, platform } = await showSecurity({
      'set-up-two-step': () => refusal(SECURITY_CODES.checkNeeded),
    });
    await start();
    const check = await dialog('Confirm it’s you');
    await userEvent.click(check.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('/set-up-two-step')).toHaveLength(1);
    expect(toastsOf(platform)).toEqual([]);
  });

  it('is turned off after a check by a code', async () => {
    let state = { since: '2026-03-01T08:00:00Z' as string | null, recovery_codes: 9 };
    let checked = false;
    const { sentTo } = await showSecurity({
      'get-two-step': () => success(state),
      'turn-off-two-step': () => {
        if (!checked) return refusal(SECURITY_CODES.checkNeeded);
        state = { since: null, recovery_codes: 0 };
        return success(null);
      },
      reauthenticate: () => {
        checked = true;
        return success(null);
      },
    });
    const card = await section('Two-step sign-in');
    expect(await card.findByText('9')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Turn off' }));
    const question = await dialog('Two-step sign-in');
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }));
    const check = await dialog('Confirm it’s you');
    await userEvent.click(await check.findByRole('button', { name: 'Use a code instead' }));
    await userEvent.type(check.getByLabelText(/Code from your app/), '123456{Enter}');
    expect(await card.findByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(sentTo('/reauthenticate')).toEqual([{ code: '123456' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows new recovery codes once', async () => {
    await showSecurity({
      'get-two-step': () => success({ since: '2026-03-01T08:00:00Z', recovery_codes: 1 }),
      'renew-recovery-codes': () => success({ codes: CODES }),
    });
    const card = await section('Two-step sign-in');
    await userEvent.click(await card.findByRole('button', { name: 'Get new recovery codes' }));
    const question = await dialog('Two-step sign-in');
    await userEvent.click(question.getByRole('button', { name: 'Get new recovery codes' }));
    expect((await dialog('Save your recovery codes')).getByText(CODES[3] ?? '')).toBeVisible();
  });
});

describe('PG-14b passkeys', () => {
  const PASSKEY = { id: PHONE.id, name: 'Safari · iOS', create_time: '2026-03-01T08:00:00Z', last_used_time: null };
  const MADE = { id: 'AA', client_data: 'AA', attestation: 'AA', transports: [] };

  it.each([
    [MADE, success(null), /Not used yet/],
    [MADE, refusal(SECURITY_CODES.passkeyRefused), /wasn’t added/],
    [undefined, success(null), /Add a passkey/],
  ])('adds the one the browser made, or says why not', async (made, answer, words) => {
    const response = { clientDataJSON: 'AA', attestationObject: 'AA', transports: ['unheard-of'] };
    const answered = { id: 'AA', response } as unknown as RegistrationResponseJSON; // as far as it is read
    if (made) jest.mocked(startRegistration).mockResolvedValue(answered);
    else jest.mocked(startRegistration).mockRejectedValue(new Error('closed'));
    let passkeys: object[] = [];
    const { sentTo, platform } = await showSecurity({
      'list-passkeys': () => success({ passkeys }),
      'add-passkey-options': () => success({ options: '{}' }),
      'add-passkey': () => {
        if (answer.code === 0) passkeys = [PASSKEY];
        return answer;
      },
    });
    const card = await section('Passkeys');
    await userEvent.click(await card.findByRole('button', { name: 'Add a passkey' }));
    expect(await card.findByText(words)).toBeVisible();
    expect(sentTo('/add-passkey')).toEqual(made ? [made] : []);
    expect(toastsOf(platform)).toEqual([]);
  });

  it('says that an account has as many as it can', async () => {
    await showSecurity({ 'add-passkey-options': () => refusal(SECURITY_CODES.tooManyPasskeys) });
    const card = await section('Passkeys');
    await userEvent.click(await card.findByRole('button', { name: 'Add a passkey' }));
    expect(await card.findByText(/Remove one first/)).toBeVisible();
  });

  it('removes one after a question, and one that is gone already as well', async () => {
    let passkeys: object[] = [PASSKEY];
    const { sentTo } = await showSecurity({
      'list-passkeys': () => success({ passkeys }),
      'remove-passkey': () => {
        passkeys = [];
        return refusal(SECURITY_CODES.noPasskey);
      },
    });
    const card = await section('Passkeys');
    await userEvent.click(await card.findByRole('button', { name: 'Remove the passkey Safari · iOS' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(card.queryByText('Safari · iOS')).toBeNull());
    expect(sentTo('/remove-passkey')).toEqual([{ id: PASSKEY.id }]);
  });
});
