import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../flows/session.ts';

test('PG-13c a call is found in the log, read beside the list, and on a phone in its place', async ({ page }) => {
  await signIn(page, 'api@example.com', '/api/settings?tab=logs');
  // More numbers than a call may have: it fails as a whole, with HTTP 200.
  const answer = await page.evaluate(async () => {
    const items = Array.from({ length: 41 }, (_, index) => ({ number: `RR${100_000_000 + index}GB` }));
    const response = await fetch('/track/v2.4/gettrackinfo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(items),
    });
    return response.json();
  });
  expect(answer.code).toBe(-18010014);

  const calls = page.getByRole('table', { name: 'Logs' });
  await expect(async () => {
    await page.reload();
    await expect(calls.getByRole('row', { name: /gettrackinfo.*-18010014/ }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('combobox', { name: 'All outcomes' }).selectOption('Failed');
  await page.getByRole('combobox', { name: 'All endpoints' }).selectOption('gettrackinfo');
  await expect(page).toHaveURL(/failed=true&endpoint=gettrackinfo/);
  await expectAccessible(page);

  await calls.getByRole('link', { name: 'gettrackinfo' }).first().click();
  const call = page.getByRole('region', { name: 'POST /track/v2.4/gettrackinfo' });
  await expect(call.getByText('"number": "RR100000000GB"')).toBeVisible();
  await expect(call.getByText('"code": -18010014')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(call.getByText('At most 40 tracking numbers can be sent at a time.')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 740 });
  await expect(calls).toBeHidden();
  await page.getByRole('button', { name: 'All calls' }).click();
  await expect(calls).toBeVisible();
  await expect(calls.getByRole('link', { name: 'gettrackinfo' }).first()).toBeFocused();
});
