import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { dialog, openAs } from '../flows/account.ts';
import { expectPage } from '../flows/session.ts';

test('PG-10a PG-10b PG-10c PG-10d a waybill is typed with a wrong digit, put right, added and followed', async ({
  page,
}) => {
  await openAs(page, 'release2@example.com', '/api/airline');
  await expectPage(page, 'Air cargo');
  await expect(page.getByText('No air waybills')).toBeVisible();
  await page.getByRole('link', { name: 'Add air waybills' }).click();
  await dialog(page).getByRole('textbox', { name: 'Air waybill' }).fill('020-70000020');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Use 020-70000022' }).click();
  await expect(dialog(page).getByText('Lufthansa Cargo')).toBeVisible();
  await expect(dialog(page).getByText('Credits per waybill: 10.')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Reference' }).fill('PO 7');
  await dialog(page).getByRole('button', { name: 'Add air waybills' }).click();
  await expect(dialog(page)).toBeHidden();

  // The page shows what comes without a reload.
  const row = page.getByRole('row', { name: /020-70000022/ });
  await expect(row).toContainText('LHR → DEL', { timeout: 10_000 });
  await row.getByRole('link', { name: '020-70000022' }).click();
  await expect(dialog(page).getByText('PO 7')).toBeVisible();
  await expect(dialog(page).getByRole('table', { name: 'Flights' }).getByRole('row')).toHaveCount(4);
  await expect(dialog(page).getByRole('img', { name: /\(FRA\)/ })).toBeVisible();
  await expectAccessible(page);
});
