import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { BOTH, dialog, openPageAs } from '../flows/account.ts';
import {
  channelCard,
  composeWithPanel,
  expectDone,
  openChannelMenu,
  openPromotion,
  publishPanel,
} from '../flows/releases.ts';
import { expectPage, signIn } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

// A release is mounted in a browser of its own before it is promoted.
test.setTimeout(240_000);
const CHECKED = { timeout: 150_000 };

test('RL-3 RL-4 RL-5 RL-6 RL-8 a release engineer composes, promotes, tries on some customers and rolls back', async ({
  page,
}) => {
  await openPageAs(page, 'release@example.com', '/release');
  const before = (await channelCard(page, 'Test 2').getByRole('link').first().getAttribute('title')) ?? '';
  await publishPanel(page, '1.0.92', ({ imports, entry }) => ({
    imports: { ...imports, '@tracking-console/panel-again': entry },
  }));
  const release = await composeWithPanel(page, '1.0.92');

  await test.step('promotes, after the checks', async () => {
    const promotion = await openPromotion(page, 'Test 2', release, 'The panel has a second name');
    await expectAccessible(page);
    await promotion.getByRole('button', { name: 'Promote' }).click();
    await expectDone(promotion);
    await expect(channelCard(page, 'Test 2')).toContainText('The panel has a second name');
    await expect(channelCard(page, 'Test 2').getByTitle(release)).toBeVisible();
  });

  await test.step('rolls back', async () => {
    const rollback = await openChannelMenu(page, 'Test 2', 'Roll back');
    await rollback.getByLabel('Reason').fill('One name is enough');
    await rollback.getByRole('button', { name: 'Roll back' }).click();
    await expect(rollback).toBeHidden();
    await expect(channelCard(page, 'Test 2').getByTitle(before)).toBeVisible();
  });

  await test.step('tries it on some customers, and ends that', async () => {
    const canary = await openChannelMenu(page, 'Test 2', 'Start a canary');
    await canary.getByLabel('Release that some customers get').selectOption(release);
    await canary.getByRole('slider').press('ArrowRight');
    await expect(canary.getByLabel(/^Share of the customers\W*$/)).toHaveValue('6');
    await canary.getByLabel('Reason').fill('Some customers first');
    await canary.getByRole('button', { name: 'Start a canary' }).click();
    await expectDone(canary);
    await expect(channelCard(page, 'Test 2')).toContainText('Canary at 6%');
    const end = await openChannelMenu(page, 'Test 2', 'End the canary');
    await end.getByLabel('Reason').fill('Enough is known');
    await end.getByRole('button', { name: 'End the canary' }).click();
    await expect(channelCard(page, 'Test 2').getByText('Stable', { exact: true })).toBeVisible();
  });

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('tab', { name: 'Test 2' }).click();
  for (const said of ['The panel has a second name', 'One name is enough', 'Some customers first', 'Enough is known'])
    await expect(page.getByRole('table', { name: 'History' })).toContainText(said);
  await expect(page.getByText(/History verified/)).toBeVisible();
});

test(
  'RL-5 a release with a damaged file is refused in plain words; a second person can let it through',
  FURTHER,
  async ({ page, browser, faults }) => {
    await openPageAs(page, 'release@example.com', '/release');
    await publishPanel(page, '1.0.93', ({ files, entry }) => ({
      files: { ...files, [entry]: { ...files[entry], integrity: `sha384-${'A'.repeat(64)}` } },
    }));
    const release = await composeWithPanel(page, '1.0.93');
    const promotion = await openPromotion(page, 'Test 2', release, 'The fix cannot wait');
    await promotion.getByRole('button', { name: 'Promote' }).click();
    const wrong = promotion.getByRole('list', { name: 'What is wrong' });
    await expect(wrong).toContainText('developer-panel', CHECKED);
    await expect(wrong).toContainText('/app/panel/');
    await expectAccessible(page);
    // The refusal is what this journey is about.
    const refusals = faults.splice(0);
    expect(refusals).not.toEqual([]);
    expect(refusals.filter((fault) => !fault.includes('422'))).toEqual([]);

    await promotion.getByLabel(/Skip the checks/).check();
    await promotion.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(promotion).toBeHidden();
    await expect(page.getByText('Someone else must approve this.')).toBeVisible();

    const other = await browser.newPage();
    await signIn(other, 'release2@example.com', '/release/channels');
    await other.getByRole('button', { name: 'Review' }).click();
    await expect(dialog(other).getByRole('list', { name: 'What is wrong' })).toContainText('/app/panel/');
    await dialog(other).getByRole('button', { name: 'Approve without the checks' }).click();
    await expect(dialog(other)).toBeHidden();
    await expect(channelCard(other, 'Test 2').getByTitle(release)).toBeVisible();
    await other.close();
  },
);

test(
  'RL-8 SH-8 the account menu of either console leads to the release page, which names releases by date and version',
  FURTHER,
  async ({ page, browser }) => {
    const openMenu = (of: Page) => of.getByRole('button', { name: 'Account menu' }).click();
    for (const path of ['/buyer/dashboard', '/api/dashboard']) {
      await openPageAs(page, 'release@example.com', path);
      await openMenu(page);
      await page.getByRole('menuitem', { name: 'Releases' }).click();
      await expectPage(page, 'Channels');
      await expect(page).toHaveTitle('Channels · Releases · Tracking Console');
    }
    await page.getByRole('navigation', { name: 'Releases' }).getByRole('link', { name: 'All releases' }).click();
    const production = page.getByRole('row', { name: /Production/ });
    await expect(production.getByRole('button', { name: 'Copy ID' })).toBeVisible();
    await production.getByRole('link', { name: /\d{4}.* · \d+\.\d+\.\d+/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Release .*\d{4}.* · \d+\.\d+\.\d+/ })).toBeVisible();

    const customer = await browser.newPage();
    await openPageAs(customer, BOTH, '/buyer/dashboard');
    await openMenu(customer);
    await expect(customer.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(customer.getByRole('menuitem', { name: 'Releases' })).toBeHidden();
    await customer.close();
  },
);

test('RL-8 AX-1 every section of the release page is accessible on real data', FURTHER, async ({ page }) => {
  await openPageAs(page, 'release@example.com', '/release/channels');
  for (const name of ['Channels', 'What runs where', 'All releases', 'Compare', 'History', 'Loads', 'Overrides']) {
    await page.getByRole('navigation', { name: 'Releases' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('[data-application="release-app"] [aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
});
