import { expect, test } from '../faultFixtures.ts';
import { expectShown } from '../flows/consoles.ts';
import { expectInvariants } from '../flows/invariants.ts';
import { measureMemory, openBoth, switchAbout } from '../flows/switching.ts';

// What the browser compiles is its own, and comes with what runs often: here it compiles nothing, see playwright.config.ts.

test('F-62 500 switches leave nodes, listeners and memory as they were', async ({ page }) => {
  test.setTimeout(480_000); // more than a thousand switches, each run as it is written
  const rows = await openBoth(page);
  const session = await page.context().newCDPSession(page);
  const there = async (switches: number) => {
    await switchAbout(page, { moves: switches, pause: 'settled', how: 'any', seed: 62 });
    // Both on the same pages each time: the hidden one's are counted, too.
    for (const [name, address] of [
      ['api-app', '/api/settings'],
      ['buyer-app', '/buyer/settings'],
    ] as const) {
      await page.evaluate((path) => history.pushState(null, '', path), address);
      await expectShown(page, name, 'Settings');
    }
    // The reporter's timers hold the span of a navigation for 30 s after its end.
    await page.waitForTimeout(31_000);
    return measureMemory(session);
  };
  await there(500); // React gives what it renders again a second node, once
  const before = await there(50);
  const after = await there(500);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect((after.heap - before.heap) / 500).toBeLessThanOrEqual(200);
  await expectInvariants(page, { rows });
});
