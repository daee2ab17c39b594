import type { Request } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { BOTH, takeSession } from '../flows/account.ts';
import { expectShown, numbersBox, openWithDraft, tryAgain, typedDraft } from '../flows/consoles.ts';
import { breakFiles, ENTRY, installClock, never, PAGE, SHARED } from '../flows/faults.ts';
import { expectInvariants, shownRoot } from '../flows/invariants.ts';
import { holdFiles, untilRendered } from '../flows/rendering.ts';
import { openPage } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

test('F-2 the file of a page never answers: words and Try again after 8 s, and until then the menu leads elsewhere', async ({
  page,
}) => {
  const clock = await installClock(page);
  const cause = await breakFiles(page, PAGE.tracking, never);
  const rows = await openWithDraft(page);
  await openPage(page, 'Tracking');
  const loading = shownRoot(page).getByRole('status').filter({ hasText: 'Loading' });
  await clock.jump(1000, PAGE.tracking);
  // The page before is longer than such a window.
  await page.setViewportSize({ width: 1280, height: 320 });
  await expect(loading.getByText('Loading')).toBeInViewport({ ratio: 1, timeout: 3000 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, 'Dashboard');
  await expect(loading).toHaveCount(0);
  await expectInvariants(page, { rows, typed: typedDraft(page) });
  await openPage(page, 'Tracking');
  await clock.jump(8000, PAGE.tracking);
  await expectShown(page, 'buyer-app', 'This page could not be shown');
  expect(cause.asked()).toBe(1);
  await expectInvariants(page, { rows, said: 'It could not be loaded or stopped working.', reported: [{}] });
  await cause.end();
  await tryAgain(page);
  await expectShown(page, 'buyer-app', 'Tracking');
  await expectInvariants(page, { rows, reported: [{}] });
});

test(
  'F-2 F-46 I4 ssr the file of a page the server has rendered comes too late: a card, and what was typed is there again',
  FURTHER,
  async ({ page }) => {
    await takeSession(page, BOTH);
    await untilRendered(page.request);
    const clock = await installClock(page);
    const file = await breakFiles(page, PAGE.dashboard, never);
    await page.goto('/buyer/dashboard', { waitUntil: 'commit' });
    await expect(page.locator('[data-application="buyer-app"]')).toHaveAttribute('data-state', 'mounting');
    await numbersBox(page).fill('AB12');
    await clock.jump(5000, PAGE.dashboard);
    await expectShown(page, 'buyer-app', 'The buyer console is not available');
    await file.end();
    // The abandoned attempt receives the answer and does nothing more: see faultFixtures.ts.
    await clock.jump(5000);
    await tryAgain(page);
    await expectShown(page, 'buyer-app', 'Dashboard');
    await expect(numbersBox(page)).toHaveValue('AB12');
    await expect(page.getByRole('list', { name: 'Recognized numbers' })).toBeVisible();
  },
);

for (const [what, file] of [
  ['its own file', ENTRY['api-app']],
  ['a file it is made with', SHARED.ui],
] as const) {
  test(`F-2 the request for ${what} hangs on and on: Try again does not wait for it`, FURTHER, async ({ page }) => {
    await takeSession(page, BOTH);
    const clock = await installClock(page);
    const hanging = await breakFiles(page, file, never);
    await page.goto('/api/dashboard', { waitUntil: 'commit' });
    await expect.poll(hanging.asked).toBe(1);
    await expect(page.locator('[data-application="api-app"]')).toHaveAttribute('data-state', 'loading');
    await clock.jump(8000, file);
    await expectShown(page, 'api-app', 'The API console is not available');
    await shownRoot(page).getByRole('button', { name: 'Try again' }).click();
    await expectShown(page, 'api-app', 'Dashboard');
    expect(hanging.asked()).toBe(1); // nothing has ended: another address leads to the same file
  });
}

test(
  'SA-13 a computer that sleeps for half a minute while a console loads: the console is not late',
  FURTHER,
  async ({ page }) => {
    await takeSession(page, BOTH);
    await page.clock.install();
    const wake = await holdFiles(page, ENTRY['api-app']);
    const cause = await breakFiles(page, ENTRY['api-app'], (route) => route.fallback());
    await page.goto('/api/dashboard', { waitUntil: 'commit' });
    await expect.poll(cause.asked).toBe(1);
    await page.clock.fastForward(30_000);
    wake();
    await expectShown(page, 'api-app', 'Dashboard');
    expect(cause.asked()).toBe(1);
  },
);

for (const what of ['refused', 'broken off']) {
  test(
    `F-2 a file is ${what} and the looks at why hang: they are over when it is asked for again`,
    FURTHER,
    async ({ page }) => {
      await takeSession(page, BOTH);
      const polling = new Set<Request>();
      let polls = 0;
      let stillPolling = 0;
      page.on('requestfailed', (request) => polling.delete(request));
      const cause = await breakFiles(page, ENTRY['api-app'], async (route) => {
        if (route.request().resourceType() !== 'script') {
          polls += 1;
          polling.add(route.request());
        } else if (cause.asked() === 1) await (what === 'refused' ? route.fulfill({ status: 503 }) : route.abort());
        else {
          stillPolling = polling.size;
          await route.continue();
        }
      });
      await page.goto('/api/dashboard', { waitUntil: 'commit' });
      await expectShown(page, 'api-app', 'Dashboard');
      expect(cause.asked()).toBe(2);
      expect(polls).toBeGreaterThan(0);
      expect(stillPolling).toBe(0); // a browser lets the next request for the file wait for them
    },
  );
}
