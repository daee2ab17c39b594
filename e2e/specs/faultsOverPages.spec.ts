import type { Page } from '@playwright/test';
import { test } from '../faultFixtures.ts';
import { changePage } from '../flows/changedPage.ts';
import { countRows, expectInvariants } from '../flows/invariants.ts';
import { PAGE_FAULTS, type PageFault } from '../flows/pageFaults.ts';
import { withStandIns } from '../flows/standIns.ts';
import { STANDING, type Standing } from '../flows/standingPages.ts';
import { watchPage } from '../flows/watchedPage.ts';

test.describe.configure({ mode: 'parallel' });

/** Opens the page, lets the faults happen one after the other, and puts everything right again. */
async function endure(page: Page, standing: Standing, faults: readonly PageFault[]) {
  await changePage(page, withStandIns());
  // Nothing is fetched ahead: the other console comes when somebody switches to it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  for (const { prepare } of faults) await prepare?.(page, standing);
  await watchPage(page);
  const typed = await standing.open(page);
  let rows = await countRows(page);
  const reported: object[] = [];
  const isSilent = faults.some(({ place }) => place === 'everywhere');
  const struck = [];
  for (const fault of faults) struck.push({ ...(await fault.strike({ page, standing, typed })), place: fault.place });
  for (const { meet, place } of struck) {
    const { said, reported: told = [], effect = 0 } = await meet();
    rows += effect;
    if (!isSilent) reported.push(...told);
    const isModal = standing.isModal && place !== 'switch';
    const stillThere = typed && (place === 'call' || place === 'everywhere');
    await expectInvariants(page, {
      rows,
      reported,
      ...(said && { said }),
      ...(isModal && { isModal }),
      ...(stillThere && { typed }),
    });
  }
  for (const { end } of struck) await end();
  for (const { mend, place } of struck.reverse()) {
    const isBack = place !== 'call';
    rows += await mend();
    const isModal = standing.isModal && isBack;
    await expectInvariants(page, { rows, reported, ...(isModal && { isModal }), ...(typed && isBack && { typed }) });
  }
}

for (const standing of STANDING) {
  for (const fault of PAGE_FAULTS.filter(({ isPossible }) => isPossible(standing))) {
    test(`${fault.fault}, from ${standing.name}`, async ({ page }) => {
      await endure(page, standing, [fault]);
    });
  }
}
