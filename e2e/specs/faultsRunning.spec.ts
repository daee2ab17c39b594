import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { changePage, configured } from '../flows/changedPage.ts';
import {
  expectShown,
  numbersBox,
  openWithDraft,
  returnToDraft,
  switchTo,
  tryAgain,
  typedDraft,
} from '../flows/consoles.ts';
import {
  breakConsole,
  breakFiles,
  breakRendering,
  breakReporter,
  ENTRY,
  lostReports,
  module,
  PAGE,
  standIn,
  status,
  unreachable,
} from '../flows/faults.ts';
import { expectInvariants, shownRoot } from '../flows/invariants.ts';
import { openPage } from '../flows/session.ts';
import { addShipments, freshNumber } from '../flows/shipments.ts';
import { withStandIns } from '../flows/standIns.ts';
import { FURTHER } from '../further.ts';

const THROWS = 'async () => { throw new Error("stopped"); }';
const PAGE_FAILED = 'This page could not be shown';
const PAGE_CRASHED = 'Something went wrong';
const anyReport = [{}];

/** A file of the release whose functions throw on their first run, once the window flag is set. */
async function stoppingCode(page: Page, file: RegExp) {
  const { integrity } = JSON.parse(readFileSync(join(__dirname, '../../dist/importmap.json'), 'utf8'));
  const address = Object.keys(integrity).find((address) => file.test(address));
  if (!address) throw new Error(`The release has no file like ${file}.`);
  const text = await (await page.request.get(address)).text();
  const source = text.replace(/\d+\(\w(,\w){0,2}\)\{/g, '$&if("stopped" in window)throw Error("stopped");');
  return { address: `**${address}`, source };
}

test('F-10 a page that breaks while it is rendered: words and Try again in its region, the rest goes on', async ({
  page,
}) => {
  const rows = await openWithDraft(page);
  await breakRendering(page, /\/app\/api\/[^/]+\/page-tracking-tsx\./);
  await switchTo(page, 'API');
  await openPage(page, 'Tracking');
  await expectShown(page, 'api-app', 'Tracking');
  // A page that renders no list of its own: what it would be rendered by breaks there too.
  await openPage(page, 'Invoices');
  await expectShown(page, 'api-app', 'Invoices');
  await page.evaluate(() => Object.assign(window, { broken: true }));
  await openPage(page, 'Tracking');
  await expectShown(page, 'api-app', PAGE_CRASHED);
  await expectInvariants(page, { rows, said: PAGE_CRASHED, reported: anyReport });
  await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
  await tryAgain(page);
  await expectShown(page, 'api-app', 'Tracking');
  await returnToDraft(page, rows, anyReport);
});

test(
  'F-10 what escapes a console that stands: its card in its place, and Try again brings it back with what was typed',
  FURTHER,
  async ({ page }) => {
    const rows = await openWithDraft(page);
    // A component of its entry, near the hook; further out its code merely led to React, which must not break in its own.
    await breakRendering(page, /^(.*\n){0,4}.*\/app\/buyer\/[^/]+\/buyer-app\./);
    await page.getByRole('button', { name: 'Account menu' }).click();
    // The console's own top is rendered again, and nothing before it: what breaks inside of a boundary is another fault.
    await page.getByRole('menuitemradio', { name: 'Dark' }).evaluate((item: HTMLElement) => {
      Object.assign(window, { broken: true });
      item.click();
    });
    await expectShown(page, 'buyer-app', 'The buyer console is not available');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expectInvariants(page, { rows, said: 'It stopped unexpectedly.', reported: anyReport });
    await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
    await tryAgain(page);
    await expectShown(page, 'buyer-app', 'Dashboard');
    await expectInvariants(page, { rows, typed: typedDraft(page), reported: anyReport });
  },
);

test(
  'F-10 a page whose code throws when it is first run: the same words, and it is run again with Try again',
  FURTHER,
  async ({ page }) => {
    const { address, source } = await stoppingCode(page, /\/app\/api\/[^/]+\/page-airline-tsx\./);
    await changePage(page, withStandIns());
    await page.route(address, module(source));
    const rows = await openWithDraft(page);
    await switchTo(page, 'API');
    await page.evaluate(() => Object.assign(window, { stopped: true }));
    await openPage(page, 'Air cargo');
    await expectShown(page, 'api-app', PAGE_FAILED);
    await expectInvariants(page, { rows, said: 'It could not be loaded or stopped working.', reported: anyReport });
    await page.evaluate(() => Reflect.deleteProperty(window, 'stopped'));
    await tryAgain(page);
    await expectShown(page, 'api-app', 'Air cargo');
    await switchTo(page, 'buyer');
    await expectInvariants(page, { rows, typed: typedDraft(page), reported: anyReport });
  },
);

test('F-10 what was typed on the page that breaks is there again after Try again', FURTHER, async ({ page }) => {
  const rows = await openWithDraft(page);
  await breakRendering(page, /\/app\/buyer\/[^/]+\/page-dashboard-tsx\./);
  // The first number's detection has been read: the page's rendering breaks, not that call.
  await expect(page.getByRole('list', { name: 'Recognized numbers' })).toBeVisible();
  await numbersBox(page).press('End');
  // On the key event itself: any other rendering of the page would break it before the text is typed.
  await page.evaluate(() => {
    addEventListener('keydown', () => Object.assign(window, { broken: true }), { capture: true, once: true });
  });
  await numbersBox(page).pressSequentially(' ');
  await expectShown(page, 'buyer-app', PAGE_CRASHED);
  await expectInvariants(page, { rows, said: PAGE_CRASHED, reported: anyReport });
  await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
  await tryAgain(page);
  await expectShown(page, 'buyer-app', 'Dashboard');
  await expectInvariants(page, { rows, typed: typedDraft(page), reported: anyReport });
});

test('F-11 a reporter and an error console that throw change nothing else', FURTHER, async ({ page }) => {
  await breakReporter(page);
  await breakConsole(page);
  await changePage(page, withStandIns());
  const cause = await breakFiles(page, ENTRY['api-app'], module(standIn({ mount: THROWS })));
  const rows = await openWithDraft(page);
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'The API console is not available');
  await expectInvariants(page, { rows, said: 'It stopped while it was starting.' });
  await expect.poll(() => lostReports(page), 'I6 there was something to report').toBe(1);
  await cause.end();
  await tryAgain(page);
  await expectShown(page, 'api-app', 'Dashboard');
  await expectInvariants(page, { rows });
  await switchTo(page, 'buyer');
  await expectInvariants(page, { rows, typed: typedDraft(page) });
});

test('F-12 the file of a page is gone: the new version is loaded once, and what was typed is there again', async ({
  page,
}) => {
  const cause = await breakFiles(page, PAGE.tracking, status(404));
  const rows = await openWithDraft(page);
  await openPage(page, 'Tracking');
  await expectShown(page, 'buyer-app', PAGE_FAILED);
  expect(cause.asked()).toBe(2);
  await expectInvariants(page, { rows, said: 'There is a new version', reported: anyReport });
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Load the new version' }).click();
  // It is the same version, whose file is still missing, so the page is not loaded again.
  await expect(shownRoot(page).getByText(PAGE_FAILED)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the new version' })).toHaveCount(0);
  const reported = [...anyReport, ...anyReport];
  await openPage(page, 'Dashboard');
  await expectInvariants(page, { rows, typed: typedDraft(page), reported });
  await cause.end();
  // Coming back fetches it again.
  await openPage(page, 'Tracking');
  await expectShown(page, 'buyer-app', 'Tracking');
  await expectInvariants(page, { rows, reported });
});

/** The rules of the page's style sheets, and the classes in use. */
async function stylesOf(page: Page) {
  await expect(shownRoot(page).getByText('No shipments yet').or(shownRoot(page).getByRole('table'))).toBeVisible();
  await expect(shownRoot(page).locator('[aria-busy=true]')).toHaveCount(0);
  return shownRoot(page).evaluate((root) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const classes = [...root.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    return { rules: rules.join('\n'), classes: [...new Set(classes)] };
  });
}

test(
  'F-13 a page whose file with its styles fails once is asked for again, and nobody notices',
  FURTHER,
  async ({ page }) => {
    let failed = false;
    const cause = await breakFiles(page, PAGE.tracking, (route) => {
      if (failed) return route.continue();
      failed = true;
      return route.abort('connectionreset');
    });
    const rows = await openWithDraft(page);
    await openPage(page, 'Tracking');
    await expectShown(page, 'buyer-app', 'Tracking');
    expect(cause.asked()).toBe(2);
    const mended = await stylesOf(page);
    await expectInvariants(page, { rows });
    await page.reload();
    await expectShown(page, 'buyer-app', 'Tracking');
    const sound = await stylesOf(page);
    // A shipment that has moved on meanwhile is shown by other classes.
    const styled = sound.classes.filter((name) => sound.rules.includes(`.${name}`));
    expect(styled.length).toBeGreaterThan(10);
    expect(styled.filter((name) => !mended.rules.includes(`.${name}`))).toEqual([]);
  },
);

test('F-23 static files cannot be reached, calls can: what stands keeps working, one effect each', async ({ page }) => {
  // Fetched ahead it would not need the static host.
  await changePage(page, configured({ applications: [] }));
  const prefetched = await breakFiles(page, ENTRY['api-app'], unreachable);
  const reporting = page.waitForResponse('**/report-tunnel');
  const rows = await openWithDraft(page);
  await reporting;
  const cause = await breakFiles(page, /\/app\//, unreachable);
  await prefetched.end();
  await numbersBox(page).fill('');
  await addShipments(page, [freshNumber()]);
  await expect(page.getByText(/1 number has been added/).first()).toBeVisible();
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'The API console is not available');
  // With its first shipment the dashboard loads further cards; a failed one shows the error in its own place.
  const expected = { reported: [{ application: 'api-app', reason: 'unreachable' }], apart: /Loading chunk/ };
  await expectInvariants(page, { rows: rows + 1, said: 'It cannot be reached at the moment.', ...expected });
  await cause.end();
  await tryAgain(page);
  await expectShown(page, 'api-app', 'Dashboard');
  await expectInvariants(page, { rows: rows + 1, ...expected });
});
