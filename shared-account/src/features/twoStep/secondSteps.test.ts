import { type RegistrationResponseJSON, startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { PHONE, refusal, section, showSecurity, success, toastsOf } from '../../testing/showSecurity.ts';

jest.mock('@simplewebauthn/browser');

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
    const { sentTo, platform } = await showSecurity({
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
    const stored = JSON.stringify(platform.store.getState());
    for (const secret of [SETUP.secret, CODES[0]]) expect(stored).not.toContain(secret);
    expect(await card.findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(sentTo('/confirm-two-step')).toEqual([{ code: '000000' }, { code: '123456' }]);
  });

  it('asks who is there where the last check is too long ago, and goes on with what was begun', async () => {
    let checked = false;
    const { sentTo, platform } = await showSecurity({
      'set-up-two-step': () => (checked ? success(SETUP) : refusal(SECURITY_CODES.checkNeeded)),
    });
    const answers = [false, true];
    platform.recentCheck.offer((onAnswer) => {
      checked = answers.shift() ?? false;
      onAnswer(checked);
    });
    const card = await start();
    await waitFor(() => expect(sentTo('/set-up-two-step')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await card.findByRole('button', { name: 'Turn on' }));
    expect(await dialog('Two-step sign-in')).toBeTruthy();
    expect(sentTo('/set-up-two-step')).toHaveLength(3);
    expect(toastsOf(platform)).toEqual([]);
  });

  it('is turned off with the password, which has to be long enough to be alone enough', async () => {
    let state = { since: '2026-03-01T08:00:00Z' as string | null, recovery_codes: 9 };
    const { sentTo } = await showSecurity({
      'get-two-step': () => success(state),
      'turn-off-two-step': ({ body }) => {
        const { password } = body as { password: string };
        if (password === 'wrong') return refusal(SECURITY_CODES.wrongPassword);
        if (password.length < 12) return refusal(SECURITY_CODES.shortPassword);
        state = { since: null, recovery_codes: 0 };
        return success(null);
      },
    });
    const card = await section('Two-step sign-in');
    expect(await card.findByText('9')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Turn off' }));
    const question = await dialog('Two-step sign-in');
    const password = question.getByLabelText('Current password');
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }));
    expect(await question.findByText('Enter your current password.')).toBeVisible();
    await userEvent.type(password, 'wrong{Enter}');
    expect(await question.findByText('This isn’t your current password.')).toBeVisible();
    await userEvent.type(password, '2short{Enter}');
    expect(await question.findByText(/fewer than 12 characters. Change it/)).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'long enough!{Enter}');
    expect(await card.findByRole('button', { name: 'Turn on' })).toBeVisible();
    const sent = ['wrong', 'wrong2short', 'long enough!'].map((given) => ({ password: given }));
    expect(sentTo('/turn-off-two-step')).toEqual(sent);
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
    const answered = { id: 'AA', response } as unknown as RegistrationResponseJSON; // the parts that are read
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
