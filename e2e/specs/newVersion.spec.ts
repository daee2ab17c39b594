import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { numbersBox } from '../flows/consoles.ts';
import { countRows, expectInvariants } from '../flows/invariants.ts';
import {
  askReleases,
  buyerVersions,
  changeChannel,
  ENGINEER,
  expectNewVersion,
  isMarked,
  markPage,
  newVersionButton,
  openAt,
  releaseOf,
  releaseWithBuyer,
} from '../flows/newVersion.ts';
import { buyerVersion } from '../flows/releasing.ts';
import { expectPage, openPage } from '../flows/session.ts';
import { DRAFT } from '../flows/shipments.ts';
import { watchPage } from '../flows/watchedPage.ts';
import { FURTHER } from '../further.ts';

const VERSION = '1.0.92-e2e';
const CUSTOMERS = ['buyer', 'both', 'zh', 'release', 'release2'].map((name) => `${name}@example.com`);

// One channel, and each story begins where the one before has left it.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let releases: { before: string; after: string };

test('RL-2 F-15 an old tab goes on with its release, and the new one comes once nothing is lost', async ({ page }) => {
  const buyerFiles: string[] = [];
  page.on('request', (request) => request.url().includes('/app/buyer/') && buyerFiles.push(request.url()));
  await watchPage(page);
  await openAt(page, ENGINEER);
  await numbersBox(page).fill(DRAFT);
  const rows = await countRows(page);
  await markPage(page);
  releases = await releaseWithBuyer(page, VERSION);
  await changeChannel(page, { stable: releases.after });

  await openPage(page, 'Tracking');
  await expectPage(page, 'Tracking');
  await expectNewVersion(page);
  await expectAccessible(page);
  await openPage(page, 'Archived');
  await expectPage(page, 'Archived');
  expect([await isMarked(page), await releaseOf(page)]).toEqual([true, releases.before]);
  expect(buyerFiles.filter((url) => url.includes(VERSION))).toEqual([]);

  await openPage(page, 'Dashboard');
  await expectInvariants(page, { rows, typed: [numbersBox(page), DRAFT] });
  await numbersBox(page).fill('');
  await openPage(page, 'Tracking');
  await expect.poll(() => releaseOf(page).catch(() => 'loading')).toBe(releases.after);
  await expectPage(page, 'Tracking');
  expect(await isMarked(page)).toBe(false);
  await expect(newVersionButton(page)).toBeHidden();
});

test('RL-2 RL-6 after a rollback the button brings back what was, typed text included', FURTHER, async ({ page }) => {
  await openAt(page, ENGINEER);
  await changeChannel(page, { stable: releases.before });
  await numbersBox(page).fill(DRAFT);
  await openPage(page, 'Tracking');
  await expectNewVersion(page);
  await newVersionButton(page).click();
  await expect.poll(() => releaseOf(page).catch(() => 'loading')).toBe(releases.before);
  await openPage(page, 'Dashboard');
  await expect(numbersBox(page)).toHaveValue(DRAFT);
  await numbersBox(page).fill('');
});

test(
  'F-16 pages that are loaded while the release changes are of one release each',
  FURTHER,
  async ({ page, context }) => {
    await openAt(page, ENGINEER);
    const engineer = await context.newPage();
    await engineer.goto('about:blank');
    await openAt(engineer, ENGINEER);
    let swaps = 0;
    let loading = true;
    const swapping = (async () => {
      for (; loading; swaps += 1)
        await changeChannel(engineer, { stable: swaps % 2 === 0 ? releases.after : releases.before });
    })();
    const seen = new Set<string>();
    for (let load = 0; load < 12; load += 1) {
      await page.reload();
      await expectPage(page, 'Dashboard');
      const release = await releaseOf(page);
      expect(await buyerVersions(page)).toEqual([release === releases.after ? VERSION : buyerVersion()]);
      seen.add(release);
    }
    loading = false;
    await swapping;
    expect(swaps).toBeGreaterThan(5);
    expect(seen.size).toBe(2);
    await changeChannel(engineer, { stable: releases.before });
  },
);

test('RL-7 a canary that five sessions cannot load stops itself', FURTHER, async ({ page, browser }) => {
  await openAt(page, ENGINEER);
  await changeChannel(page, { canary: { release: releases.after, percent: 100 } });
  // A slow page may report the successful loads first: each stays open for the rest.
  const contexts = await Promise.all(CUSTOMERS.map(() => browser.newContext()));
  for (const [index, context] of contexts.entries()) {
    const customer = await context.newPage();
    await customer.route(new RegExp(`/app/buyer/${VERSION}/buyer-app`), (route) => route.abort());
    const beaconSent = customer.waitForResponse((response) => response.url().endsWith('/beacons'));
    await openAt(customer, CUSTOMERS[index] ?? '');
    expect((await beaconSent).status()).toBe(204);
  }
  const channel = async () => (await askReleases(page, 'GET', '/channels/uat')).body;
  await expect.poll(async () => (await channel()).percent).toBe(0);
  for (const context of contexts) await context.close();
  const { body } = await askReleases(page, 'GET', '/channels/uat/history?limit=1');
  expect(JSON.stringify(body)).toContain('"action":"stop"');
  await page.reload();
  expect(await releaseOf(page)).toBe(releases.before);
});
