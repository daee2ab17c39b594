import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { dialog, openAs } from '../flows/account.ts';

const BUYER = 'buyer@example.com';

const rows = Array.from({ length: 40 }, (_, index) => `A${index},TBA00000000${1_000 + index},=name ${index}`);
const file = {
  name: 'orders.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Order,Tracking number,Note\n${rows.join('\n')}\nA41,?,x\n`),
};

test('PG-2f PG-12 SH-9 a file is imported, its progress stands in the header, and what failed can be saved', async ({
  page,
}) => {
  await openAs(page, BUYER, '/buyer/shipment');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(dialog(page).getByText('1 row has no valid tracking number. It is left out.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Import 40 rows' }).click();
  await expect(dialog(page).getByText(/40 done\. 1 not done\./)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  // A new page: what was imported is there, wherever it stands in the list.
  await page.goto('/buyer/shipment?q=TBA000000001039');
  await expect(page.getByRole('link', { name: 'TBA000000001039' })).toBeVisible();
  await page.locator('#task_list_container').getByRole('button', { name: 'Tasks' }).click();
  const tasks = page.getByRole('region', { name: 'Tasks' });
  await expectAccessible(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    tasks.getByRole('button', { name: 'Download what failed' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('orders-errors.csv');
  await page.keyboard.press('Escape');
  await expect(tasks).toBeHidden();
});
