import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { expectPage, signIn, signOut } from '../flows/session.ts';

const EMAIL = 'api@example.com';

/** Reads the value that is shown once, and closes its dialog. */
async function takeKey(page: Page): Promise<string> {
  await expect(page.getByText('This is the only time the key is shown.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const key = await page.getByRole('dialog').locator('code').innerText();
  await page.getByRole('button', { name: 'I have stored the key' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return key;
}

/** A program's call, without the customer's cookies. */
async function call(page: Page, key: string): Promise<number> {
  const url = new URL('/track/v2.4/getquota', page.url());
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: '[]' })).status;
}

test('PG-14d PG-8d SC-25 a developer makes a key, rolls it while a program calls, and limits where it may be used', async ({
  page,
}) => {
  const name = `Warehouse ${Date.now()}`;
  await signIn(page, EMAIL, '/api/authorizations?create=1');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const first = await takeKey(page);
  expect(await call(page, first)).toBe(200);

  let isRolled = false;
  const calls = (async () => {
    const statuses: number[] = [];
    // As fast as a key may call.
    for (; !isRolled || statuses.length < 3; await new Promise((resolve) => setTimeout(resolve, 500)))
      statuses.push(await call(page, first));
    return statuses;
  })();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Roll key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll key' }).click();
  const second = await takeKey(page);
  isRolled = true;
  // The first key may be refused for too many calls, but never as invalid.
  const statuses = await calls;
  expect(statuses).toContain(200);
  expect(statuses).not.toContain(401);
  await expect.poll(() => call(page, second)).toBe(200);
  await expect(page.getByText(`Old value …${first.slice(-4)} valid until`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Address or range').fill('192.0.2.0/24');
  await page.getByRole('checkbox', { name: 'Refuse calls from all other addresses' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  const warning = page.getByRole('dialog', { name: 'This list refuses calls you make' });
  await expect(warning.getByText('Your own address is not in this list.')).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect.poll(() => call(page, second)).toBe(401);

  await page.getByRole('button', { name: 'Remove 192.0.2.0/24' }).click();
  await page.getByRole('checkbox', { name: 'Refuse calls from all other addresses' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('combobox', { name: 'What happened' }).selectOption('API key rolled');
  await expect(page).toHaveURL(/kind=keyRolled/);
  await expect(page.getByRole('table', { name: 'Audit log' }).getByText(name).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Revoke key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0);
  await expect.poll(() => call(page, second)).toBe(401);
});

test('PG-14c a customer connects a social account, signs in by it and disconnects it', async ({ page }) => {
  const choose = (person: string) => page.getByRole('button', { name: new RegExp(`^${person}`) }).click();
  await signIn(page, EMAIL, '/api/socialbind');
  await page.getByRole('button', { name: 'Connect Provider two' }).click();
  await expectPage(page, 'Provider two');
  await expectAccessible(page);
  await choose('Cancel');
  await expect(page.getByText('You canceled at Provider two. Nothing has changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Connect Provider two' }).click();
  await choose('Grace');
  await expect(page.getByText('Provider two is connected.')).toBeVisible();
  await expect(page.getByText('grace@two.example.com')).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await page.getByRole('link', { name: 'Continue with Provider one' }).click();
  await choose('Grace');
  await expect(page.getByText('No account here is connected to it yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue with Provider two' }).click();
  await choose('Grace');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();

  await page.goto('/api/socialbind');
  await expectPage(page, 'Social accounts');
  await page.getByRole('button', { name: 'Disconnect Provider two' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect Provider two' }).click();
  await expect(page.getByRole('button', { name: 'Connect Provider two', exact: true })).toBeVisible();
});
