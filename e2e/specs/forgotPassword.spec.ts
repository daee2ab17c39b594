import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { mailsTo } from '../flows/mailbox.ts';
import { PASSWORD } from '../flows/session.ts';

/** No other journey has a session of it: a new password ends them all. */
const EMAIL = 'spare@example.com';

const newestLink = () =>
  mailsTo(EMAIL)
    .flatMap((mail) => mail.match(/http\S+\/password\/new#[\w-]{43}/) ?? [])
    .at(-1);

test('PG-14e a customer who forgot the password chooses a new one through the mailed link', async ({ page }) => {
  await page.goto('/user/global');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(EMAIL);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('The link works for 30 minutes.')).toBeVisible();
  await expect.poll(newestLink).toBeDefined();

  await page.goto(newestLink() ?? '');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  // The account's own again, for the next run on the same data.
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible();

  await page.goto(newestLink() ?? '');
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
});
