import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { dialog, openAs } from '../flows/account.ts';

const API = 'api@example.com';

test('PG-9c an uploaded file shows what it changes, and a task of the task center changes it', async ({ page }) => {
  await openAs(page, API, '/api/tracking');
  const href = await page.locator('a[href*="shipment="]').first().getAttribute('href');
  const [number = ''] = new URLSearchParams(href?.split('?')[1]).get('shipment')?.split('.') ?? [];
  await page.getByRole('link', { name: 'Update by file' }).click();
  await expect(dialog(page).getByText(/^Empty cells and missing columns stay as they are\./)).toBeVisible();
  await expectAccessible(page);
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download a template' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('update-template.xlsx');
  const tag = `spring ${Date.now()}`;
  const content = `Tracking number,Tag,Order time,Warehouse\n${number},${tag},soon,A\nRB987654326GB,${tag},,B\n`;
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'edited.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(dialog(page).getByText('Ignored columns: Warehouse')).toBeVisible();
  await expect(dialog(page).locator('dl')).toHaveText('To change1Not registered1With a note1');
  await expect(dialog(page).getByRole('region', { name: 'Changes' })).toContainText(`→ ${tag}`);
  await expectAccessible(page);
  await dialog(page).getByText('Problems and notes').click();
  await expect(dialog(page).getByText('This tracking number is not registered.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Apply changes (1)' }).click();
  await dialog(page).getByRole('link', { name: 'Show the task' }).click();
  const task = dialog(page);
  await expect(task.getByText('This tracking number is not registered. (-18019902)')).toBeVisible();
  await expectAccessible(page);
  await page.goto(href ?? '');
  await expect(page.getByRole('dialog').getByText(tag).first()).toBeVisible();
});
