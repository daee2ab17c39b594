import type { Page } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { openAs } from '../flows/account.ts';
import { changePage, configured } from '../flows/changedPage.ts';
import { ACCOUNT, expectShown, numbersBox, switchTo } from '../flows/consoles.ts';
import { breakFiles, ENTRY, module, slow, standIn } from '../flows/faults.ts';
import { shownRoot } from '../flows/invariants.ts';
import { openPage } from '../flows/session.ts';
import { DRAFT } from '../flows/shipments.ts';
import { withStandIns } from '../flows/standIns.ts';

/** Has shipments to scroll through. */
const BOTH = 'both@example.com';

const hidden = (page: Page, name: string) => page.locator(`[data-application="${name}"]`);

const optionsOf = (name: string, options: object) => configured({ applications: [{ name, prefetch: 1, options }] });

test('SA-2 SA-11 a console that is shown again has its text, its place and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openAs(page, BOTH, '/buyer/dashboard');
  await expect(shownRoot(page).getByRole('link', { name: 'Show all' }).first()).toBeVisible();
  await numbersBox(page).fill(DRAFT);
  await page.evaluate(() => scrollTo(0, 300));
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'Dashboard');
  await openPage(page, 'Tracking');
  await expectShown(page, 'api-app', 'Tracking');
  await switchTo(page, 'buyer');
  await expectShown(page, 'buyer-app', 'Dashboard');
  await expect(numbersBox(page)).toHaveValue(DRAFT);
  await expect(numbersBox(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await switchTo(page, 'API');
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
  await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
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

test('SA-2 hidden before its source has come, a console is unmounted', async ({ page }) => {
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

const COUNTED = standIn({ first: 'window.runs = (window.runs ?? 0) + 1;' });
const runs = (page: Page) => page.evaluate(() => Reflect.get(window, 'runs'));

for (const [options, wanted, words] of [
  [{ 'keep-alive': true }, 1, 'typed'],
  [{ 'keep-alive': false }, 1, ''],
  [{ 'keep-alive': true, destroy: true }, 2, ''],
] as const) {
  test(`SA-11 coming back with ${JSON.stringify(options)} has run the module ${wanted} times`, async ({ page }) => {
    await changePage(page, (html) => optionsOf('api-app', options)(withStandIns()(html)));
    const { asked } = await breakFiles(page, ENTRY['api-app'], module(COUNTED));
    await openAs(page, ACCOUNT, '/buyer/dashboard');
    await switchTo(page, 'API');
    await expectShown(page, 'api-app', 'Stand-in of api-app');
    await shownRoot(page).getByLabel('Words').fill('typed');
    await switchTo(page, 'buyer');
    await expectShown(page, 'buyer-app', 'Dashboard');
    await switchTo(page, 'API');
    await expectShown(page, 'api-app', 'Stand-in of api-app');
    await expect(shownRoot(page).getByLabel('Words')).toHaveValue(words);
    expect(await runs(page)).toBe(wanted);
    expect(asked()).toBe(wanted);
  });
}

const SPEAKS = `async ({ platform, name, domElement }) => {
  const line = platform.messages.application(name);
  const add = (tag, textContent) => domElement.append(Object.assign(document.createElement(tag), { textContent }));
  add('h1', 'Stand-in of ' + name);
  add('p', 'met' in line.data() ? 'known' : 'new');
  await platform.messages.host(name).send({ met: true });
}`;

for (const [clearData, word] of [
  [false, 'known'],
  [true, 'new'],
] as const) {
  test(`SA-11 with clear-data ${clearData} what was said before is ${word} to the next mount`, async ({ page }) => {
    const options = { 'keep-alive': false, 'clear-data': clearData };
    await changePage(page, (html) => optionsOf('api-app', options)(withStandIns()(html)));
    await breakFiles(page, ENTRY['api-app'], module(standIn({ mount: SPEAKS })));
    await openAs(page, ACCOUNT, '/buyer/dashboard');
    await switchTo(page, 'API');
    await expect(shownRoot(page).getByText('new')).toBeVisible();
    await switchTo(page, 'buyer');
    await expectShown(page, 'buyer-app', 'Dashboard');
    await switchTo(page, 'API');
    await expect(shownRoot(page).getByText(word, { exact: true })).toBeVisible();
  });
}
