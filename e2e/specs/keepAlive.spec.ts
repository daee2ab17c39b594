import type { Page } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { BOTH, openAs, openPageAs } from '../flows/account.ts';
import { ACCOUNT, expectShown, numbersBox, switchTo } from '../flows/consoles.ts';
import { breakFiles, ENTRY, slow } from '../flows/faults.ts';
import { shownRoot } from '../flows/invariants.ts';
import { openPage } from '../flows/session.ts';
import { DRAFT } from '../flows/shipments.ts';
import { FURTHER } from '../further.ts';

const hidden = (page: Page, name: string) => page.locator(`[data-application="${name}"]`);

/** The text announced to screen readers for the visible page. */
async function expectMessage(page: Page, name: string) {
  await expect(page).toHaveTitle(`${name} · Tracking Console`);
  await expect(page.locator('[data-announcer]')).toHaveText(name);
}

test('SA-2 SA-11 SA-16 a console that is shown again has its text, its place and the focus, and is told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPageAs(page, BOTH, '/buyer/dashboard');
  await expect(shownRoot(page).getByRole('link', { name: 'Show all' }).first()).toBeVisible();
  await numbersBox(page).fill(DRAFT);
  await page.evaluate(() => scrollTo(0, 300));
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'Dashboard');
  await openPage(page, 'Tracking');
  await expectShown(page, 'api-app', 'Tracking');
  await expectMessage(page, 'Tracking');
  await switchTo(page, 'buyer');
  await expectShown(page, 'buyer-app', 'Dashboard');
  await expectMessage(page, 'Dashboard');
  await expect(numbersBox(page)).toHaveValue(DRAFT);
  await expect(numbersBox(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goBack();
  await expectShown(page, 'api-app', 'Tracking');
});

test('SA-2 a hidden console takes no click, no key and no move', async ({ page }) => {
  await openAs(page, ACCOUNT, '/buyer/dashboard');
  await numbersBox(page).fill(DRAFT);
  const place = await page.getByRole('button', { name: /^Track \d/ }).boundingBox();
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'Dashboard');
  const buyer = hidden(page, 'buyer-app');
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/orderapi/') && calls.push(request.url()));
  if (!place) throw new Error('There is no button to press.');
  // Where a click would go. A real one could open what the other console has at that place.
  const hit = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x + 5, y + 5)?.closest<HTMLElement>('.application')?.dataset.application,
    place,
  );
  expect(hit).toBe('api-app');
  const reached: string[] = [];
  for (let key = 0; key < 40; key += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(
        () => document.activeElement?.closest<HTMLElement>('.application')?.dataset.application ?? '',
      ),
    );
  }
  expect(new Set(reached)).not.toContain('buyer-app');
  await openPage(page, 'Settings');
  await expectShown(page, 'api-app', 'Settings');
  await expect(buyer.locator('h1')).toHaveText('Dashboard');
  expect(calls).toEqual([]);
});

test(
  'SA-2 SA-11 SA-16 AX-8 the back button takes the focus along, and forward brings it back to the field',
  FURTHER,
  async ({ page }) => {
    await openAs(page, ACCOUNT, '/api/dashboard');
    await switchTo(page, 'buyer');
    const box = numbersBox(page);
    await box.fill(DRAFT);
    await page.goBack();
    await expectShown(page, 'api-app', 'Dashboard');
    await expect(page.locator('[data-application="api-app"] h1')).toBeFocused();
    await expect(hidden(page, 'buyer-app')).toHaveCSS('content-visibility', 'hidden');
    await page.goForward();
    await expectShown(page, 'buyer-app', 'Dashboard');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(DRAFT);
  },
);

test('SA-2 a console left just now is in no selection, no search and no print', FURTHER, async ({ page }) => {
  await openPageAs(page, BOTH, '/buyer/dashboard');
  await expect(shownRoot(page).getByRole('link', { name: 'Show all' }).first()).toBeVisible();
  const buyer = hidden(page, 'buyer-app');
  const selected = () => page.evaluate(() => String(getSelection()));
  await page.keyboard.press('ControlOrMeta+a');
  expect(await selected()).toContain('Show all');
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'Dashboard');
  await expect(buyer).toHaveCSS('content-visibility', 'hidden');
  await page.emulateMedia({ media: 'print' });
  await expect(buyer).toHaveCSS('display', 'none');
  await page.emulateMedia({ media: null });
  await page.keyboard.press('ControlOrMeta+a');
  expect(await selected()).not.toContain('Show all');
});

test('SA-2 the page is as tall as the console that is shown, whatever stands behind it', FURTHER, async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const ends = () =>
    shownRoot(page)
      .locator('.application-root')
      .evaluate((root) => Math.round(root.getBoundingClientRect().bottom + scrollY));
  const isAsTall = async () => (await height()) === Math.max(await ends(), 500);
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPageAs(page, BOTH, '/buyer/dashboard');
  await expect(shownRoot(page).getByRole('link', { name: 'Show all' }).first()).toBeVisible();
  await expect.poll(isAsTall).toBe(true);
  const buyers = await height();
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'Dashboard');
  await expect.poll(isAsTall).toBe(true);
  expect(await height()).not.toBe(buyers);
  await switchTo(page, 'buyer');
  await expectShown(page, 'buyer-app', 'Dashboard');
  await expect.poll(height).toBe(buyers);
});

test('SA-2 hidden before its source has come, a console is unmounted', FURTHER, async ({ page }) => {
  const cause = await breakFiles(page, ENTRY['api-app'], slow(2000));
  await openAs(page, ACCOUNT, '/buyer/dashboard');
  await switchTo(page, 'API');
  await expect(shownRoot(page)).toHaveAttribute('data-application', 'api-app');
  await switchTo(page, 'buyer');
  await expectShown(page, 'buyer-app', 'Dashboard');
  await expect(hidden(page, 'api-app')).toHaveCount(0);
  await cause.end();
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'Dashboard');
});
