import type { Page } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { expectShown, switchTo } from '../flows/consoles.ts';
import { breakFiles, ENTRY } from '../flows/faults.ts';
import { countRows, type Expected, expectInvariants, shownRoot } from '../flows/invariants.ts';
import { local, localStandIn, startLocalMachine } from '../flows/localMachine.ts';
import {
  API_APP,
  allowOverrides,
  auditOf,
  BUYER_APP,
  banner,
  openWithGrant,
  override,
  revokeGrant,
  stored,
} from '../flows/overrides.ts';
import { expectPage } from '../flows/session.ts';
import { reportsOf, watchPage } from '../flows/watchedPage.ts';
import { FURTHER, furtherIf } from '../further.ts';

const PLATFORM = '@tracking-console/platform';
const open = (page: Page, modules = [BUYER_APP]) => openWithGrant(page, 'overrideFaults', modules);

/** A faulty override changes nothing else. Nothing has had the focus yet in a page that was just loaded. */
async function expectUnharmed(page: Page, expected: Omit<Expected, 'rows'> = {}) {
  const rows = await countRows(page);
  await page.keyboard.press('Tab');
  await expectInvariants(page, { rows, ...expected });
}

const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
const THROWS = "System.register([], () => ({ execute() { throw new Error('broken'); } }));";
const STAND_IN = 'Stand-in of buyer-app';

test('F-20 a dead local server: the released module stands at once, the banner says so and has the local one back', async ({
  page,
}) => {
  await watchPage(page);
  const dead = await startLocalMachine();
  await dead.end();
  const grant = await open(page);
  await override(page, BUYER_APP, dead.url);
  await page.reload();
  await expectShown(page, 'buyer-app', 'Dashboard');
  await expect(banner(page).getByRole('alert')).toContainText(`${BUYER_APP} from ${dead.url} did not work`);
  await expectUnharmed(page);
  expect(await stored(page)).toEqual([]);
  await expect.poll(() => auditOf(page, grant)).toContainEqual(['failed', BUYER_APP, dead.url]);

  const alive = await startLocalMachine(localStandIn, Number(new URL(dead.url).port));
  await press(page, 'Use it again');
  await expectShown(page, 'buyer-app', STAND_IN);
  await expect(banner(page)).toContainText(`Local modules: ${BUYER_APP}`);
  await expect(banner(page)).not.toContainText('did not work');
  await expect.poll(() => auditOf(page, grant)).toContainEqual(['used', BUYER_APP, dead.url]);
  await press(page, 'Reset');
  await expectPage(page, 'Dashboard');
  await expect(banner(page)).toHaveCount(0);
  await alive.end();
});

for (const [what, answer] of [
  ['answers 500', local('', 'text/javascript', 500)],
  ['sends a page', local('<!doctype html><title>Not found</title>', 'text/html')],
  ['never answers', () => {}],
] as const) {
  test(`F-20 a local server that ${what} is left out, and the released module stands`, FURTHER, async ({ page }) => {
    await watchPage(page);
    const machine = await startLocalMachine(answer);
    await open(page);
    await override(page, BUYER_APP, machine.url);
    await page.reload();
    await expect(banner(page).getByRole('alert')).toContainText('did not work', { timeout: 20_000 });
    await expectShown(page, 'buyer-app', 'Dashboard');
    await expectUnharmed(page);
    expect(await stored(page)).toEqual([]);
    await press(page, 'Close');
    await expectPage(page, 'Dashboard');
    await expect(banner(page)).toHaveCount(0);
    await machine.end();
  });
}

for (const [what, source] of [
  ['cannot be parsed', 'System.register([], (give) => ({ execute() {'],
  ['throws when it is run', THROWS],
  ['exports no application', 'System.register([], () => ({ execute() {} }));'],
] as const) {
  test(
    `F-20 OV-3 a local module that ${what} resets itself, and the released one is one click away`,
    FURTHER,
    async ({ page }) => {
      await watchPage(page);
      const machine = await startLocalMachine(local(source));
      await open(page);
      await override(page, BUYER_APP, machine.url);
      await page.reload();
      await expect(shownRoot(page)).toContainText('The buyer console is not available');
      await expect(banner(page).getByRole('alert')).toContainText(`${BUYER_APP} from ${machine.url} did not work`);
      await expectUnharmed(page, { reported: [{ application: 'buyer-app' }] });
      expect(await stored(page)).toEqual([]);
      await press(page, 'Load the released version');
      await expectShown(page, 'buyer-app', 'Dashboard');
      await machine.end();
    },
  );
}

test(
  'F-20 a local platform that breaks the whole page resets itself, and the page loads again without',
  FURTHER,
  async ({ page }) => {
    await watchPage(page);
    const machine = await startLocalMachine(local(THROWS));
    await open(page, [PLATFORM]);
    await override(page, PLATFORM, machine.url);
    await page.reload();
    await expectShown(page, 'buyer-app', 'Dashboard');
    await expect(banner(page).getByRole('alert')).toContainText(`${PLATFORM} from ${machine.url} did not work`);
    await expectUnharmed(page);
    expect(await stored(page)).toEqual([]);
    await machine.end();
  },
);

test('OV-4 F-17 the integrity of every other module is enforced while one is overridden', async ({ page }) => {
  const machine = await startLocalMachine();
  await open(page);
  await override(page, BUYER_APP, machine.url);
  await breakFiles(page, ENTRY['api-app'], async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
  await page.reload();
  await expectShown(page, 'buyer-app', STAND_IN);
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'The API console is not available');
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expect(banner(page)).toContainText(BUYER_APP);
  await expect(banner(page)).not.toContainText('did not work');
  await machine.end();
});

test(
  'F-21 an override the grant does not cover is ignored, taken out, told in the banner, the audit and a report',
  FURTHER,
  async ({ page }) => {
    const [covered, other] = [await startLocalMachine(), await startLocalMachine()];
    await watchPage(page);
    const grant = await open(page);
    const strange = 'http://127.0.0.1:9/evil.js';
    const map = new URL('map.json', other.url).href;
    await override(page, BUYER_APP, covered.url);
    await override(page, API_APP, other.url);
    await override(page, PLATFORM, strange);
    await page.evaluate(`importMapOverrides.addExternalOverride(${JSON.stringify(map)})`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await expectShown(page, 'buyer-app', STAND_IN);
    for (const [name, address] of [
      [API_APP, other.url],
      [PLATFORM, strange],
      ['The import map', map],
    ] as const)
      await expect(banner(page).getByRole('alert').filter({ hasText: name })).toContainText(
        `${address} is not covered by your grant`,
      );
    expect(await stored(page)).toEqual([`import-map-override:${BUYER_APP}`]);
    await switchTo(page, 'API');
    await expectShown(page, 'api-app', 'Dashboard');
    expect(other.asked()).toBe(0);
    expect(asked).not.toContain(strange);
    await expect
      .poll(() => auditOf(page, grant))
      .toEqual(
        expect.arrayContaining([
          ['ignored', API_APP, other.url],
          ['ignored', PLATFORM, strange],
          ['ignored', '*', map],
          ['used', BUYER_APP, covered.url],
        ]),
      );
    const reports = () =>
      reportsOf(page).flatMap(({ exception }) => exception?.values.map(({ value }) => value.split(': ')[1]) ?? []);
    await expect
      .poll(() => reports().sort())
      .toEqual([`* from ${map}`, `${API_APP} from ${other.url}`, `${PLATFORM} from ${strange}`]);
    await Promise.all([covered.end(), other.end()]);
  },
);

test(
  'OV-2 a grant that is revoked, or is for other modules now, runs nothing local any more',
  FURTHER,
  async ({ page }) => {
    const machine = await startLocalMachine();
    const grant = await open(page);
    await override(page, BUYER_APP, machine.url);
    await page.reload();
    await expectShown(page, 'buyer-app', STAND_IN);
    const before = machine.asked();
    await revokeGrant(page, grant);
    await page.reload();
    await expectShown(page, 'buyer-app', 'Dashboard');
    // A page that takes no overrides cleans up once it is quiet.
    await expect.poll(() => stored(page)).toEqual([]);
    await expect(banner(page)).toHaveCount(0);
    await allowOverrides(page, [API_APP]);
    await page.reload();
    await override(page, BUYER_APP, machine.url);
    await page.reload();
    await expectShown(page, 'buyer-app', 'Dashboard');
    expect(machine.asked()).toBe(before);
    await machine.end();
  },
);

for (const [name, value, isFurther] of [
  [`import-map-override:${BUYER_APP}`, '{"broken', false],
  [`import-map-override:${BUYER_APP}`, 'http://[no address', true],
  ['import-map-overrides-disabled', '{"broken', true],
  ['import-map-overrides-external-maps', '{"broken', true],
] as const) {
  test(
    `F-22 a developer's stored override that makes no sense cleans itself up: ${name} ${value}`,
    furtherIf(isFurther),
    async ({ page }) => {
      await watchPage(page);
      await open(page);
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
      await page.reload();
      await expectShown(page, 'buyer-app', 'Dashboard');
      await expect(banner(page)).toHaveCount(0);
      await expectUnharmed(page);
      expect(await stored(page)).toEqual([]);
    },
  );
}
