import { expect, test } from '../faultFixtures.ts';
import { changePage } from '../flows/changedPage.ts';
import { expectShown, openWithDraft, switchTo, tryAgain, typedDraft } from '../flows/consoles.ts';
import { breakFiles, ENTRY, module, standIn } from '../flows/faults.ts';
import { expectInvariants } from '../flows/invariants.ts';
import { withStandIns } from '../flows/standIns.ts';
import { reportsOf } from '../flows/watchedPage.ts';

/** An application that sends whoever comes to it somewhere else, for as long as the window says so. */
const sendsAway = (targets: string) => `async ({ platform, name, domElement }) => {
  domElement.append(Object.assign(document.createElement('h1'), { tabIndex: -1, textContent: 'Stand-in of ' + name }));
  const line = platform.messages.application(name);
  for (const target of ${targets}) {
    if (!window.calm) await line.send({ pathNotMatched: { target } });
  }
}`;

test('F-65 SA-18 an application that keeps sending people away is cut off after five moves, where they are', async ({
  page,
}) => {
  await changePage(page, withStandIns());
  const rounds = JSON.stringify(Array.from({ length: 20 }, (_, round) => `/api/page${round}`));
  await breakFiles(page, ENTRY['api-app'], module(standIn({ mount: sendsAway(rounds) })));
  const rows = await openWithDraft(page);
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'The API console is not available');
  await expect(page).toHaveURL('/api/page3');
  await expectInvariants(page, {
    rows,
    said: 'kept sending you to each other',
    reported: [{ application: 'api-app', reason: 'loop' }],
  });
  await page.evaluate(() => Object.assign(window, { calm: true }));
  await tryAgain(page);
  await expectShown(page, 'api-app', 'Stand-in of api-app');
  await switchTo(page, 'buyer');
  await expectShown(page, 'buyer-app', 'Dashboard');
  await expectInvariants(page, { rows, typed: typedDraft(page), reported: [{ reason: 'loop' }] });
});

const HOSTILE = [
  'https://evil.example/buyer',
  '//evil.example/buyer',
  '/\\\\evil.example',
  'javascript:window.attacked=true',
  'data:text/html,<script>parent.attacked=true</script>',
  '/user/global',
  '/buyer/../release',
];

test('F-66 SC-7 targets on other origins, of other protocols or outside the consoles are dropped and reported', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => new URL(request.url()).hostname !== 'localhost' && foreign.push(request.url()));
  await changePage(page, withStandIns());
  await breakFiles(page, ENTRY['api-app'], module(standIn({ mount: sendsAway(JSON.stringify(HOSTILE)) })));
  const rows = await openWithDraft(page);
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'Stand-in of api-app');
  await expect(page).toHaveURL('/api/dashboard');
  // The same again and again is one report.
  await expectInvariants(page, { rows, reported: [{ application: 'api-app', reason: 'target' }] });
  expect(JSON.stringify(reportsOf(page))).not.toContain('evil');
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  await switchTo(page, 'buyer');
  await expectShown(page, 'buyer-app', 'Dashboard');
});
