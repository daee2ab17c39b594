import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { dialog } from '../flows/account.ts';
import { startReceiver } from '../flows/receiver.ts';
import { expectPage, signIn } from '../flows/session.ts';

test('PG-11a PG-11c a rule is tried on the last days and added, and the history shows a mail as it was sent', async ({
  page,
}) => {
  const receiver = await startReceiver();
  receiver.state.code = 404;
  await signIn(page, 'api@example.com', '/api/notification/own');
  await expectPage(page, 'Notify yourself');
  await page.getByRole('button', { name: 'Ready-made rules' }).click();
  await page.getByRole('menuitem', { name: 'Customs needs information' }).click();
  await dialog(page).getByRole('checkbox', { name: 'api@example.com' }).check();
  await dialog(page).getByRole('textbox', { name: 'Webhook or Slack URL' }).fill(receiver.url);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Dry run' }).click();
  const run = page.getByRole('dialog', { name: 'The last 30 days with this rule' });
  await expect(run.getByText('To a•••@example.com')).toBeVisible();
  await run.getByRole('button', { name: 'Close' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Customs needs information/ })).toBeVisible();

  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for Customs needs information' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Send test');
  await expect(page.getByText('Test messages on their way: 2')).toBeVisible();
  await resendFailedTests(page);

  // Other journeys use this account: their shipments must not match the rule.
  await page.goto('/api/notification/own');
  await choose('Delete');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /Customs needs information/ })).toBeHidden();

  await page.getByRole('link', { name: 'Sent history' }).click();
  await expectPage(page, 'Sent history');
  await page.getByRole('combobox', { name: 'All outcomes' }).selectOption('Sent');
  await expect(page).toHaveURL(/state=Sent/);
  await page.getByRole('row', { name: /Sent/ }).nth(0).getByRole('link').click();
  const mail = page.frameLocator('iframe[title="Email as sent"]');
  await expect(mail.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  receiver.close();
});

async function resendFailedTests(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/api/notification/history?type=test&state=Failed');
    await expect(page.getByRole('row', { name: /Failed/ }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Resend failed' }).click();
  await expect(dialog(page).getByText(/^Messages that are sent again: [1-9]/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('The task has been started.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}
