import type { Page } from '@playwright/test';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { mailsTo } from '../flows/mailbox.ts';
import { PASSWORD, signIn, signOut } from '../flows/session.ts';

/** No other journey has a session of it: a new password ends all others. */
const EMAIL = 'guarded@example.com';
const OTHER = 'seldom plank violin';

// Both belong to one account.
test.describe.configure({ mode: 'serial' });

test('PG-14b SC-3 a customer changes the password, and the other device is signed out', async ({ page, browser }) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, EMAIL, '/api/dashboard');
  await signIn(page, EMAIL, '/buyer/security');
  const card = page.getByRole('region', { name: 'Change password' });
  const change = async (current: string, next: string) => {
    await card.getByLabel('Current password').fill(current);
    await card.getByLabel('New password', { exact: true }).fill(next);
    await card.getByLabel('Repeat the new password').fill(next);
    await card.getByRole('button', { name: 'Change password' }).click();
  };
  await change(PASSWORD, 'qwerty123456');
  await expect(card.getByText('This password is on a list of leaked passwords.')).toBeVisible();
  await expect(card.getByText('Very weak')).toBeVisible();
  await expect(card.getByLabel('Current password')).toHaveValue(PASSWORD);
  await expectAccessible(page);

  await change(PASSWORD, OTHER);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(card.getByLabel('Current password')).toHaveValue('');
  await expect(elsewhere.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect.poll(() => mailsTo(EMAIL).some((mail) => mail.includes('has been changed'))).toBe(true);

  await page.reload();
  // The account's own again, for the next run on the same data.
  await change(OTHER, PASSWORD);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await elsewhere.close();
});

test('PG-14b a customer turns on two-step sign-in, signs in by it, and ends the other session', async ({
  page,
  browser,
}) => {
  await signIn(page, EMAIL, '/api/security');
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('6-digit code').fill('12345');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is wrong, has expired or was already used.')).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('6-digit code').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const [code = ''] = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(card.getByText('Recovery codes left')).toBeVisible();

  const other = await browser.newPage();
  await other.goto('/user/global?gb=%2Fbuyer%2Fsecurity');
  await other.getByLabel('Email').fill(EMAIL);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel('Code').fill('000000');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByText('This code is wrong, has expired or was already used.')).toBeVisible();
  await other.getByLabel('Code').fill(code.replaceAll('-', ' '));
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();

  const sessions = other.getByRole('region', { name: 'Where you’re signed in' });
  await sessions.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expectAccessible(other);
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(sessions.getByRole('row', { name: /This device/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

  const guarded = other.getByRole('region', { name: 'Two-step sign-in' });
  await guarded.getByRole('button', { name: 'Turn off' }).click();
  await other.getByRole('dialog').getByLabel('Current password').fill(PASSWORD);
  await expectAccessible(other);
  await other.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(guarded.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await signOut(other);
  await other.close();
});

test('PG-14b PG-14g a customer adds a passkey, signs in by it, confirms by it and removes it', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  const choosePasskey = await offerPasskeysByHand(page);
  await signIn(page, EMAIL, '/buyer/security');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByText('Not used yet')).toBeVisible();
  await expectAccessible(page);
  await signOut(page);

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await expect(card.getByText(/Last used on/)).toBeVisible();

  await signOut(page);
  await choosePasskey();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();

  // As after ten minutes.
  const tooOld = { code: SECURITY_CODES.checkNeeded, message: '', data: null };
  await page.route('**/v1/remove-passkey', (route) => route.fulfill({ json: tooOld }), { times: 1 });
  await card.getByRole('button', { name: /Remove the passkey/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(card.getByText(/Last used on/)).toHaveCount(0);

  // The device's passkey belongs to no account any more.
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey doesn’t belong to an account here.')).toBeVisible();
  await expectAccessible(page);
  await authenticator.remove();
});

/**
 * What the browser offers beside the address is no part of the page, so an event chooses it here. A device that
 * prompts no user would answer at once.
 */
async function offerPasskeysByHand(page: Page) {
  await page.addInitScript(() => {
    const container = navigator.credentials;
    const get = container.get.bind(container);
    PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    container.get = (options) =>
      options?.mediation === 'conditional'
        ? new Promise((resolve, reject) => {
            const choose = () => get({ ...options, mediation: 'optional' }).then(resolve, reject);
            addEventListener('passkeyChosen', choose, { once: true });
            document.documentElement.dataset.offers = 'passkeys';
          })
        : get(options);
  });
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-offers', 'passkeys');
    await page.evaluate(() => dispatchEvent(new Event('passkeyChosen')));
  };
}

/** A device that confirms without prompting. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { remove: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) };
}
