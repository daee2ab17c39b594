import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  buildOf,
  FIRST_ROW,
  holdFiles,
  isMarked,
  markRendered,
  unknownClasses,
  unrendered,
  untilRenderedFor,
  watchBuyerCalls,
  watchMoves,
  withoutLiveUpdates,
} from '../flows/rendering.ts';
import { watchReports } from '../flows/reports.ts';
import { FURTHER } from '../further.ts';

const LIST = '/buyer/shipment';

async function prepareList(page: Page) {
  await untilRenderedFor(page, 'buyer@example.com');
  await withoutLiveUpdates(page);
}

const mounted = (page: Page) =>
  expect(page.locator('[data-application="buyer-app"]')).toHaveAttribute('data-state', 'mounted');

test('PG-2 SA-1 ssr shows a customer the list without a line of JavaScript', FURTHER, async ({ browser, page }) => {
  await prepareList(page);
  const state = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const still = await context.newPage();
  await still.goto(LIST);
  await expect(still.getByRole('heading', { level: 1, name: 'Tracking' })).toBeVisible();
  expect(await still.locator(FIRST_ROW).count()).toBe(40);
  await context.close();
});

test(
  'PG-2 SA-1 ssr is taken over as it stands: same rows, not asked for again, no report, nothing moves',
  FURTHER,
  async ({ page }) => {
    await prepareList(page);
    const reported = watchReports(page);
    await markRendered(page);
    const { moved } = await watchMoves(page);
    const methods = watchBuyerCalls(page);
    await page.goto(LIST);
    await mounted(page);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(await moved()).toBeLessThanOrEqual(0.02);
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await expect(page.getByText('1 selected')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    expect(methods.filter((method) => method !== 'GetSavedViews')).toEqual([]);
    expect(reported).toEqual([]);
    // As on every page, outdated content is replaced.
    await page.getByRole('tab', { name: /^Delivered/ }).click();
    await expect.poll(() => methods).toContain('GetTrackInfoList');
  },
);

test('PG-2 SA-1 F-44 ssr ticks and opens what was pressed before the code came', FURTHER, async ({ page }) => {
  await prepareList(page);
  const letGo = await holdFiles(page, /\/app\/(platform|buyer)\//);
  await page.goto(LIST, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  await page.getByRole('button', { name: 'Add numbers' }).first().click();
  await expect(boxes.nth(2)).toBeChecked();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Add tracking numbers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(boxes.nth(1)).toBeChecked();
});

test('PG-2 SA-1 ssr renders what the console renders, class by class', FURTHER, async ({ page }) => {
  await prepareList(page);
  await page.goto(LIST);
  await mounted(page);
  const rendered = await buildOf(page);
  expect(rendered.length).toBeGreaterThan(50);
  expect(await unknownClasses(page)).toEqual([]);
  await unrendered(page);
  await page.goto(LIST);
  await expect(page.locator(FIRST_ROW).first()).toBeVisible();
  await expect.poll(() => buildOf(page)).toEqual(rendered);
});

test(
  'PG-2 SA-1 ssr gives way to the look a customer has given the list, and to what an address asks for',
  FURTHER,
  async ({ page }) => {
    await prepareList(page);
    const reported = watchReports(page);
    await page.goto(LIST);
    await mounted(page);
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Route' }).click();
    await expect(page.getByRole('columnheader', { name: 'Route' })).toHaveCount(0);
    const methods = watchBuyerCalls(page);
    await page.goto(LIST);
    await mounted(page);
    await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Route' })).toHaveCount(0);
    expect(methods).not.toContain('GetTrackInfoList');
    await page.goto(`${LIST}?status=Delivered`);
    await expect(page.getByRole('tab', { name: /^Delivered/ })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => methods).toContain('GetTrackInfoList');
    expect(reported).toEqual([]);
  },
);
