import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openAs } from '../flows/account.ts';
import { configured } from '../flows/changedPage.ts';
import { countRows, expectInvariants } from '../flows/invariants.ts';
import { configurePage, receivedEvents } from '../flows/reports.ts';
import { openPage } from '../flows/session.ts';
import { postalNumber } from '../flows/shipments.ts';
import { watchPage } from '../flows/watchedPage.ts';
import { FURTHER } from '../further.ts';

type Options = Record<string, boolean>;

/** The element of the buyer console: its container, whose shadow root locators pierce, or its frame. */
type Area = Locator | FrameLocator;

const CONTAINER = '[data-application="buyer-app"]';
/** Holds both identities; only these journeys use its shipments. */
const ACCOUNT = 'release2@example.com';

const FRAME = `${CONTAINER} > iframe`;
const areaOf = (page: Page, { iframe }: Options): Area => (iframe ? page.frameLocator(FRAME) : page.locator(CONTAINER));

async function openIsolated(page: Page, options: Options, path = '/buyer/dashboard') {
  await configurePage(page, { applications: [{ name: 'buyer-app', options }] });
  await openAs(page, ACCOUNT, path);
  const area = areaOf(page, options);
  await expect(heading(area)).toBeVisible();
  return area;
}

const heading = (area: Area, name?: string) => area.getByRole('heading', { level: 1, ...(name && { name }) });

/** It stays within the visible part of the window. */
async function expectSeen(page: Page, popup: Locator) {
  await expect(popup).toBeVisible();
  const box = await popup.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

async function addNumbers(area: Area, first: number, count: number) {
  const numbers = Array.from({ length: count }, (_, index) => postalNumber(first + index));
  await area.getByRole('textbox', { name: 'Tracking numbers' }).fill(numbers.join('\n'));
  await area.getByRole('button', { name: `Track ${count} numbers` }).click();
  await expect(area.getByText(`${count} numbers have been added.`).first()).toBeVisible();
}

async function searchFor(page: Page, area: Area, number: string) {
  await openPage(page, 'Tracking');
  await expect(heading(area, 'Tracking')).toBeFocused();
  await area.getByRole('searchbox', { name: 'Search shipments' }).fill(number);
  await expect(page).toHaveURL(new RegExp(number));
  await expect(area.getByRole('link', { name: new RegExp(number) })).toHaveCount(1);
}

/** A row's menu: inside, in sight, by keyboard, and the focus returns. */
async function useRowMenu(page: Page, area: Area, number: string) {
  const button = area.getByRole('button', { name: `Actions for ${number}` }).first();
  await button.click();
  const menu = area.getByRole('menu');
  await expectSeen(page, menu);
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(area.getByRole('menuitem', { name: 'Archive' })).toHaveCount(0);
  await expect(page.getByRole('menu')).toBeVisible();
  await heading(area).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** The dialog: inside, in sight, Tab goes round, and the focus returns. */
async function useDialog(page: Page, area: Area) {
  const opener = area.getByRole('button', { name: 'Add numbers' }).first();
  await opener.click();
  const dialog = area.getByRole('dialog', { name: 'Add tracking numbers' });
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await expectSeen(page, dialog);
  await dialog.getByRole('textbox').first().fill(postalNumber(74000009));
  await expect(dialog.getByRole('combobox').first()).toBeVisible();
  await expectSeen(page, dialog);
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** The shell's shortcut from inside, never while typing; the list's own, and j and k on its rows. */
async function useShortcuts(page: Page, area: Area) {
  const sidebar = () => page.evaluate(() => document.documentElement.dataset.shell);
  await heading(area).focus();
  const before = await sidebar();
  await page.keyboard.press('Control+b');
  await expect.poll(sidebar).not.toBe(before);
  await page.keyboard.press('Control+b');
  await expect.poll(sidebar).toBe(before);
  await page.keyboard.press('/');
  const search = area.getByRole('searchbox', { name: 'Search shipments' });
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+b');
  expect(await sidebar()).toBe(before);
  await heading(area).focus();
  await page.keyboard.press('j');
  const links = area.locator('tbody tr a[href]');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.first()).toBeFocused();
}

/** A day at the list, then a shipment, back, and the address of it opened again. */
async function expectHistory(page: Page, area: Area, number: string) {
  await area.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page).toHaveURL(/\/buyer\/shipment\/\d+/);
  await expect(area.getByRole('region', { name: /Journey/ })).toBeVisible();
  await expect(heading(area)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(area.getByRole('searchbox', { name: 'Search shipments' })).toHaveValue(number);
  await page.goForward();
  await expect(area.getByRole('region', { name: /Journey/ })).toBeVisible();
  await page.reload();
  await expect(area.getByRole('region', { name: /Journey/ })).toBeVisible();
  await page.goBack();
  await expect(area.getByRole('searchbox', { name: 'Search shipments' })).toHaveValue(number);
}

/** Kept alive: the typed text is still there on return. */
async function expectKept(page: Page, area: Area) {
  await openPage(page, 'Dashboard');
  const box = area.getByRole('textbox', { name: 'Tracking numbers' });
  await box.fill('typed and not yet sent');
  await page.getByRole('button', { name: 'Switch to API' }).first().click();
  await expect(page).toHaveURL('/api/dashboard');
  await expect(
    page.locator('[data-application="api-app"]').getByRole('heading', { level: 1, name: 'Dashboard' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Switch to buyer' }).first().click();
  await expect(page).toHaveURL('/buyer/dashboard');
  await expect(box).toBeVisible();
  await expect(box).toHaveValue('typed and not yet sent');
  await expect(box).toBeFocused();
}

/** What the page looks like does not stop at the border. */
async function expectTheme(page: Page, area: Area) {
  const ground = () => area.locator('.application-root h1').evaluate((element) => getComputedStyle(element).color);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(light);
}

async function aDayAt(page: Page, area: Area, serial: number) {
  const number = postalNumber(serial);
  await addNumbers(area, serial, 3);
  await expectTheme(page, area);
  await searchFor(page, area, number);
  await useRowMenu(page, area, number);
  await useDialog(page, area);
  await expectHistory(page, area, number);
  await area.getByRole('searchbox', { name: 'Search shipments' }).fill('');
  await expect.poll(() => area.locator('tbody tr a[href]').count()).toBeGreaterThan(2);
  await useShortcuts(page, area);
  await expectKept(page, area);
}

test('SA-1 shadowDOM: the buyer console works in a shadow root', FURTHER, async ({ page }) => {
  test.slow();
  const area = await openIsolated(page, { shadowDOM: true });
  await expect(page.locator('[data-application="buyer-app"] .application-root h1')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('#main .application-root'))).toBeNull();
  await aDayAt(page, area, 74000100);
});

test(
  'SA-1 inline: the buyer console runs from an inline script, its dependencies from the import map',
  FURTHER,
  async ({ page }) => {
    test.slow();
    const scripts: { url: string; hasSourceURL?: boolean }[] = [];
    const debug = await page.context().newCDPSession(page);
    debug.on('Debugger.scriptParsed', (script) => scripts.push(script));
    await debug.send('Debugger.enable');
    const area = await openIsolated(page, { inline: true });
    const named = () =>
      scripts.filter(({ url }) => /\/buyer-app\.[^/]+\.js$/.test(url)).map(({ hasSourceURL }) => hasSourceURL);
    // The debugger reports a script asynchronously, often after the page shows what the script rendered.
    await expect.poll(named).toEqual([true]);
    await debug.detach();
    await aDayAt(page, area, 74000200);
  },
);

test(
  'SA-1 iframe: the buyer console works in a frame with the store, the router and the address of the page',
  FURTHER,
  async ({ page }) => {
    test.slow();
    const area = await openIsolated(page, { iframe: true });
    const frame = page.locator(FRAME);
    await expect(frame).toHaveAttribute('title', /Dashboard/);
    await aDayAt(page, area, 74000300);
  },
);

test(
  'SA-1 iframe: the frame is as tall as what it holds and scrolls with the page; a dialog stands where people look',
  FURTHER,
  async ({ page }) => {
    const area = await openIsolated(page, { iframe: true });
    await addNumbers(area, 74000400, 20);
    await openPage(page, 'Tracking');
    const frame = page.locator(FRAME);
    await expect.poll(() => area.locator('tbody tr').count()).toBeGreaterThan(15);
    const heights = () =>
      frame.evaluate((element: HTMLIFrameElement) => {
        const root = element.contentDocument?.querySelector('.application-root');
        const scrolling = element.contentDocument?.documentElement;
        const overflow = (scrolling?.scrollHeight ?? 0) - (scrolling?.clientHeight ?? 0);
        return { frame: element.offsetHeight, content: root?.getBoundingClientRect().height, overflow };
      });
    await expect.poll(async () => Math.abs(((await heights()).content ?? 0) - (await heights()).frame)).toBeLessThan(2);
    expect((await heights()).overflow).toBe(0);
    expect((await heights()).frame).toBeGreaterThan(800);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await area
      .locator('tbody tr')
      .last()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await expectSeen(page, area.getByRole('menu'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await expect(area.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await expectSeen(page, area.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await area.locator('h1').focus();
    await page.getByRole('link', { name: 'Archived', exact: true }).first().click();
    await expect(heading(area, 'Archived')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test(
  'SA-1 iframe: Tab walks from the menu into the frame and on, and Alt+T goes to the toast and back',
  FURTHER,
  async ({ page }) => {
    const area = await openIsolated(page, { iframe: true }, '/buyer/shipment');
    await page.getByRole('button', { name: 'Account menu' }).focus();
    const inFrame = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
    for (let stops = 0; stops < 12 && !(await inFrame()); stops += 1) await page.keyboard.press('Tab');
    expect(await inFrame()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await inFrame()).toBe(false);
    const add = area.getByRole('button', { name: 'Add numbers' }).first();
    await add.click();
    const dialog = area.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(postalNumber(74000010));
    await dialog.getByRole('button', { name: 'Track 1 number' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
    const opener = area.getByRole('button', { name: /^Actions for / }).first();
    await opener.click();
    await area.getByRole('menuitem', { name: 'Refresh' }).click();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Alt+t');
    const toast = page.getByRole('region', { name: 'Messages' }).getByRole('button').last();
    await expect(toast).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },
);

test('SA-1 ER-7 iframe: what is thrown inside reaches the reporter', FURTHER, async ({ page, request, faults }) => {
  await openIsolated(page, { iframe: true });
  const inside = page.frames().find((frame) => frame !== page.mainFrame());
  await inside?.evaluate(() => setTimeout(() => Promise.reject(new Error('thrown inside the frame'))));
  const values = async () =>
    (await receivedEvents(request)).flatMap(({ exception }) => exception?.values.map(({ value }) => value) ?? []);
  await expect.poll(values, { timeout: 20_000 }).toContain('thrown inside the frame');
  expect(faults.splice(0).filter((fault) => !fault.includes('thrown inside the frame'))).toEqual([]);
});

for (const option of ['inline', 'iframe'] as const)
  test(
    `SA-1 F-1 ${option}: a source that cannot be had is the card, and Retry runs it`,
    FURTHER,
    async ({ page, faults }) => {
      const source = /\/buyer-app\.[^/]+\.js$/;
      await watchPage(page);
      await page.route(source, (route) => route.fulfill({ status: 503, body: '' }));
      await configurePage(page, { applications: [{ name: 'buyer-app', options: { [option]: true } }] });
      await openAs(page, ACCOUNT, '/buyer/dashboard');
      const area = areaOf(page, { iframe: option === 'iframe' });
      await expect(area.getByRole('heading', { name: 'The buyer console is not available' })).toBeFocused();
      const rows = await countRows(page);
      const reported = [{ application: 'buyer-app', reason: 'status' }];
      await expectInvariants(page, { rows, reported });
      await page.unroute(source);
      faults.splice(0);
      await area.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(area, 'Dashboard')).toBeFocused();
      await expectInvariants(page, { rows, reported });
    },
  );

test(
  'SA-1 shadowDOM with destroy: leaving takes everything away, and coming back begins again',
  FURTHER,
  async ({ page }) => {
    const area = await openIsolated(page, { shadowDOM: true, destroy: true });
    const host = page.locator(CONTAINER);
    await host.evaluate((element) => element.setAttribute('data-first', ''));
    await page.getByRole('button', { name: 'Switch to API' }).first().click();
    await expect(page).toHaveURL('/api/dashboard');
    await expect(host).toHaveCount(0);
    await page.getByRole('button', { name: 'Switch to buyer' }).first().click();
    await expect(heading(area, 'Dashboard')).toBeVisible();
    await expect(host).toHaveCount(1);
    await expect(host).not.toHaveAttribute('data-first');
  },
);

for (const options of [{ shadowDOM: true }, { iframe: true }] as const)
  test(
    `SA-1 RT-5 ${Object.keys(options)}: a page of the account module stands inside and works`,
    FURTHER,
    async ({ page }) => {
      const area = await openIsolated(page, options, '/buyer/userinfo');
      await expect(heading(area, 'Account')).toBeVisible();
      await expect(area.getByRole('combobox', { name: 'Language' })).toBeVisible();
      await area.getByRole('button', { name: 'Copy Email' }).click();
      await expect(area.getByRole('status').filter({ hasText: /copied/i })).toHaveCount(1);
    },
  );

test('SA-19 SA-1 iframe: one that was mounted ahead is shown as it stands', FURTHER, async ({ page }) => {
  await configurePage(page, { applications: [{ name: 'buyer-app', options: { iframe: true } }] });
  await openAs(page, ACCOUNT, '/api/dashboard');
  const area = areaOf(page, { iframe: true });
  await expect(page.locator(CONTAINER)).toHaveAttribute('data-visibility', 'hidden', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Switch to buyer' }).first().click();
  await expect(page).toHaveURL('/buyer/dashboard');
  await expect(heading(area, 'Dashboard')).toBeFocused();
  await expect(area.getByRole('textbox', { name: 'Tracking numbers' })).toBeVisible();
});

test('SC-9 SC-10 SA-1 iframe: the policy of the page holds inside the frame', async ({ page, faults }) => {
  // Without the address of the reports: this breach is intended.
  await page.route(/\/buyer\/dashboard$/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() !== 200) return route.continue();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/report-uri [^;]*/, '') ?? '';
    const change = configured({ applications: [{ name: 'buyer-app', options: { iframe: true } }] });
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy },
      body: change(await response.text()),
    });
  });
  await openAs(page, ACCOUNT, '/buyer/dashboard');
  await expect(heading(areaOf(page, { iframe: true }))).toBeVisible();
  const [ran, refused] = await page.locator(FRAME).evaluate((element: HTMLIFrameElement) => {
    const owner = element.contentDocument as Document; // of this origin
    const refusals: string[] = [];
    owner.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refusals.push(effectiveDirective));
    const script = owner.createElement('script');
    try {
      script.text = 'window.ran = true';
      owner.head.append(script);
    } catch {} // that, too, is a refusal
    return new Promise<[boolean, string[]]>((resolve) =>
      setTimeout(() => resolve(['ran' in (owner.defaultView ?? {}), refusals])),
    );
  });
  expect({ ran, refused }).toEqual({ ran: false, refused: ['require-trusted-types-for'] });
  expect(faults.splice(0).filter((fault) => !/TrustedScript/.test(fault))).toEqual([]);
});
