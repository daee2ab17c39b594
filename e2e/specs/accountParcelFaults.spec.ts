import type { Page } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { changePage } from '../flows/changedPage.ts';
import { expectShown, openWithDraft, tryAgain, typedDraft } from '../flows/consoles.ts';
import { type Answer, breakFiles, installClock, module, never, status } from '../flows/faults.ts';
import { expectInvariants, shownRoot } from '../flows/invariants.ts';
import { openPage } from '../flows/session.ts';
import { withStandIns } from '../flows/standIns.ts';
import { FURTHER, furtherIf } from '../further.ts';

/** The entry of the account pages, whatever its version. */
const FILE = /\/app\/account\/[^/]+\/shared-account\.\w+\.js$/;
const FAILED_TEXT = 'This page could not be loaded';
const NEVER_SETTLES = 'async () => new Promise(() => {})';
const SHOW = `async ({ domElement }) => {
  const heading = Object.assign(document.createElement('h1'), { tabIndex: -1, textContent: 'Stand-in' });
  domElement.append(heading);
}`;

/** The account module with one page that has these lifecycles. */
const standIn = ({ mount = SHOW, unmount = 'async ({ domElement }) => domElement.replaceChildren()' }) =>
  module(`System.register([], (give) => ({ execute() {
  const page = { bootstrap: async () => {}, mount: ${mount}, unmount: ${unmount} };
  give({ parcels: { userinfo: async () => page } }); } }));`);

async function openAccount(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL('/buyer/userinfo');
}

interface Case {
  fault: string;
  answer: Answer;
  reported: Partial<Record<'application' | 'reason', string>>;
}

const CASES: Case[] = [
  {
    fault: 'F-1 the account pages answer 503',
    answer: status(503),
    reported: { application: 'buyer-app' },
  },
  {
    fault: 'F-2 SA-13 the account pages never answer',
    answer: never,
    reported: { application: 'buyer-app', reason: 'late' },
  },
  {
    fault: 'F-8 SA-13 the mount of an account page hangs',
    answer: standIn({ mount: `async (given) => window.calm ? (${SHOW})(given) : new Promise(() => {})` }),
    reported: { application: 'buyer-app', reason: 'mountLate' },
  },
];

for (const { fault, answer, reported } of CASES) {
  test(
    `${fault}: the page says so, the console goes on, and Try again once the cause has ended`,
    furtherIf(!fault.startsWith('F-1 ')),
    async ({ page }) => {
      await changePage(page, withStandIns());
      const cause = await breakFiles(page, FILE, answer);
      const rows = await openWithDraft(page);
      await openAccount(page);
      await expect(shownRoot(page).getByRole('alert').filter({ hasText: FAILED_TEXT })).toBeVisible({
        timeout: 15_000,
      });
      await expectInvariants(page, { rows, said: FAILED_TEXT, reported: [reported] });

      await cause.end();
      await page.evaluate(() => Object.assign(window, { calm: true }));
      await tryAgain(page);
      await expectShown(page, 'buyer-app', /Account|Stand-in/);
      await openPage(page, 'Dashboard');
      await expectShown(page, 'buyer-app', 'Dashboard');
      await expectInvariants(page, { rows, typed: typedDraft(page), reported: [reported] });
    },
  );
}

for (const { fault, answer } of CASES.slice(1)) {
  test(`${fault}: the page can be left at once, and what comes of it troubles nobody`, FURTHER, async ({ page }) => {
    await changePage(page, withStandIns());
    const clock = await installClock(page);
    await breakFiles(page, FILE, answer);
    const rows = await openWithDraft(page);
    await openAccount(page);
    await openPage(page, 'Dashboard');
    await expectShown(page, 'buyer-app', 'Dashboard');
    await clock.jump(8500, FILE); // past every limit
    await expectInvariants(page, { rows, typed: typedDraft(page) });
  });
}

test(
  'F-9 SA-13 the unmount of an account page hangs: the next page stands at once, and it comes back',
  FURTHER,
  async ({ page }) => {
    await changePage(page, withStandIns());
    await breakFiles(page, FILE, standIn({ unmount: NEVER_SETTLES }));
    const rows = await openWithDraft(page);
    await openAccount(page);
    await expectShown(page, 'buyer-app', 'Stand-in');
    await openPage(page, 'Dashboard');
    await expectShown(page, 'buyer-app', 'Dashboard');
    await expect(page.getByRole('heading', { name: 'Stand-in' })).toHaveCount(0);
    await openAccount(page);
    await expectShown(page, 'buyer-app', 'Stand-in');
    const reported = [{ application: 'buyer-app', reason: 'unmount' }];
    await expectInvariants(page, { rows, reported });
  },
);

test('F-12 the file of the account pages has gone: the new version is offered', FURTHER, async ({ page }) => {
  await breakFiles(page, FILE, status(404));
  await openWithDraft(page);
  await openAccount(page);
  await expect(shownRoot(page).getByRole('button', { name: 'Load the new version' })).toBeVisible();
});
