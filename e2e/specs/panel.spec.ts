import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { changePage, configured } from '../flows/changedPage.ts';
import { numbersBox, switchTo } from '../flows/consoles.ts';
import { breakFiles, module, standIn } from '../flows/faults.ts';
import { localStandIn, startLocalMachine } from '../flows/localMachine.ts';
import { BUYER_APP, openWithGrant, override } from '../flows/overrides.ts';
import { expectPage } from '../flows/session.ts';
import { DRAFT } from '../flows/shipments.ts';
import { withStandIns } from '../flows/standIns.ts';
import { FURTHER, furtherIf } from '../further.ts';

/** A user with a grant for local modules has the panel. */
const openConsole = (page: Page, path = '/buyer/dashboard') => openWithGrant(page, 'panel', [BUYER_APP], path);

const opener = (page: Page) => page.getByRole('button', { name: 'Developer panel' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Developer panel' });
const row = (page: Page, name: string) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const action = (page: Page, name: string, what: string) =>
  panel(page).getByRole('button', { name: `${what} ${name}`, exact: true });
const console_ = (page: Page, name: string) => page.locator(`.application[data-application="${name}"]`);

async function openPanel(page: Page, path = '/buyer/dashboard') {
  await openConsole(page, path);
  await expectPage(page, 'Dashboard');
  await opener(page).click();
}

test('SA-12 a developer sees every application, its state, version and times', async ({ page }) => {
  await openPanel(page);
  await expect(row(page, 'buyer-app')).toContainText(/mounted.*shown.*\d+\.\d+\.\d+.*\d+ ms.*\d+ ms/);
  await expect(row(page, 'shell')).toContainText('mounted');
  await expect(row(page, 'pay-callback')).toContainText(/\d+\.\d+\.\d+/);
  // The other console is prefetched out of sight.
  await expect(row(page, 'api-app')).toContainText(/mounted.*hidden/, { timeout: 15_000 });
  await expect(panel(page).getByRole('list', { name: 'Events' })).toContainText('api-app');
});

test('SA-17 the panel shows the messages of the page and its applications', FURTHER, async ({ page }) => {
  await openPanel(page);
  await expect(panel(page).getByRole('list', { name: 'Messages' })).toContainText('To buyer-app');
});

test('SA-12 a developer unmounts, mounts, unloads and reloads an application', async ({ page }) => {
  await openPanel(page);
  await action(page, 'buyer-app', 'Unmount').click();
  await expect(console_(page, 'buyer-app')).toHaveCount(0);
  await expect(row(page, 'buyer-app')).not.toContainText('mounted');
  await action(page, 'buyer-app', 'Mount').click();
  await expectPage(page, 'Dashboard');

  await action(page, 'buyer-app', 'Unload').click();
  await expect(console_(page, 'buyer-app')).toHaveCount(0);
  await action(page, 'buyer-app', 'Reload').click();
  await expectPage(page, 'Dashboard');
  await expect(row(page, 'buyer-app')).toContainText(/mounted.*shown/);
});

test('SA-12 an application mounted by hand at another address stays out of sight', FURTHER, async ({ page }) => {
  await openPanel(page);
  await expect(row(page, 'api-app')).toContainText(/mounted.*hidden/, { timeout: 15_000 });
  await action(page, 'api-app', 'Unmount').click();
  await expect(row(page, 'api-app')).not.toContainText('mounted');
  await action(page, 'api-app', 'Reload').click();
  await expect(row(page, 'api-app')).toContainText(/mounted.*hidden/);
  await expectPage(page, 'Dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Switch to API' }).click();
  await expect(page).toHaveURL('/api/dashboard');
  await expect(console_(page, 'api-app').getByRole('heading', { level: 1 })).toBeVisible();
});

/** Replaces the panel and leaves the runtime where a journey can reach it. */
const RUNTIME = `System.register([], (give) => ({ execute() {
  give({ startPanel: ({ runtime }) => Object.assign(window, { runtime }) });
} }));`;

interface Entry {
  name: string;
}
interface Registry {
  entries: () => Entry[];
  register: (entries: Entry[]) => void;
  enter: (entry: Entry, props: object) => void;
}

/** The runtime's errors for an application of this name with `change` applied. */
const refusals = (page: Page, name: string, change: object) =>
  page.evaluate(
    ([name, change]) => {
      const { runtime } = window as unknown as { runtime: Registry };
      const entry = runtime.entries().find((known) => known.name === name);
      if (!entry) throw new Error(`The page has no ${name}.`);
      const other = { ...entry, ...change };
      return [() => runtime.register([other]), () => runtime.enter(other, {})].map((attempt) => {
        try {
          return attempt();
        } catch (error) {
          return String(error);
        }
      });
    },
    [name, change] as const,
  );

test(
  'SA-3 SA-11 a hidden and a running application keep their urls, and neither is disturbed by another one',
  FURTHER,
  async ({ page }) => {
    await changePage(page, withStandIns());
    await breakFiles(page, /\/app\/panel\//, module(RUNTIME));
    await openConsole(page);
    await numbersBox(page).fill(DRAFT);
    await switchTo(page, 'API');
    await expect(console_(page, 'api-app')).toHaveAttribute('data-visibility', 'shown');
    await expect.poll(() => page.evaluate(() => 'runtime' in window)).toBe(true);
    const url = '/app/other.js';
    const conflict = (name: string, what: string) =>
      new RegExp(
        `^ConflictError: "${name}" of ${url} .* would replace the ${what} "${name}" of @tracking-console/${name}`,
      );
    for (const [name, what] of [
      ['buyer-app', 'hidden'],
      ['api-app', 'running'],
    ] as const) {
      const matching = expect.stringMatching(conflict(name, what));
      expect(await refusals(page, name, { url })).toEqual([matching, matching]);
    }
    const twice = expect.stringContaining('is already in the page as');
    expect(await refusals(page, 'api-app', { place: 'shell' })).toEqual([twice, twice]);
    await expectPage(page, 'Dashboard');
    await switchTo(page, 'buyer');
    await expect(numbersBox(page)).toHaveValue(DRAFT);
    await expect(numbersBox(page)).toBeFocused();
  },
);

test(
  'SA-11 an application that has been unmounted makes way for another url of its name, and both run once',
  FURTHER,
  async ({ page }) => {
    const url = '/app/other.js';
    await changePage(page, (html) =>
      configured({ applications: [{ name: 'api-app', prefetch: 1, options: { 'keep-alive': false } }] })(
        withStandIns(url)(html),
      ),
    );
    await breakFiles(page, /\/app\/panel\//, module(RUNTIME));
    const first = 'window.others = (window.others ?? 0) + 1;';
    const other = await breakFiles(page, /\/app\/other\.js$/, module(standIn({ first })));
    await openConsole(page);
    await expect.poll(() => page.evaluate(() => 'runtime' in window)).toBe(true);
    await switchTo(page, 'API');
    await expectPage(page, 'Dashboard');
    await switchTo(page, 'buyer');
    await expectPage(page, 'Dashboard');
    await expect(console_(page, 'api-app')).toHaveCount(0);
    await page.evaluate((url) => {
      const { runtime } = window as unknown as { runtime: Registry }; // the stand-in's
      const entry = runtime.entries().find(({ name }) => name === 'api-app');
      if (entry) runtime.register([Object.assign({}, entry, { url })]);
    }, url);
    for (const time of [1, 2]) {
      await switchTo(page, 'API');
      await expect(page.getByRole('heading', { name: 'Stand-in of api-app' }), `time ${time}`).toBeVisible();
      await expect(console_(page, 'api-app')).toHaveCount(1);
      await switchTo(page, 'buyer');
      await expectPage(page, 'Dashboard');
    }
    expect(other.asked()).toBe(1);
    expect(await page.evaluate(() => Reflect.get(window, 'others'))).toBe(1);
  },
);

test('OV-3 the panel says which module is a developer’s own', FURTHER, async ({ page }) => {
  await openConsole(page);
  const machine = await startLocalMachine(localStandIn);
  await override(page, BUYER_APP, machine.url);
  await page.reload();
  await opener(page).click();
  await expect(row(page, 'buyer-app')).toContainText('overridden');
  await expect(row(page, 'api-app')).not.toContainText('overridden');
  await machine.end();
});

test('AX-10 the panel’s button covers nothing of the menu', FURTHER, async ({ page }) => {
  await openConsole(page);
  await expect(opener(page)).toBeVisible();
  await page.getByRole('complementary', { name: 'Menu' }).getByRole('button', { name: 'More' }).click({ trial: true });
  const menu = await page.getByRole('complementary', { name: 'Menu' }).boundingBox();
  const button = await opener(page).boundingBox();
  expect(button?.x).toBeGreaterThanOrEqual((menu?.x ?? 0) + (menu?.width ?? 0));
});

test('AX-11 the panel is worked by keyboard alone and gives the focus back', FURTHER, async ({ page }) => {
  await openConsole(page);
  await expectPage(page, 'Dashboard');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Applications of this page' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await action(page, 'buyer-app', 'Unmount').focus();
  await page.keyboard.press('Enter');
  await expect(console_(page, 'buyer-app')).toHaveCount(0);
  await expect(action(page, 'buyer-app', 'Unmount')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(panel(page).getByRole('table')).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 375]) {
    test(
      `AX-9 the panel is accessible in the ${theme} theme at ${width} px`,
      furtherIf(theme !== 'dark' || width !== 375),
      async ({ page, baseURL }) => {
        await page.context().addCookies([{ name: 'tc_theme', value: theme, url: baseURL ?? '' }]);
        await page.setViewportSize({ width, height: 800 });
        await openPanel(page);
        await expect(row(page, 'buyer-app')).toContainText('mounted');
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      },
    );
  }
}
