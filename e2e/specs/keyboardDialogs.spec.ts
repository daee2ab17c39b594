import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BOTH, dialog, NEW, openPageAs, PENDING } from '../flows/account.ts';
import { THEMES } from '../flows/looks.ts';
import { holdFiles } from '../flows/rendering.ts';
import { signIn } from '../flows/session.ts';
import { countFocusable, expectReadingOrder, expectVisible, namesOf, tabThrough } from '../flows/tabbing.ts';
import { FURTHER, furtherIf } from '../further.ts';

test.describe.configure({ mode: 'parallel' });

for (const theme of THEMES) {
  test(
    `DG-1 AX-1 AX-11 the company dialog keeps the focus inside and has a way out, ${theme}`,
    furtherIf(theme === 'dark'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await openPageAs(page, NEW, '/api/dashboard');
      const opener = page.getByRole('button', { name: 'Track by API' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeFocused();
      const stops = await tabThrough(page, ({ name }) => name === 'Register and get 100 credits');
      expect(namesOf(stops).map((name) => name.replace(/ ?\*$/, ''))).toEqual([
        'Company name',
        'Website',
        'Phone number',
        'Tell us how you want to use it',
        expect.stringContaining('I agree'),
        expect.stringContaining('terms of service'),
        expect.stringContaining('privacy policy'),
        'Not now',
        'Register and get 100 credits',
      ]);
      expect(stops).toHaveLength(await countFocusable(page, '[role=dialog]'));
      expectReadingOrder(stops);
      expectVisible(stops);

      const name = page.getByRole('textbox', { name: 'Company name' });
      await page.keyboard.press('Tab');
      await expect(name).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: 'Register and get 100 credits' })).toBeFocused();
      await name.fill('Example Trading');
      await page.keyboard.press('Escape');
      await expect(name).toHaveValue('Example Trading');
      await page.getByRole('button', { name: 'Not now' }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  test(
    `DG-2 AX-2 AX-11 the policy dialog keeps the focus inside, and Escape does not close it, ${theme}`,
    FURTHER,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await openPageAs(page, PENDING, '/buyer/settings');
      await expect(dialog(page).getByRole('button', { name: 'Confirm' })).toBeEnabled();
      await expect(dialog(page)).toBeFocused();
      const stops = await tabThrough(page, ({ name }) => name === 'Confirm');
      expect(namesOf(stops)).toEqual([
        expect.stringContaining('terms of service'),
        expect.stringContaining('privacy policy'),
        'Sign out',
        'Confirm',
      ]);
      expectReadingOrder(stops);
      expectVisible(stops);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toContainText('terms of service');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeVisible();
    },
  );
}

test(
  'DG-2 AX-2 ID-6 someone who does not accept the policy leaves with the keyboard alone',
  FURTHER,
  async ({ page }) => {
    await signIn(page, PENDING, '/buyer/settings'); // a session of its own, because this one ends it
    const quit = dialog(page).getByRole('button', { name: 'Sign out' });
    await expect(dialog(page)).toBeFocused();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(quit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user\/en\?gb=/);
  },
);

for (const [title, path, opener] of [
  [
    'PG-2c AX-1 the drawer of the filters',
    '/buyer/shipment',
    (page: Page) => page.getByRole('button', { name: 'Filters' }),
  ],
  [
    'MN-3 AX-1 the drawer of a tracked number',
    '/api/tracking',
    (page: Page) => page.getByRole('table').getByRole('link').first(),
  ],
] as const) {
  test(`${title} keeps the focus inside and gives it back`, furtherIf(path !== '/buyer/shipment'), async ({ page }) => {
    await openPageAs(page, BOTH, path);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(
      dialog(page)
        .locator(':focus')
        .or(dialog(page).and(page.locator(':focus'))),
    ).toHaveCount(1);
    const stops = await countFocusable(page, '[role=dialog]');
    const left: string[] = [];
    const keys = [...Array<string>(stops + 2).fill('Tab'), 'Shift+Tab', 'Shift+Tab', 'Shift+Tab'];
    let from = '';
    for (const [step, key] of keys.entries()) {
      await page.keyboard.press(key);
      const { tag, isInside } = await page.evaluate(describeFocused);
      if (!isInside) left.push(`${key}, press ${step + 1}: from ${from} to ${tag}`);
      from = tag;
    }
    expect(left).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test('PG-2c AX-1 Tab leads on to a field whose searching kind came just before', FURTHER, async ({ page }) => {
  await page.addInitScript(delayRendering);
  await openPageAs(page, BOTH, '/buyer/shipment');
  const letGo = await holdFiles(page, /\/app\/ui\/[^/]+\/\d+\.[0-9a-f]+\.js$/);
  const asked = page.waitForRequest(/\/app\/ui\//);
  await page.getByRole('button', { name: 'Filters' }).click();
  const plain = dialog(page).locator('select:visible');
  await expect(plain).toHaveCount(5);
  await plain.first().focus();
  await asked;
  await page.evaluate(() => {
    window.rendersLate = 60_000; // longer than this test
  });
  letGo();
  await expect(plain, 'all that can be searched, but the one in use').toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('combobox').nth(1)).toBeFocused();
  await expect(plain).toHaveCount(1);
});

for (const [name, email, path] of [
  ['DG-1', NEW, '/api/dashboard'],
  ['DG-2', PENDING, '/buyer/settings'],
] as const) {
  test(
    `${name} AX-9 the dialog reflows at 320 px and at 400 % without sideways scrolling`,
    FURTHER,
    async ({ page }) => {
      await openPageAs(page, email, path);
      if (name === 'DG-1') await page.getByRole('button', { name: 'Track by API' }).click();
      await expect(dialog(page)).toBeVisible();
      for (const size of [
        { width: 320, height: 640 },
        { width: 320, height: 256 }, // 1280 × 1024 at 400 %
      ]) {
        await page.setViewportSize(size);
        const controls = dialog(page).locator('a, button, input, textarea');
        for (const control of await controls.all()) {
          await control.scrollIntoViewIfNeeded();
          await expect(control).toBeInViewport({ ratio: 0.9 });
          await control.click({ trial: true });
        }
        expect(await sidewaysScroll(page)).toEqual([]);
      }
    },
  );
}

declare global {
  interface Window {
    /** In ms. */
    rendersLate?: number;
  }
}

/** Runs in the page. Delays React's scheduled rendering, which starts with a message to itself. */
function delayRendering() {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    setTimeout(() => postMessage.call(this, message), window.rendersLate ?? 0);
  };
}

/** Runs in the page. */
function describeFocused() {
  const { activeElement } = document;
  const alone = activeElement?.cloneNode() as Element | undefined; // of an element
  return { tag: alone?.outerHTML ?? 'nothing', isInside: Boolean(activeElement?.closest('[role=dialog]')) };
}

/** Everything in the page that could be scrolled sideways. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] *')]
      .filter((box) => box.scrollWidth > box.clientWidth && box.clientWidth > 1)
      .filter((box) => box === document.documentElement || getComputedStyle(box).overflowX !== 'visible')
      .map((box) => `${box.localName}.${box.className}: ${box.scrollWidth} > ${box.clientWidth}`),
  );
