import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { mailsTo } from '../flows/mailbox.ts';
import { expectPage, PASSWORD, signIn } from '../flows/session.ts';
import { addShipments, postalNumber } from '../flows/shipments.ts';

/** Another one in each run, which may go over the same data. */
const EMAIL = `newcomer-${Date.now()}@example.com`;

const newestLink = () =>
  mailsTo(EMAIL)
    .flatMap((mail) => mail.match(/http\S+\/register\/new#[\w-]{43}/) ?? [])
    .at(-1);
const newestCode = (email: string) =>
  mailsTo(email)
    .flatMap((mail) => /^Subject: (\d{6})/m.exec(mail)?.[1] ?? [])
    .at(-1);

// The second one belongs to the account of the first.
test.describe.configure({ mode: 'serial' });

test('PG-14f a new customer opens an account by mail, opens the buyer identity and adds a number', async ({ page }) => {
  await page.goto('/user/global');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill('nobody@nowhere');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await page.getByLabel('Email').fill(EMAIL);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('Open its link within 24 hours.')).toBeVisible();
  await expect.poll(newestLink).toBeDefined();

  await page.goto(newestLink() ?? '');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('qwerty123456');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This password is on a list of leaked passwords.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your account is ready. Sign in.')).toBeVisible();
  await signIn(page, EMAIL, page.url());

  await expectPage(page, 'Welcome');
  await page.getByRole('button', { name: 'Track my parcels' }).click();
  await expectPage(page, 'Dashboard');
  await addShipments(page, [postalNumber(74000001)]);
  await expect(page.getByText('1 number has been added.').first()).toBeVisible();
});

test('PG-14a the customer says who they are in one tab and is shown in both', async ({ page, context }) => {
  await signIn(page, EMAIL, '/buyer/userinfo');
  const other = await context.newPage();
  await other.goto('/buyer/dashboard');
  await expectPage(other, 'Dashboard');
  const form = page.getByRole('region', { name: 'About you' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Grace Newcomer');
  // The kind that searches takes the plain one's place once it has loaded.
  await form.getByRole('combobox', { name: 'Dial code' }).and(page.locator('input')).fill('Germany');
  await page.getByText('Germany (+49)').click();
  await form.getByRole('textbox', { name: 'Phone' }).fill('0151 23456789');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved', { exact: true })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('15123456789');
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Account menu' })).toContainText('Grace Newcomer');
  await other.close();
});

test('PG-14a the customer uploads a photo, changes the email, asks for the account’s deletion and comes back', async ({
  page,
}) => {
  await signIn(page, EMAIL, '/buyer/userinfo');
  await page.getByRole('button', { name: 'Change photo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Upload your own', { exact: true })
    .last()
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from(PICTURE, 'base64'),
    });
  await expect(dialog.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change photo' }).click();
  await expect(page.getByRole('img', { name: 'Your photo' })).toHaveAttribute('src', /\/u[0-9a-f]{32}$/);

  const next = `next-${EMAIL}`;
  await page.getByRole('button', { name: 'Change email' }).click();
  await dialog.getByLabel('New email').fill(next);
  await dialog.getByRole('button', { name: 'Send codes' }).click();
  await expect.poll(() => newestCode(EMAIL)).toBeDefined();
  await expect.poll(() => newestCode(next)).toBeDefined();
  await dialog.getByLabel(`Code sent to ${EMAIL}`).fill(newestCode(EMAIL) ?? '');
  await dialog.getByLabel(`Code sent to ${next}`).fill(newestCode(next) ?? '');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText(next);

  await page.getByRole('button', { name: 'Delete the account…' }).click();
  await dialog.getByRole('textbox').fill(next);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('your account will be deleted in 14 days')).toBeVisible();
  await signIn(page, next, page.url());
  await expectPage(page, 'Dashboard');
  await expect.poll(() => mailsTo(next).some((mail) => mail.includes('your account won’t be deleted'))).toBe(true);
});

/** Two pixels wide and one high. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWM4EaBxIkADAAoHAoGBo6DuAAAAAElFTkSuQmCC';
