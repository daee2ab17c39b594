import type { Page } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { openAs } from '../flows/account.ts';
import { changePage } from '../flows/changedPage.ts';
import { ACCOUNT, expectShown, openWithDraft, returnToDraft, switchTo, tryAgain } from '../flows/consoles.ts';
import { breakFiles, ENTRY, oneByteChanged, PAGE, SHARED } from '../flows/faults.ts';
import { expectInvariants } from '../flows/invariants.ts';
import { BUYER_APP, openWithGrant } from '../flows/overrides.ts';
import { configurePage } from '../flows/reports.ts';
import { openPage } from '../flows/session.ts';
import { reportsOf, watchPage } from '../flows/watchedPage.ts';
import { FURTHER, furtherIf } from '../further.ts';

const alertsOf = (page: Page) =>
  reportsOf(page)
    .filter(({ tags }) => tags?.alert === 'altered_file')
    .map(({ level, message }) => `${level} ${message}`);

/** There is one alert, however often the file was requested. */
async function expectAlert(page: Page, file: RegExp) {
  await expect.poll(() => alertsOf(page), { timeout: 15_000 }).toHaveLength(1);
  expect(alertsOf(page)[0]).toMatch(/^fatal .* is not the file this release names; it was not run\.$/);
  expect(alertsOf(page)[0]?.split(' ')[1]).toMatch(file);
}

/** What the dashboard loads after its first screen. */
const LIBRARY = /\/app\/buyer\/[^/]+\/\d+\.\w+\.js/;
const FRAME = '[data-application="buyer-app"] > iframe';
const NOT_STARTED = 'The console could not be started.';
const NOT_STARTED_IN_CHINESE = '控制台无法启动，请检查网络连接。';

for (const [kind, file] of [
  ['shared libraries', SHARED.libraries],
  ['platform', SHARED.platform],
] as const) {
  test(
    `SC-11 F-17 one byte of the ${kind} changed: nothing of it runs, the page says so, an alert is told`,
    furtherIf(kind !== 'platform'),
    async ({ page, faults }) => {
      await watchPage(page);
      const cause = await breakFiles(page, file, oneByteChanged);
      await openAs(page, ACCOUNT, '/buyer/dashboard');
      await expect(page.getByRole('alert')).toContainText(NOT_STARTED);
      await expectAlert(page, file);
      await cause.end();
      await tryAgain(page);
      await expectShown(page, 'buyer-app', 'Dashboard');
      // The loader requests each name the file has, not only the requested one.
      faults.splice(0);
    },
  );
}

test(
  'SC-11 F-17 one byte of a console’s entry changed: its card, an alert, and Try again',
  FURTHER,
  async ({ page }) => {
    const cause = await breakFiles(page, ENTRY['api-app'], oneByteChanged);
    const rows = await openWithDraft(page);
    const reported = [{ application: 'api-app', reason: 'damaged' }];
    await switchTo(page, 'API');
    await expectShown(page, 'api-app', 'The API console is not available');
    await expectInvariants(page, { rows, said: 'Its file arrived damaged.', reported });
    await expectAlert(page, ENTRY['api-app']);
    await cause.end();
    await tryAgain(page);
    await expectShown(page, 'api-app', 'Dashboard');
    await returnToDraft(page, rows, reported);
  },
);

test('SC-11 F-17 one byte of a page’s chunk changed: the page fails in its place', FURTHER, async ({ page }) => {
  const chunk = /\/app\/api\/[^/]+\/page-tracking-tsx\.\w+\.js$/;
  const cause = await breakFiles(page, chunk, oneByteChanged);
  const rows = await openWithDraft(page);
  await switchTo(page, 'API');
  await openPage(page, 'Tracking');
  await expectShown(page, 'api-app', 'This page could not be shown');
  await expectInvariants(page, { rows, reported: [{}] });
  await expectAlert(page, chunk);
  await cause.end();
  await tryAgain(page);
  await expectShown(page, 'api-app', 'Tracking');
});

test(
  'SC-11 F-17 one byte changed of the developer panel, the override tool and a page’s library: none runs, the page goes on',
  FURTHER,
  async ({ page }) => {
    const files = [
      /\/app\/panel\/[^/]+\/developer-panel\.\w+\.js/,
      /\/app\/overrides\/[^/]+\/overrides\.\w+\.js/,
      LIBRARY,
    ];
    await watchPage(page);
    for (const file of files) await breakFiles(page, file, oneByteChanged);
    await openWithGrant(page, 'sealed', [BUYER_APP]);
    const alerted = () => files.filter((file) => alertsOf(page).some((alert) => file.test(alert)));
    await expect.poll(alerted, { timeout: 15_000 }).toEqual(files);
    await expectShown(page, 'buyer-app', 'Dashboard');
    await expect(page.getByRole('button', { name: 'Developer panel' })).toHaveCount(0);
    // The dashboard may have requested a second library by now; nothing else is held back.
    const others = alertsOf(page).filter((alert) => !files.some((file) => file.test(alert)));
    expect(others).toEqual([]);
  },
);

for (const options of [{ inline: true }, { iframe: true }]) {
  test(
    `SC-11 F-17 ${JSON.stringify(options)}: an altered entry does not run as an inline script either`,
    FURTHER,
    async ({ page }) => {
      await watchPage(page);
      await configurePage(page, { applications: [{ name: 'buyer-app', options }] });
      await breakFiles(page, ENTRY['buyer-app'], oneByteChanged);
      await openAs(page, ACCOUNT, '/buyer/dashboard');
      const area = options.iframe ? page.frameLocator(FRAME) : page.locator('#main');
      await expect(area.getByRole('heading', { name: 'The buyer console is not available' })).toBeVisible();
      await expectAlert(page, ENTRY['buyer-app']);
    },
  );
}

test('SC-11 F-17 iframe: a chunk is held to its seal in the frame’s window too', FURTHER, async ({ page }) => {
  await watchPage(page);
  await configurePage(page, { applications: [{ name: 'buyer-app', options: { iframe: true } }] });
  await breakFiles(page, PAGE.dashboard, oneByteChanged);
  await openAs(page, ACCOUNT, '/buyer/dashboard');
  await expect(page.frameLocator(FRAME).getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expectAlert(page, PAGE.dashboard);
});

for (const [what, change] of [
  [
    'lacks the integrity of one file',
    (map: string) => map.replace(/("\/app\/shell\/[^"]+\/shell\.\w+\.js"):"sha384-[^"]+"/, '$1:""'),
  ],
  ['is malformed', (map: string) => map.slice(0, -2)],
  ['is empty', () => '{"imports":{},"integrity":{}}'],
  ['is missing', () => ''],
] as const) {
  test(
    `SC-11 F-14 a map that ${what}: nothing runs, and the page says so in its language`,
    furtherIf(!what.startsWith('lacks')),
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.frame() === page.mainFrame() && /get-login-user/.test(request.url())) asked.push(request.url());
      });
      await changePage(page, (html) =>
        html.replace(/(type="systemjs-importmap"[^>]*>)([^<]*)/, (_all, start, map) => start + change(map)),
      );
      await openAs(page, 'zh@example.com', '/buyer/dashboard');
      await expect(page.getByRole('alert')).toContainText(NOT_STARTED_IN_CHINESE);
      await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
      await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
      // The platform's first call is never made.
      expect(asked).toEqual([]);
    },
  );
}
