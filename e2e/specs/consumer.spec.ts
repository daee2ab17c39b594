import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { dialog } from '../flows/account.ts';
import { expectPage, signIn } from '../flows/session.ts';

test('PG-11b a flow of the customer’s own comes before the statuses’, with words of its own; a public domain is no sender', async ({
  page,
}) => {
  await signIn(page, 'api@example.com', '/api/notification/consumer');
  await expectPage(page, 'Notify customers');
  const flows = page.getByRole('region', { name: 'Custom flows' });
  await flows.getByRole('button', { name: 'Add flow' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Left at the shop');
  // Nothing is mailed to others meanwhile.
  await dialog(page).getByRole('textbox', { name: 'Words in the latest update' }).fill('left at the corner shop');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Dry run' }).click();
  const dryRun = page.getByRole('dialog', { name: 'The last 7 days with this flow' });
  await expect(dryRun.getByText('Emails this flow would have sent: 0. Recipients: 0.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(flows.getByRole('row', { name: /Left at the shop.*“left at the corner shop”/ })).toBeVisible();

  const choose = async (item: string) => {
    await flows.getByRole('button', { name: 'Actions for Left at the shop' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await choose('Template');
  await dialog(page).getByRole('textbox', { name: 'Subject' }).fill('{{number}} waits at the shop');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('Delete');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(flows.getByRole('row', { name: /Left at the shop/ })).toBeHidden();

  await page.getByRole('textbox', { name: 'Domain' }).fill('gmail.com');
  await page.getByRole('button', { name: 'Use this domain' }).click();
  await expect(page.getByText('gmail.com belongs to a public email provider.')).toBeVisible();
});
