import { expect, test } from '../faultFixtures.ts';
import { BOTH, takeSession } from '../flows/account.ts';
import { expectShown, openWithDraft } from '../flows/consoles.ts';
import { breakFiles, SHARED, status, unreachable, webPage } from '../flows/faults.ts';
import { expectInvariants } from '../flows/invariants.ts';
import { untilRendered } from '../flows/rendering.ts';
import { reportsOf, watchPage } from '../flows/watchedPage.ts';
import { FURTHER, furtherIf } from '../further.ts';

for (const [what, file] of Object.entries(SHARED)) {
  for (const [fault, answer] of [
    ['is refused', status(503)],
    ['cannot be reached', unreachable],
  ] as const) {
    test(
      `F-1 F-23 SA-14 ${what}, which all are made with, ${fault} once: nobody notices`,
      furtherIf(what !== 'platform' || answer === unreachable),
      async ({ page }) => {
        await watchPage(page);
        await takeSession(page, BOTH);
        const cause = await breakFiles(page, file, (route) =>
          route.request().resourceType() === 'script' && cause.asked() === 1 ? answer(route) : route.continue(),
        );
        await page.goto('/api/dashboard');
        await expectShown(page, 'api-app', 'Dashboard');
        await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
        expect(cause.asked()).toBe(2);
        expect(reportsOf(page)).toEqual([]);
      },
    );
  }
}

for (const [fault, answer, said] of [
  ['is refused', status(503), 'The server refused to send it.'],
  ['is a page instead', webPage, 'The server sent something else in its place.'],
] as const) {
  test(
    `F-1 F-5 SA-14 I7 ui, which menu and consoles are made with, ${fault}: one Try again brings all of them back`,
    FURTHER,
    async ({ page }) => {
      const rows = await openWithDraft(page);
      const cause = await breakFiles(page, SHARED.ui, answer);
      await page.goto('/api/dashboard');
      const menu = page.locator('#shell');
      await expect(menu.getByRole('heading', { name: 'The menu is not available' })).toBeVisible();
      await expectShown(page, 'api-app', 'The API console is not available');
      await expect(page.getByText(said)).toHaveCount(2);
      await cause.end();
      await menu.getByRole('button', { name: 'Try again' }).click();
      await expectShown(page, 'api-app', 'Dashboard');
      const reason = answer === webPage ? 'notAModule' : 'status';
      await expectInvariants(page, { rows, reported: [{ reason }, { reason }] });
    },
  );
}

test(
  'F-1 SA-14 ssr a menu that cannot be had leaves its place to its card: Try again is in sight, and brings it',
  FURTHER,
  async ({ page }) => {
    await watchPage(page);
    await takeSession(page, BOTH);
    await untilRendered(page.request);
    const cause = await breakFiles(page, /\/app\/shell\/[^/]+\/shell\.\w+\.js$/, status(503));
    await page.goto('/buyer/dashboard');
    const retry = page.locator('#shell').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeInViewport({ ratio: 1 });
    await expectShown(page, 'buyer-app', 'Dashboard');
    await cause.end();
    await retry.click();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  },
);
