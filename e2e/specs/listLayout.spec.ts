import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openAs } from '../flows/account.ts';
import { speakPseudo } from '../flows/language.ts';
import { holdFiles, unrendered, watchMoves } from '../flows/rendering.ts';
import { FURTHER, furtherIf } from '../further.ts';

const WIDTHS = [768, 896, 1024, 1100, 1101, 1280, 1440, 1920];
const rail = (page: Page) => page.locator('html[data-shell="icons"]');

/** How far the table reaches beyond its box, and the heights its rows have. */
const measure = (page: Page) =>
  page.getByRole('table').evaluate((table: HTMLTableElement) => ({
    beyond: table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
    heights: [...new Set([...(table.tBodies[0]?.rows ?? [])].map(({ offsetHeight }) => offsetHeight))],
  }));

for (const path of ['/buyer/shipment', '/buyer/archived'])
  test(
    `PG-2b SH-2 ${path} has nothing off-screen at any width, in texts that are 40 % longer, and the menu is a rail where there is little room`,
    furtherIf(path !== '/buyer/shipment'),
    async ({ page }) => {
      await openAs(page, 'buyer@example.com', '/');
      await speakPseudo(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[/);
      await expect(page.getByRole('table')).toBeVisible();
      for (const width of WIDTHS) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expect(rail(page)).toHaveCount(width <= 1100 ? 1 : 0);
          await expect.poll(async () => (await measure(page)).beyond).toBeLessThanOrEqual(0);
          for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 0.9 });
        });
      }
    },
  );

test('PG-2b a compact row is 40 px high, and one that is not 60', FURTHER, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openAs(page, 'buyer@example.com', '/buyer/shipment');
  await expect.poll(async () => (await measure(page)).heights).toEqual([60]);
  await page.goto('/buyer/shipment?density=compact');
  await expect.poll(async () => (await measure(page)).heights).toEqual([40]);
});

/** The page without what the server has rendered of it, and its rows on their way until they are let go. */
async function openWithoutRows(page: Page, path: string) {
  await unrendered(page);
  const letGo = await holdFiles(page, /\/orderapi\/call|\/gettracklist/);
  await page.goto(path);
  await expect(page.locator('table[aria-busy="true"] tbody[aria-hidden="true"]')).toBeVisible();
  return letGo;
}

for (const path of ['/buyer/shipment', '/buyer/shipment?density=compact', '/api/tracking'])
  test(
    `RT-7 PG-2b the rows of ${path} that are on their way are as high as those that come`,
    furtherIf(path !== '/buyer/shipment'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await openAs(page, 'both@example.com', '/welcome');
      const { moved } = await watchMoves(page);
      const letGo = await openWithoutRows(page, path);
      const { heights } = await measure(page);
      letGo();
      await expect(page.locator('tbody[aria-hidden="true"]')).toHaveCount(0);
      expect((await measure(page)).heights).toEqual(heights);
      expect(await moved()).toBeLessThanOrEqual(0.05);
    },
  );

test('PG-2b a column that is ticked is shown, or said to be hidden at this width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openAs(page, 'buyer@example.com', '/buyer/shipment');
  const head = (name: string) => page.getByRole('columnheader', { name });
  const choice = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await expect(head('Estimated delivery')).toBeVisible();
  await expect(head('Added')).toBeHidden();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(choice('Estimated delivery')).toHaveAccessibleName('Estimated delivery');
  await expect(choice('Added')).toHaveAccessibleName('Added hidden at this width');
  // Chosen columns are all shown, and the actions stay in sight beside them.
  await choice('Order number').click();
  await expect(head('Added')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page
      .getByRole('table')
      .getByRole('button', { name: /^Actions for/ })
      .first(),
  ).toBeInViewport({ ratio: 1 });
});
