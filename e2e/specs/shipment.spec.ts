import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { dialog, openAs } from '../flows/account.ts';
import { postalNumber } from '../flows/shipments.ts';
import { FURTHER } from '../further.ts';

const BUYER = 'buyer@example.com';
/** Answers only together with a postal code. */
const YODEL = 100019;

test('PG-2e PG-2d a customer gives the detail a carrier misses, sees the route, notes the order and shares a link', async ({
  page,
  browser,
}) => {
  test.slow(); // a journey is watched while it happens
  const number = postalNumber(73000001, 'GB');
  await openAs(page, BUYER, '/buyer/dashboard');
  const id = await addNumber(page, number, YODEL);

  await page.goto(`/buyer/shipment/${id}`);
  const field = page.getByRole('textbox', { name: 'Postal code of the recipient' });
  await expect(field).toBeVisible();
  await expectAccessible(page);
  await field.fill('M1 1AE');
  await page.getByRole('button', { name: 'Ask the carrier again' }).click();
  await expect(page.getByRole('img', { name: /^Map of the route/ })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('No carrier knows this number yet')).toBeHidden();

  const order = page.getByRole('region', { name: 'Order' });
  await order.getByRole('textbox', { name: 'Order number' }).fill('A-1001');
  await order.getByRole('button', { name: 'Save' }).click();
  await expect(order.getByText('Saved')).toBeVisible();
  await expect(order.getByRole('button', { name: 'Copy Order number' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog(page).getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessible(page);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(stranger.getByText('A-1001')).toBeHidden();
  await expectAccessible(stranger);
  await dialog(page).getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog(page).getByText('There is no link to this shipment yet.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await stranger.context().close();
});

test('PG-2e two tabs note one order: neither loses what the other has saved', FURTHER, async ({ page, context }) => {
  await openAs(page, BUYER, '/buyer/dashboard');
  const id = await addNumber(page, postalNumber(73000007, 'GB'), YODEL);
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto(`/buyer/shipment/${id}`);
  const order = (tab: Page) => tab.getByRole('region', { name: 'Order' });
  const field = (tab: Page, name: string) => order(tab).getByRole('textbox', { name });
  const save = (tab: Page) => order(tab).getByRole('button', { name: 'Save' }).click();

  await field(page, 'Order number').fill('A-1001');
  await field(second, 'Shop').fill('Lamps');
  await field(second, 'Order number').fill('A-2002');
  await save(second);
  await expect(order(second).getByText('Saved')).toBeVisible();

  // Saved over an older text it is refused, unless the page has received the change by then.
  await save(page);
  await expect(order(page).getByText('Changed in another tab to “A-2002”.')).toBeVisible();
  await expect(field(page, 'Shop')).toHaveValue('Lamps');
  await expect(field(page, 'Order number')).toHaveValue('A-1001');
  await page.bringToFront(); // animations are paused in a background tab
  await expectAccessible(page);
  await order(page).getByRole('button', { name: 'Keep mine' }).click();
  await save(page);
  await expect(order(page).getByText('Saved')).toBeVisible();
  await second.reload();
  await expect(field(second, 'Order number')).toHaveValue('A-1001');
  await expect(field(second, 'Shop')).toHaveValue('Lamps');
});

/** Adds a number under a carrier of the customer's choice, as the console does. */
async function addNumber(page: Page, TrackNo: string, Carrier: number): Promise<string> {
  const answer = await page.evaluate(
    async (param) => {
      const body = JSON.stringify({ version: '1.0', timeZoneOffset: 0, method: 'AddTrackNo', param });
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/orderapi/call', { method: 'POST', headers, body })).json();
    },
    { TrackNos: [{ TrackNo, Carrier }] },
  );
  return answer.Json.Items[0].TrackInfoId;
}
