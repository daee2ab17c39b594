import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { BOTH, openAs, openPageAs } from '../flows/account.ts';
import { countRows, expectInvariants } from '../flows/invariants.ts';
import { expectPage, openPage } from '../flows/session.ts';
import { watchPage } from '../flows/watchedPage.ts';
import { type Deployment, startDeployment } from '../foreign/deployment.ts';
import { FURTHER, furtherIf } from '../further.ts';

const PORT = Number(process.env.E2E_PORT ?? 9300) + 5;

let deployment: Deployment | undefined;

test.use({ baseURL: `http://localhost:${PORT}` });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  deployment = await startDeployment(PORT);
});
test.afterAll(() => deployment?.end());

const VUE = {
  name: 'vue-app',
  at: '/vue',
  title: 'Vue application',
  heading: 'A page in Vue',
  dialog: 'Question of Vue',
};
const PLAIN = {
  name: 'plain-app',
  at: '/plain',
  title: 'Plain application',
  heading: 'A page in plain JavaScript',
  dialog: 'Plain question',
};

const application = (page: Page, name: string) => page.locator(`.application[data-application="${name}"]`);
const shown = (page: Page) => page.locator('#main > .application[data-visibility="shown"]');
const output = (page: Page, name: string, label: string) => application(page, name).locator(`[aria-label="${label}"]`);
const button = (page: Page, name: string) => shown(page).getByRole('button', { name, exact: true });

/** The text of an output, as a number, visible or not. */
const ticksOf = async (page: Page, name: string) => Number(await output(page, name, 'Ticks').textContent());

for (const { name, at, title, heading, dialog } of [VUE, PLAIN]) {
  // One framework runs by default; the other is a further case.
  test.describe(heading, furtherIf(name !== VUE.name), () => {
    test(`SA-20 ${at} stands in the frame, knows the customer and is accessible`, async ({ page }) => {
      await openPageAs(page, BOTH, at);
      await expectPage(page, heading);
      await expect(page).toHaveTitle(`${title} · Tracking Console`);
      await expect(output(page, name, 'Open identities')).toHaveText('BUYER, API');
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expectAccessible(page);
    });

    test(`SA-20 ${at} keeps what was typed while the buyer console is shown, and its timers pause`, async ({
      page,
    }) => {
      await page.clock.install();
      await openPageAs(page, BOTH, at);
      await shown(page).getByLabel('Note').fill('half a sentence');
      await expect.poll(() => ticksOf(page, name)).toBeGreaterThan(2);
      await openPage(page, 'Dashboard');
      await expectPage(page, 'Dashboard');
      const left = await ticksOf(page, name);
      await page.clock.runFor(600); // six ticks, if it went on
      expect(await ticksOf(page, name)).toBe(left);
      await page.goBack();
      await expectPage(page, heading);
      await expect(shown(page).getByLabel('Note')).toHaveValue('half a sentence');
      await expect.poll(() => ticksOf(page, name)).toBeGreaterThan(left);
    });

    test(`SA-20 ${at} has addresses of its own, and hears of no others`, FURTHER, async ({ page }) => {
      await openPageAs(page, BOTH, at);
      await button(page, 'Details').click();
      await expect(page).toHaveURL(`${at}/details`);
      await openPage(page, 'Dashboard');
      await expectPage(page, 'Dashboard');
      await expect(output(page, name, 'Path')).toHaveText(`${at}/details`);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(at);
      await expect(output(page, name, 'Path')).toHaveText(at);
      await page.goForward();
      await page.reload();
      await expect(output(page, name, 'Path')).toHaveText(`${at}/details`);
    });

    test(`SA-20 ${at} puts its popups where they come and go with it`, FURTHER, async ({ page }) => {
      await openPageAs(page, BOTH, at);
      await button(page, 'Ask').click();
      await expect(
        application(page, name).locator('.application-popups').getByRole('dialog', { name: dialog }),
      ).toBeVisible();
      await openPage(page, 'Dashboard');
      await expectPage(page, 'Dashboard');
      await expect(shown(page).getByRole('dialog', { name: dialog })).toHaveCount(0);
      await page.goBack();
      await shown(page).getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0);
    });

    test(`SA-20 ${at}-shadow stands in a shadow root with its popups, and leaves nothing`, async ({ page }) => {
      const shadowed = application(page, name.replace('-app', '-shadow'));
      await openPageAs(page, BOTH, `${at}-shadow`);
      await expect(shadowed.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await button(page, 'Ask').click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      expect(
        await shadowed.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('h1, [role=dialog]').length),
      ).toBe(2);
      expect(await page.evaluate(() => document.querySelectorAll('main h1, main [role=dialog]').length)).toBe(0);
      await openPage(page, 'Dashboard');
      await expectPage(page, 'Dashboard');
      await expect(shadowed).toHaveCount(0);
    });
  });
}

test('SA-20 styles of an application in a shadow root stay there', FURTHER, async ({ page }) => {
  const spacing = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).letterSpacing);
  await openPageAs(page, BOTH, '/vue-shadow');
  await expectPage(page, 'A page in Vue');
  expect(await spacing('.vue-heading')).toBe('3px');
  await page.evaluate(() =>
    document.getElementById('main')?.append(Object.assign(document.createElement('p'), { className: 'vue-heading' })),
  );
  expect(await spacing('#main > .vue-heading')).toBe('normal');
});

test(
  'SA-20 applications of two frameworks lead to each other and talk over the global channel',
  FURTHER,
  async ({ page }) => {
    await openPageAs(page, BOTH, '/vue');
    await button(page, 'Greet everybody').click();
    await button(page, 'Plain application').click();
    await expectPage(page, PLAIN.heading);
    await expect(page).toHaveURL('/plain/from-vue');
    await expect(output(page, 'plain-app', 'Heard')).toHaveText('Hello from Vue');
    await button(page, 'Greet everybody').click();
    await expect(output(page, 'plain-app', 'Heard')).toHaveText('Hello from plain JavaScript');
    // A hidden application gets its messages when it is shown.
    await expect(output(page, 'vue-app', 'Heard')).toHaveText('Hello from Vue');
    await button(page, 'Vue application').click();
    await expect(page).toHaveURL('/vue/from-plain');
    await expect(output(page, 'vue-app', 'Heard')).toHaveText('Hello from plain JavaScript');
  },
);

test('SA-18 SA-20 an address no application has is dropped and reported', FURTHER, async ({ page, faults }) => {
  await openPageAs(page, BOTH, '/vue');
  await button(page, 'Somewhere unknown').click();
  await expect
    .poll(() => faults.splice(0))
    .toEqual([expect.stringContaining('vue-app asked for an address it may not name')]);
  await button(page, 'Details').click();
  await expect(page).toHaveURL('/vue/details');
  await page.goBack();
  await expect(page).toHaveURL('/vue');
});

test('SA-20 each mounts a parcel of the other framework', FURTHER, async ({ page }) => {
  await openPageAs(page, BOTH, '/vue');
  const parcel = shown(page).getByRole('region', { name: 'Parcel' });
  await expect(parcel.getByRole('heading', { name: 'A parcel in plain JavaScript' })).toBeVisible();
  await parcel.getByRole('button', { name: 'Greet from the parcel' }).click();
  await expect(output(page, 'vue-app', 'Heard')).toHaveText('Hello from the parcel');
  await button(page, 'Plain application').click();
  await expect(parcel.getByRole('heading', { name: 'A parcel in Vue, for /plain' })).toBeVisible();
  await parcel.getByRole('button', { name: 'Count in Vue' }).click();
  await expect(parcel.getByLabel('Counted in Vue')).toHaveText('1');
});

test('SA-20 the buyer console shows a parcel in Vue on its own page', FURTHER, async ({ page }) => {
  await openAs(page, BOTH, '/buyer/userinfo');
  await expect(page.getByRole('heading', { name: 'A parcel in Vue, for /buyer' })).toBeVisible();
  await button(page, 'Count in Vue').click();
  await expect(page.getByLabel('Counted in Vue')).toHaveText('1');
  await openPage(page, 'Dashboard');
  await expectPage(page, 'Dashboard');
  await expect(page.getByLabel('Counted in Vue')).toHaveCount(0);
});

test('RT-8 SA-20 who lacks its identity sees the 401 page, and every other application', FURTHER, async ({ page }) => {
  await openPageAs(page, 'api@example.com', '/vue');
  await expectPage(page, '401 Unauthorized');
  await expect(page.getByRole('heading', { name: VUE.heading })).toHaveCount(0);
  await page.goto('/plain');
  await expectPage(page, PLAIN.heading);
});

test('SA-21 an application of an older contract mounts', FURTHER, async ({ page }) => {
  await openPageAs(page, BOTH, '/older');
  await expectPage(page, 'An older page under /older');
  await openPage(page, 'Dashboard');
  await expectPage(page, 'Dashboard');
  await expect(application(page, 'older-app')).toHaveCount(0);
});

test('SA-21 F-18 one that needs what the page does not offer says so, and the frame goes on', async ({
  page,
  faults,
}) => {
  await watchPage(page);
  await openPageAs(page, BOTH, '/demanding');
  const rows = await countRows(page);
  const card = page.getByRole('alert').filter({ hasText: 'demanding-app is not available' });
  await expect(card).toContainText('It is an incompatible version.');
  await expect(card).toContainText('The module needs "holograms", which this page does not offer.');
  await page.keyboard.press('Tab'); // nothing has had the focus in a page that was just loaded
  // This deployment has no reporter: errors go to the browser's console.
  await expectInvariants(page, { rows });
  expect(faults.splice(0)).toEqual([expect.stringContaining('holograms')]);
  await openPage(page, 'Dashboard');
  await expectPage(page, 'Dashboard');
});
