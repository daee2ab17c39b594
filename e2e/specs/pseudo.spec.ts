import { expect, test } from '../fixtures.ts';
import { BOTH, openAs } from '../flows/account.ts';
import { shownHeading, speakPseudo } from '../flows/language.ts';
import { furtherIf } from '../further.ts';
import { layoutFaults } from '../layout.ts';

const WIDTHS = [320, 375, 768, 1280];

/** A first screen and a form (a list: listLayout.spec); `npm run test:all` checks all other pages of both menus. */
const PAGES = ['/buyer/dashboard', '/api/settings'];
const BUYER = ['shipment', 'archived', 'orders/record', 'settings', 'userinfo', 'security', 'socialbind'];
const API = [
  ...['dashboard', 'tracking', 'airline'],
  ...['notification/own', 'notification/consumer', 'notification/history'],
  ...['invoice', 'orders/record', 'orders/offlineTrading', 'taskCenter'],
  ...['userinfo', 'security', 'socialbind', 'authorizations'],
];
const FURTHER_PAGES = [...BUYER.map((page) => `/buyer/${page}`), ...API.map((page) => `/api/${page}`)];

for (const path of [...PAGES, ...FURTHER_PAGES]) {
  const title = `LG-1 ${path} bears texts that are 40 % longer, from 320 to 1280 px`;
  test(title, furtherIf(!PAGES.includes(path)), async ({ page }) => {
    await openAs(page, BOTH, '/');
    await speakPseudo(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-xa');
    await expect(shownHeading(page)).toHaveText(/^\[/);
    // Rows and cards come with their calls.
    await expect(page.locator('[aria-busy="true"]:not([data-visibility="hidden"] *)')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => layoutFaults(page), { message: `${path} at ${width} px` }).toEqual([]);
    }
  });
}

for (const path of ['/buyer/settings', '/api/settings']) {
  test(
    `LG-1 the menus at ${path} bear texts that are 40 % longer`,
    furtherIf(path !== '/api/settings'),
    async ({ page }) => {
      await openAs(page, BOTH, '/');
      await speakPseudo(page);
      await page.goto(path);
      await expect(shownHeading(page)).toHaveText(/^\[/);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // Not the chat's, which is in a shadow tree there.
        await page.locator('css:light=header button').last().click();
        await expect(page.getByRole('menu')).toBeVisible();
        expect(await layoutFaults(page), `account menu at ${width} px`).toEqual([]);
        await page.keyboard.press('Escape');
        if (width > 400) continue;
        await page.locator('header').getByRole('button', { expanded: false }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await layoutFaults(page), `main menu at ${width} px`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    },
  );
}

test('LG-1 no menu offers the pseudo-language', async ({ page }) => {
  await openAs(page, BOTH, '/');
  await speakPseudo(page);
  await page.goto('/buyer/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-xa');
  await expect(page.locator('option[value="zh-cn"]').first().locator('..').locator('option')).toHaveCount(33);
  await expect(page.locator('option[value="en-xa"]')).toHaveCount(0);
});
