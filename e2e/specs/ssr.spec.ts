import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openAs } from '../flows/account.ts';
import { changePage } from '../flows/changedPage.ts';
import { breakFiles, ENTRY, slow } from '../flows/faults.ts';
import {
  buildOf,
  FIRST_ROW,
  holdFiles,
  holdLaterCalls,
  isMarked,
  LATER_CALLS,
  markRendered,
  unknownClasses,
  unrendered,
  untilRendered,
  untilRenderedFor,
  watchBuyerCalls,
  watchMoves,
  withoutLiveUpdates,
} from '../flows/rendering.ts';
import { configurePage, receivedEvents, watchReports } from '../flows/reports.ts';
import { expectPage, openPage, signIn, signOut } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

const AT = '/buyer/dashboard';

/** What has been reported so far, in the words of the errors. */
const reportedErrors = async (page: Page) =>
  (await receivedEvents(page.request)).flatMap(({ exception }) => exception?.values.map(({ value }) => value) ?? []);

test('SA-1 ssr shows a customer the first rows without a line of JavaScript', async ({ browser, page }) => {
  await untilRenderedFor(page, 'buyer@example.com');
  const state = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const still = await context.newPage();
  await still.goto(AT);
  await expect(still.locator(FIRST_ROW).first()).toBeVisible();
  await expect(still.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // Nothing lies over them.
  const row = await still.locator(FIRST_ROW).first().boundingBox();
  const top = await still.evaluate(
    ([x, y]) =>
      document
        .elementFromPoint(x ?? 0, y ?? 0)
        ?.closest('a')
        ?.getAttribute('href') ?? '',
    [(row?.x ?? 0) + 4, (row?.y ?? 0) + 4],
  );
  expect(top).toMatch(/^\/buyer\/shipment\//);
  await context.close();
});

test('SA-1 ssr is taken over as it stands: same elements, no second request, no report, nothing moves', async ({
  page,
}) => {
  await untilRenderedFor(page, 'buyer@example.com');
  const reported = watchReports(page);
  await withoutLiveUpdates(page);
  await markRendered(page);
  const { moved } = await watchMoves(page);
  const methods = watchBuyerCalls(page);
  const profiles: string[] = [];
  page.on('request', (request) => request.url().endsWith('/get-login-user') && profiles.push(request.url()));
  await page.goto(AT);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Tracking numbers' });
  await box.fill('RB123456785CN');
  await expect(page.getByRole('button', { name: 'Track 1 number' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(methods.filter((method) => !['DetectCarriers', ...LATER_CALLS].includes(method))).toEqual([]);
  expect(profiles).toHaveLength(1);
  expect(reported).toEqual([]);
  expect(await moved()).toBeLessThanOrEqual(0.02);
  // The next page is rendered in this browser's zone.
  const zone = async () => (await page.context().cookies()).find(({ name }) => name === 'tc_zone')?.value;
  await expect.poll(zone).toBe('UTC');
});

for (const path of [AT, '/buyer/shipment'])
  test(`RT-7 SA-1 nothing of ${path} moves while its modules are slow to come`, FURTHER, async ({ page }) => {
    await untilRenderedFor(page, 'buyer@example.com');
    await breakFiles(page, /\/shell\/[^/]+\/shell\.\w+\.js$/, slow(700));
    await breakFiles(page, ENTRY['buyer-app'], slow(1400));
    const { moved } = await watchMoves(page);
    await page.goto(path);
    await expect(page.locator(FIRST_ROW).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page.locator('[data-application="buyer-app"]')).toHaveAttribute('data-state', 'mounted');
    expect(await moved()).toBeLessThanOrEqual(0.02);
  });

test('SA-1 ssr renders what the console renders, class by class', FURTHER, async ({ page }) => {
  await untilRenderedFor(page, 'buyer@example.com');
  const later = await holdLaterCalls(page);
  await page.goto(AT);
  await expect.poll(() => later.length).toBe(LATER_CALLS.length);
  await expect(page.getByRole('heading', { name: 'Days in transit by carrier' })).toBeVisible();
  const rendered = await buildOf(page);
  await unrendered(page);
  await page.goto(AT);
  await expect.poll(() => later.length).toBe(2 * LATER_CALLS.length);
  await expect.poll(() => buildOf(page)).toEqual(rendered);
  expect(await unknownClasses(page)).toEqual([]);
});

/** The server-rendered dashboard, whose console loads only after release. */
async function openWithoutCode(page: Page) {
  await untilRenderedFor(page, 'buyer@example.com');
  const letGo = await holdFiles(page, ENTRY['buyer-app']);
  await page.goto(AT, { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: 'Tracking numbers' });
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  return { box, letGo };
}

test('SA-1 ssr keeps what is typed and pressed before the code has come', async ({ page }) => {
  const { box, letGo } = await openWithoutCode(page);
  await box.fill('AB12');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await box.focus();
  letGo();
  await expect(page.getByRole('list', { name: 'Recognized numbers' })).toBeVisible();
  await expect(box).toHaveValue('AB12');
  await expect(page).toHaveURL(AT);
});

test(
  'SA-1 ssr somebody goes to another page before the code has come: that page, and what was typed waits on the first',
  FURTHER,
  async ({ page }) => {
    const { box, letGo } = await openWithoutCode(page);
    await box.fill('RB123456785CN');
    await openPage(page, 'Tracking');
    letGo();
    await expectPage(page, 'Tracking');
    await page.goBack();
    await expectPage(page, 'Dashboard');
    await expect(box).toHaveValue('RB123456785CN');
    await box.fill('');
  },
);

test('SA-1 ssr is nobody’s but the signed-in customer’s: another gid removes the rows', async ({ page }) => {
  const html = await untilRenderedFor(page, 'buyer@example.com');
  const gid = /"gid":"(\d+)"/.exec(html)?.[1] ?? '';
  await page.route('**/get-login-user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(`"${gid}"`, '"999999999999"') });
  });
  // The calls are answered as for a signed-in user.
  await page.route(/api\/(call|v1\/)/, (route) => {
    const { 'x-customer': _customer, ...headers } = route.request().headers();
    return route.fallback({ headers });
  });
  await withoutLiveUpdates(page);
  await markRendered(page);
  const methods = watchBuyerCalls(page);
  await page.goto(AT);
  await expect(page.locator(FIRST_ROW).first()).toBeVisible();
  await expect.poll(() => methods.length).toBeGreaterThan(0); // rendered by the console, from data of its own
  await expect.poll(() => isMarked(page)).toBe(false);
});

test(
  'SA-1 ssr gives way to a client’s rendering when they differ, and reports it',
  FURTHER,
  async ({ page, faults }) => {
    await untilRenderedFor(page, 'buyer@example.com');
    await changePage(page, (html) => html.replace(/(<h1 [^>]*>)Dashboard</, '$1Overview<'));
    await withoutLiveUpdates(page);
    await markRendered(page);
    await page.goto(AT);
    await expectPage(page, 'Dashboard');
    expect(await isMarked(page)).toBe(false);
    await expect
      .poll(async () => (await reportedErrors(page)).join())
      .toContain('The browser rendered another page than the server.');
    expect(faults.splice(0)).toEqual([expect.stringContaining('The browser rendered another page than the server.')]);
  },
);

test('SA-1 ssr leaves keep-alive, moving about and going back as they were', FURTHER, async ({ page }) => {
  await untilRenderedFor(page, 'both@example.com');
  await page.goto(AT);
  const box = page.getByRole('textbox', { name: 'Tracking numbers' });
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await box.fill('RB123456785CN');
  await page.getByRole('button', { name: 'Switch to API' }).first().click();
  await expect(page).toHaveURL('/api/dashboard');
  await page.getByRole('button', { name: 'Switch to buyer' }).first().click();
  await expect(box).toHaveValue('RB123456785CN');
  await openPage(page, 'Tracking');
  await expectPage(page, 'Tracking');
  await page.goBack();
  await expectPage(page, 'Dashboard');
});

test(
  'SA-1 F-46 ssr stands for no one when the profile cannot be had, and what was typed is there again',
  FURTHER,
  async ({ page, faults }) => {
    await untilRenderedFor(page, 'buyer@example.com');
    let refused = 0;
    await page.route('**/get-login-user', async (route) => {
      refused += 1;
      await route.fulfill({ status: 500, body: '' });
    });
    const refuse = await holdFiles(page, /\/get-login-user$/);
    await page.goto(AT);
    const box = page.getByRole('textbox', { name: 'Tracking numbers' });
    await box.fill('RB123456785CN');
    refuse();
    await expect(page.locator(FIRST_ROW)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    expect(refused).toBe(1);
    await page.unroute('**/get-login-user');
    faults.splice(0);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.locator(FIRST_ROW).first()).toBeVisible();
    await expect(box).toHaveValue('RB123456785CN');
  },
);

for (const option of ['shadowDOM', 'iframe'] as const)
  test(`SA-1 ssr makes way for an application with ${option}`, FURTHER, async ({ page }) => {
    await untilRenderedFor(page, 'buyer@example.com');
    await configurePage(page, { applications: [{ name: 'buyer-app', options: { [option]: true } }] });
    await page.goto(AT);
    const container = page.locator('[data-application="buyer-app"]');
    const area = option === 'iframe' ? container.frameLocator('iframe') : container;
    await expect(area.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(area.locator(FIRST_ROW.replace('main ', '')).first()).toBeVisible();
    await expect(container).toHaveCount(1);
    expect(await page.evaluate(() => document.querySelector('main > .application > .application-root'))).toBeNull();
  });

test('SA-1 ssr is taken over as it stands by an application that runs inline', FURTHER, async ({ page }) => {
  await untilRenderedFor(page, 'buyer@example.com');
  await configurePage(page, { applications: [{ name: 'buyer-app', options: { inline: true, ssr: true } }] });
  await withoutLiveUpdates(page);
  await markRendered(page);
  await page.goto(AT);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Tracking numbers' }).fill('RB123456785CN');
  await expect(page.getByRole('list', { name: 'Recognized numbers' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('SC-8 ssr leaves a remark text', async ({ page }) => {
  await openAs(page, 'buyer@example.com', AT);
  await untilRendered(page.request);
  const call = (method: string, param: object) =>
    page.evaluate(
      (body) =>
        fetch('/orderapi/call', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json()),
      { method, version: '1.0', timeZoneOffset: 0, param },
    );
  const [row] = (await call('GetRecentUpdates', {})).Json;
  const remark = '</script><img src=x onerror=alert(1)>';
  await call('SetTrackRemark', { TrackInfoId: row.FTrackInfoId, Remark: remark });
  await page.goto(AT);
  await expect(page.getByText(remark).first()).toBeVisible();
  expect(await page.locator('main img').count()).toBe(0);
  await call('SetTrackRemark', { TrackInfoId: row.FTrackInfoId, Remark: row.FRemark });
});

test('F-58 ssr paints nothing private when a customer goes back after signing out', FURTHER, async ({ page }) => {
  await signIn(page, 'buyer@example.com', AT);
  await untilRendered(page.request);
  await page.goto(AT);
  await expect(page.locator(FIRST_ROW).first()).toBeVisible();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main a[href^="/buyer/shipment/"]')) sessionStorage.setItem('painted', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  await signOut(page);
  await page.evaluate(() => sessionStorage.removeItem('painted'));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('painted'))).toBeNull();
});
