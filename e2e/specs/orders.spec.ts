import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../flows/session.ts';

/** Nothing else is bought by this account. */
const EMAIL = 'release2@example.com';

test('PG-4a PG-4d a customer buys a top-up, sees the quota grow, and gets the money back', async ({ page }) => {
  await signIn(page, EMAIL, '/api/orders/record');
  const quota = page.getByRole('region', { name: 'Quota' });
  const left = async () => Number(/^([\d,]+)/.exec(await quota.getByText(/ left$/).innerText())?.[1]?.replace(',', ''));
  const before = await left();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Top up' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Top up' });
  await dialog.getByRole('radio', { name: /Boost 500/ }).check();
  await expect(dialog.getByText('Total')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Is declined' }).check();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await page.getByRole('radio', { name: 'Succeeds', exact: true }).check();
  await page.getByRole('button', { name: 'Pay' }).click();

  await expect(page.getByRole('heading', { name: 'Payment result' })).toBeVisible();
  await expect(page.getByText('Payment received')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to your orders' }).click();
  const drawer = page.getByRole('dialog', { name: /^Order no/ });
  await expect(drawer.getByText('Payment received')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(left).toBe(before + 500);

  await drawer.getByRole('button', { name: 'Request refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Request refund' });
  await refund.getByLabel('Reason (optional)').fill('Only a test');
  await refund.getByRole('button', { name: 'Request refund' }).click();
  await expect(drawer.getByText('Refund requested')).toBeVisible();
  await expect.poll(left).toBe(before);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Refunded', exact: true }).first()).toBeVisible();
});
