import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openAs } from '../flows/account.ts';
import { openPage } from '../flows/session.ts';

/** Nothing else is bought by this account. */
const EMAIL = 'release2@example.com';

const creditsLeft = async (page: Page) => {
  const left = page.getByRole('region', { name: 'Quota' }).getByText(/ left$/);
  return Number(/^([\d,]+)/.exec(await left.innerText())?.[1]?.replace(',', ''));
};

test('PG-4a PG-4d a customer buys a top-up, sees the quota grow, and gets the money back', async ({ page }) => {
  await openAs(page, EMAIL, '/api/orders/record');
  const left = () => creditsLeft(page);
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
  // The order's change may arrive before the call's answer, with which the dialog goes.
  await expect(refund).toBeHidden();
  await expect(drawer.getByText('Refund requested')).toBeVisible();
  await expect.poll(left).toBe(before);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Refunded', exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 1046, height: 718 }); // A4 across, less its margins
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('columnheader', { name: 'Valid until' })).toBeVisible();
  const paper = page.getByRole('main');
  expect(await paper.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const table = await page.getByRole('table').boundingBox();
  expect(table && table.x + table.width).toBeLessThanOrEqual(1046);
});

test('PG-4a PG-6c PG-6d a customer transfers a new amount, reads why the staff reject it and submits again; once it is confirmed a toast says that the quota is there', async ({
  page,
  browser,
}) => {
  await openAs(page, EMAIL, '/api/orders/record');
  const before = await creditsLeft(page);
  await page.getByRole('link', { name: 'Pay offline' }).click();
  const amount = page.getByRole('dialog', { name: 'New amount' });
  await amount.getByRole('textbox', { name: 'Amount' }).fill('9');
  await expect(amount.getByText('Boost 500 × 1')).toBeVisible();
  await expectAccessible(page);
  await amount.getByRole('button', { name: 'Place order' }).click();

  const drawer = page.getByRole('dialog', { name: /^Order no/ });
  await drawer.getByRole('button', { name: 'Submit transfer' }).click();
  const orderNo = /order=(\d+)/.exec(page.url())?.[1] ?? '';
  // Another payer in each run: the same one within a week would have to be compared.
  const payer = `Ren Release ${orderNo}`;
  const form = page.getByRole('dialog', { name: 'Submit transfer' });
  await form.getByRole('textbox', { name: 'Payer' }).fill(payer);
  await form.getByRole('textbox', { name: 'Bank' }).fill('Example Bank');
  await form.getByRole('textbox', { name: /your account/ }).fill('12345');
  await form.getByRole('textbox', { name: 'Reference' }).fill(orderNo);
  await form.getByRole('textbox', { name: 'Transferred' }).fill(new Date().toISOString().slice(0, 10));
  await form.getByRole('textbox', { name: 'Transferred' }).press('Enter');
  await form.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: RECEIPT });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Submit transfer' }).click();
  await expect(page.getByText('Your transfer has been submitted.')).toBeVisible();
  await expectAccessible(page);

  const staff = await browser.newPage();
  await openAs(staff, 'finance@example.com', `/api/transferReview?order=${orderNo}`);
  await staff.getByRole('button', { name: 'Reject' }).click();
  const rejection = staff.getByRole('dialog', { name: 'Reject' });
  await rejection.getByRole('textbox', { name: 'Reason' }).fill('The receipt is unreadable');
  await expectAccessible(staff);
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(rejection).toBeHidden();
  await expect(page.getByText(`Your bank transfer for order ${orderNo} was rejected.`)).toBeVisible();
  await expect(drawer.getByRole('alert')).toContainText('The receipt is unreadable');
  await expectAccessible(page);

  await drawer.getByRole('button', { name: 'Submit transfer' }).click();
  await expect(form.getByRole('textbox', { name: 'Payer' })).toHaveValue(payer);
  await form.locator('input[type=file]').setInputFiles({ name: 'b.pdf', mimeType: 'application/pdf', buffer: RECEIPT });
  await form.getByRole('button', { name: 'Submit transfer' }).click();
  await expect(form).toBeHidden();
  await page.keyboard.press('Escape');
  await openPage(page, 'Order record');

  await staff.goto(`/api/transferReview?order=${orderNo}`);
  const confirm = staff.getByRole('button', { name: 'Confirm payment' });
  await expect(confirm).toBeVisible();
  await expectAccessible(staff);
  await confirm.click();
  const question = staff.getByRole('dialog', { name: 'Confirm payment' });
  await expectAccessible(staff);
  await question.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(question).toBeHidden();
  await staff.close();

  await expect(page.getByText(`Payment received for order ${orderNo}. Your quota has been added.`)).toBeVisible();
  await expect.poll(() => creditsLeft(page)).toBe(before + 500);
});

const RECEIPT = Buffer.from('%PDF-1.7\nreceipt\n%%EOF\n');
