import { expect, test } from '../faultFixtures.ts';
import { openAs } from '../flows/account.ts';
import { changePage, configured } from '../flows/changedPage.ts';
import { ACCOUNT, expectShown, openWithDraft, switchTo, tryAgain, typedDraft } from '../flows/consoles.ts';
import { breakFiles, ENTRY, module, standIn } from '../flows/faults.ts';
import { countRows, expectInvariants, shownRoot } from '../flows/invariants.ts';
import { withStandIns } from '../flows/standIns.ts';
import { reportsOf, watchPage } from '../flows/watchedPage.ts';
import { FURTHER } from '../further.ts';

/** An application that redirects elsewhere while the window flag is set. */
const sendsAway = (targets: string) => `async ({ platform, name, domElement }) => {
  domElement.append(Object.assign(document.createElement('h1'), { tabIndex: -1, textContent: 'Stand-in of ' + name }));
  const line = platform.messages.application(name);
  for (const target of ${targets}) {
    if (!window.calm) await line.send({ pathNotMatched: { target } });
  }
}`;

test('F-65 SA-18 an application that keeps sending people away is cut off at the fifth move, where they are', async ({
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

/** An application that redirects to a new page of the other console each time it is shown. */
const leadsTo = (prefix: string) => `async ({ platform, name, domElement, visibility }) => {
  domElement.append(Object.assign(document.createElement('h1'), { tabIndex: -1, textContent: 'Stand-in of ' + name }));
  const lead = () => {
    if (window.calm || !visibility.isShown()) return;
    window.moves = (window.moves ?? 0) + 1;
    platform.messages.application(name).send({ pathNotMatched: { target: '${prefix}/page' + window.moves } });
  };
  visibility.onChange(lead);
  lead();
}`;

test(
  'F-65 SA-18 two consoles that keep sending people to each other are cut off, where they are',
  FURTHER,
  async ({ page }) => {
    await watchPage(page);
    await changePage(page, (html) =>
      configured({ applications: [{ name: 'buyer-app', options: { ssr: false } }] })(withStandIns()(html)),
    );
    await breakFiles(page, ENTRY['buyer-app'], module(standIn({ mount: leadsTo('/api') })));
    await breakFiles(page, ENTRY['api-app'], module(standIn({ mount: leadsTo('/buyer') })));
    await openAs(page, ACCOUNT, '/buyer/dashboard');
    const card = shownRoot(page).getByRole('heading', { name: /The (buyer|API) console is not available/ });
    await expect(card).toBeVisible();
    const { pathname } = new URL(page.url());
    expect(pathname).toMatch(/^\/(buyer|api)\/page\d+$/);
    await expectInvariants(page, {
      rows: await countRows(page),
      said: 'kept sending you to each other',
      reported: [{ reason: 'loop' }],
    });
    await expect(page).toHaveURL(pathname);
    await page.evaluate(() => Object.assign(window, { calm: true }));
    await tryAgain(page);
    await expect(shownRoot(page).getByRole('heading', { name: /^Stand-in of/ })).toBeVisible();
    await page.getByRole('button', { name: /^Switch to/ }).click();
    await expect(page).not.toHaveURL(new RegExp(`^[^?]*/${pathname.split('/')[1]}/`));
    await expect(shownRoot(page).getByRole('heading', { name: /^Stand-in of/ })).toBeVisible();
    await expectInvariants(page, { rows: await countRows(page), reported: [{ reason: 'loop' }] });
  },
);

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
  await expectInvariants(page, {
    rows,
    typed: typedDraft(page),
    reported: [{ application: 'api-app', reason: 'target' }],
  });
});
