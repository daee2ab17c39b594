import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { BOTH, openPageAs } from '../flows/account.ts';
import { type Deployment, startDeployment } from '../foreign/deployment.ts';
import { FURTHER } from '../further.ts';
import { layoutFaults } from '../layout.ts';

const PORT = Number(process.env.E2E_PORT ?? 9300) + 6;

let deployment: Deployment | undefined;

test.use({ baseURL: `http://localhost:${PORT}` });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  deployment = await startDeployment(PORT);
});
test.afterAll(() => deployment?.end());

const CASES = [
  { at: '/widgets', name: 'widgets-app', theme: 'light', details: FURTHER },
  { at: '/widgets-shadow', name: 'widgets-shadow', theme: 'dark', details: {} },
  { at: '/widgets', name: 'widgets-app', theme: 'dark', details: FURTHER },
  { at: '/widgets-shadow', name: 'widgets-shadow', theme: 'light', details: FURTHER },
] as const;

const values = async (page: Page) => JSON.parse((await page.getByLabel('Values').textContent()) ?? '');

async function openWidgets(page: Page, at: string) {
  await openPageAs(page, BOTH, at);
  await expect(page.getByRole('img', { name: 'Link to shipment 1' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Fills every field with the keyboard only. */
async function fillAll(page: Page) {
  const { keyboard } = page;
  await page.getByLabel('Shipped').focus();
  await keyboard.type('03/04/2026');
  await keyboard.press('Enter');
  await page.getByLabel('Period', { exact: true }).filter({ visible: true }).first().focus();
  await keyboard.type('03/04/2026');
  await keyboard.press('Enter');
  await keyboard.type('03/09/2026');
  await keyboard.press('Enter');
  await page.getByLabel('City').focus();
  await keyboard.type('ber');
  await expect(page.getByTitle('Berlin')).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByLabel('Weight').focus();
  await keyboard.type('2.5');
  await keyboard.press('Tab');
  await page.getByRole('radio', { name: 'Day' }).focus();
  await keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Brand color' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Brand color' })).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('ff8800');
}

for (const { at, name, theme, details } of CASES) {
  test(
    `SC-10 every widget of ${at} in the ${theme} theme is accessible and filled by keyboard, its popups inside`,
    details,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openWidgets(page, at);
      await expectAccessible(page);
      await fillAll(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Brand color' })).toBeFocused();
      expect(await values(page)).toEqual({
        day: '2026-03-04',
        range: { from: '2026-03-04', to: '2026-03-09' },
        city: 'Berlin',
        weight: 2.5,
        files: [],
        color: '#ff8800',
        period: 'week',
      });
      await page.getByLabel('Shipped').click();
      const popups = page.locator(`.application[data-application="${name}"] .application-popups`);
      await expect(popups.locator('.ant-picker-dropdown').filter({ visible: true })).toHaveCount(1);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Numbers' }).press('Enter'),
      ]);
      await chooser.setFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from('1') });
      await expect.poll(async () => (await values(page)).files).toEqual(['numbers.csv']);
      await page.setViewportSize({ width: 375, height: 800 });
      await page.getByLabel('Period', { exact: true }).filter({ visible: true }).first().click();
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => layoutFaults(page)).toEqual([]);
      await expectAccessible(page);
    },
  );
}

test('SA-1 widgets work in a frame of their own', FURTHER, async ({ page }) => {
  await openPageAs(page, BOTH, '/buyer/dashboard');
  await page.goto('/widgets-frame');
  const inside = page.frameLocator('.application[data-application="widgets-frame"] iframe');
  await inside.getByLabel('Shipped').fill('03/04/2026');
  await inside.getByLabel('Shipped').press('Enter');
  await expect(inside.getByLabel('Values')).toContainText('"day":"2026-03-04"');
});
