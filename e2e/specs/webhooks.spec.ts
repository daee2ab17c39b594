import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { dialog } from '../flows/account.ts';
import { startReceiver } from '../flows/receiver.ts';
import { expectPage, signIn } from '../flows/session.ts';
import { postalNumber } from '../flows/shipments.ts';

test('PG-13a PG-13b PG-13c a webhook is added, tested, receives a shipment’s updates, and one is sent again', async ({
  page,
}) => {
  const receiver = await startReceiver();
  // A journey of the sandbox may begin late; one of these does not.
  const numbers = Array.from({ length: 6 }, (_, index) => postalNumber(74000001 + index, 'GB'));
  await signIn(page, 'api@example.com', '/api/settings');
  await expectPage(page, 'Settings');
  await page.getByRole('button', { name: 'Test data', exact: true }).click();
  await expect(page.getByText('You are viewing test data.')).toBeVisible();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await dialog(page).getByRole('textbox', { name: 'URL' }).fill(receiver.url);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const secret =
    (await dialog(page)
      .getByText(/^whsec_/)
      .textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole('button', { name: 'I have stored the secret' }).click();

  await page.getByRole('button', { name: `Actions for ${receiver.url}` }).click();
  await page.getByRole('menuitem', { name: 'Send test' }).click();
  await expect(dialog(page).getByText(/^HTTP 200 in/)).toBeVisible();
  await expect(dialog(page).getByText('"received": true')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const tested = receiver.received.length;

  await page.goto('/api/tracking?mode=test&register=1');
  await dialog(page)
    .getByRole('textbox', { name: /Tracking numbers/ })
    .fill(numbers.join(' '));
  await dialog(page).getByRole('button', { name: 'Register 6 numbers' }).click();
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBeGreaterThan(tested);
  const { number } = JSON.parse(receiver.received[tested]?.body ?? '{}').data;

  await page.goto(`/api/settings?mode=test&tab=deliveries&state=Delivered&number=${number}`);
  const delivery = page.getByRole('table', { name: 'Deliveries' }).getByRole('row').nth(1);
  await expect(delivery).toContainText('Delivered');
  await expectAccessible(page);
  await delivery.getByRole('link', { name: number }).click();
  await expect(dialog(page).getByText(`"number": "${number}"`)).toBeVisible();
  await expectAccessible(page);
  const eventId =
    (await dialog(page)
      .getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
      .textContent()) ?? '';
  const sentWith = () => receiver.received.filter(({ id }) => id === eventId);
  expect(sentWith()).toHaveLength(1);
  await dialog(page).getByRole('button', { name: 'Resend', exact: true }).click();
  await expect.poll(() => sentWith().length, { timeout: 20_000 }).toBe(2);
  await page.keyboard.press('Escape');

  await page.goto(`/api/settings?mode=test&tab=events&number=${number}`);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: `Send to webhook: ${number}` })
    .first()
    .click();
  await dialog(page).getByRole('combobox', { name: 'Webhooks' }).selectOption(receiver.url);
  await dialog(page).getByRole('button', { name: 'Send to webhook' }).click();
  await expect(dialog(page).getByText(/^HTTP 200 in/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await dialog(page).getByRole('link', { name: 'Show delivery' }).click();
  await expect(dialog(page).getByText(`"number": "${number}"`)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Check signature' }).click();
  const [{ body, sign } = { body: '', sign: '' }] = sentWith();
  await dialog(page).getByLabel('Request body, exactly as received').fill(body);
  await dialog(page).getByLabel('Secret').fill(secret);
  await dialog(page)
    .getByLabel('Received sign header')
    .fill(sign ?? '');
  await expect(dialog(page).getByText('The signature is correct.')).toBeVisible();
  await expectAccessible(page);
  receiver.close();
});
