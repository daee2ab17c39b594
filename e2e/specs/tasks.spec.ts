import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { BOTH, dialog, openAs } from '../flows/account.ts';
import { FURTHER } from '../further.ts';

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
  await expect(dialog(page).locator('dl')).toHaveText('To import40Invalid1');
  await expectAccessible(page);
  await dialog(page).getByText('Problems and notes').click();
  await expect(dialog(page).getByRole('row', { name: /^41/ })).toContainText('Not a tracking number');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Track 40 numbers' }).click();
  await expect(dialog(page).getByText(/40 done\. 1 not done\./)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  // A new page: the imported shipment is anywhere in the list.
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

test('PG-2f a .txt file in an old code page is read, and read again as the reader says', FURTHER, async ({ page }) => {
  await openAs(page, BUYER, '/buyer/shipment');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const content = Buffer.from('sep=;\nNumer przesy\xb3ki;Nazwa\nTBA000000002001;\xa3\xf3d\x9f\n', 'latin1');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'paczki.txt', mimeType: 'text/plain', buffer: content });
  const sample = dialog(page).getByRole('region', { name: 'First rows of the file' });
  await expect(sample).toContainText('Łódź');
  const encoding = dialog(page).getByLabel('Text encoding');
  await encoding.selectOption('windows-1252');
  await expect(sample).toContainText('£ódŸ');
  await encoding.selectOption('windows-1250');
  await expect(sample).toContainText('Numer przesyłki');
  await dialog(page).getByRole('button', { name: 'Track 1 number' }).click();
  await expect(dialog(page).getByText('1 done.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await page.goto('/buyer/shipment?q=LODZ');
  await expect(page.getByRole('link', { name: 'TBA000000002001' })).toBeVisible();
});

test(
  'PG-2f a file that is none of the kinds says so and offers no other try; a template is offered',
  FURTHER,
  async ({ page }) => {
    await openAs(page, BUYER, '/buyer/shipment');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const photo = { name: 'photo.csv', mimeType: 'text/csv', buffer: Buffer.from('89504e470d0a1a0a00', 'hex') };
    await page.getByLabel('Choose a file').setInputFiles(photo);
    await expect(dialog(page).getByText(/^This file can’t be read\./)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectAccessible(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Download a template' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('shipments-template.xlsx');
  },
);

test(
  'PG-12 the task center shows a task of the other console as it ends, what failed in it, and starts it again',
  FURTHER,
  async ({ page }) => {
    await openAs(page, BOTH, '/buyer/shipment');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel('Choose a file').setInputFiles(file);
    await dialog(page).getByRole('button', { name: 'Track 40 numbers' }).click();
    await page.goto('/api/taskCenter?type=import');
    const main = page.getByRole('main');
    await expect(main.getByRole('row', { name: /orders\.csv.*Partly done/ })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Import: orders.csv' }).first().click();
    await expect(dialog(page).getByRole('list', { name: 'Rows that failed' })).toContainText('A41 · ? · x');
    await expect(dialog(page).getByRole('list', { name: 'Log' })).toContainText('Batch 1: 40 done, 1 failed');
    await expectAccessible(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Download what failed' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('orders-errors.csv');
    await dialog(page).getByRole('button', { name: 'Run again' }).click();
    await page.keyboard.press('Escape');
    // The numbers it added the first time exist already.
    await expect(main.getByRole('row', { name: /orders\.csv.*Failed/ })).toBeVisible();
  },
);
