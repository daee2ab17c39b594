import { expect, test } from '../faultFixtures.ts';
import { changePage, configured } from '../flows/changedPage.ts';
import { expectShown, openWithDraft, returnToDraft, switchTo, tryAgain, typedDraft } from '../flows/consoles.ts';
import { breakFiles, ENTRY, module, never, slow, standIn, status, unreachable } from '../flows/faults.ts';
import { expectInvariants, shownRoot } from '../flows/invariants.ts';
import { openPage } from '../flows/session.ts';
import { withStandIns } from '../flows/standIns.ts';
import { clickAndTime } from '../flows/timing.ts';
import { FURTHER, furtherIf } from '../further.ts';

const NEVER_SETTLES = 'async () => new Promise(() => {})';
const NEVER_SETTLES_FIRST = `async ({ domElement }) => {
  if (!window.calm) await new Promise(() => {});
  domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Stand-in' }));
}`;
const THROWS = 'async () => { throw new Error("stopped"); }';

for (const [fault, answer] of [
  ['F-2 an entry that never answers', never],
  ['F-8 a mount that hangs', module(standIn({ mount: NEVER_SETTLES_FIRST }))],
] as const) {
  test(`${fault} is left within 500 ms`, FURTHER, async ({ page }) => {
    await changePage(page, withStandIns());
    const cause = await breakFiles(page, ENTRY['api-app'], answer);
    const rows = await openWithDraft(page);
    await switchTo(page, 'API');
    await expect(shownRoot(page).getByRole('status').getByText('Loading')).toBeVisible();
    expect(await clickAndTime(page, 'Switch to buyer', 'buyer-app')).toBeLessThanOrEqual(500);
    await expectInvariants(page, { rows, typed: typedDraft(page) });
    await cause.end();
    await page.evaluate(() => Object.assign(window, { calm: true }));
    await switchTo(page, 'API');
    await expectShown(page, 'api-app', /Dashboard|Stand-in/);
    await switchTo(page, 'buyer');
    await expectInvariants(page, { rows, typed: typedDraft(page) });
  });
}

test(
  'F-3 an entry that takes 7 s: words while it loads, then the page asked for last, once',
  FURTHER,
  async ({ page }) => {
    const cause = await breakFiles(page, ENTRY['api-app'], slow(7000));
    const rows = await openWithDraft(page);
    await switchTo(page, 'API');
    await expect(shownRoot(page).getByRole('status').getByText('Loading')).toBeVisible();
    const before = await page.evaluate(() => history.length);
    for (let click = 0; click < 3; click += 1) await openPage(page, 'Tracking');
    await expectShown(page, 'api-app', 'Tracking');
    expect(cause.asked()).toBe(1);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await expectInvariants(page, { rows });
    await cause.end();
    await switchTo(page, 'buyer');
    await expectShown(page, 'buyer-app', 'Dashboard');
    await expectInvariants(page, { rows, typed: typedDraft(page) });
  },
);

for (const [fault, unmount, reported] of [
  ['hangs', NEVER_SETTLES, [{ application: 'api-app', reason: 'unmount' }]],
  ['throws', THROWS, [{ application: 'api-app', reason: 'unmount' }]],
] as const) {
  test(
    `F-9 an unmount that ${fault}: the next one stands at once, what is left is swept`,
    furtherIf(unmount !== NEVER_SETTLES),
    async ({ page }) => {
      await changePage(page, (html) =>
        configured({ applications: [{ name: 'api-app', prefetch: 1, options: { 'keep-alive': false } }] })(
          withStandIns()(html),
        ),
      );
      await breakFiles(page, ENTRY['api-app'], module(standIn({ unmount })));
      const rows = await openWithDraft(page);
      await switchTo(page, 'API');
      await expectShown(page, 'api-app', 'Stand-in of api-app');
      await shownRoot(page).getByLabel('Words').fill('left behind');
      expect(await clickAndTime(page, 'Switch to buyer', 'buyer-app')).toBeLessThanOrEqual(500);
      await expect(page.locator('[data-application="api-app"]')).toHaveCount(0, { timeout: 3500 });
      await expectInvariants(page, { rows, typed: typedDraft(page), reported });
      await switchTo(page, 'API');
      await expectShown(page, 'api-app', 'Stand-in of api-app');
      await expect(shownRoot(page).getByLabel('Words')).toHaveValue('');
      await expectInvariants(page, { rows, reported });
    },
  );
}

test(
  'F-7 SA-14 after three failures in a minute the next try waits, and is offered by itself',
  FURTHER,
  async ({ page }) => {
    await page.clock.install();
    const cause = await breakFiles(page, ENTRY['api-app'], status(503));
    const rows = await openWithDraft(page);
    await switchTo(page, 'API');
    const failed = shownRoot(page).getByText('The server refused to send it.', { exact: false });
    for (const attempt of [1, 2]) {
      await expect(failed).toBeVisible();
      await tryAgain(page);
      await expect.poll(cause.asked).toBe(2 * (attempt + 1));
    }
    await expect(page.getByText('It failed several times in a row.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeDisabled();
    const said = 'It failed several times in a row.';
    const reported = Array.from({ length: 3 }, () => ({ application: 'api-app', reason: 'status' }));
    await expectInvariants(page, { rows, said, reported });
    await cause.end();
    await page.clock.fastForward(61_000);
    await tryAgain(page);
    await expectShown(page, 'api-app', 'Dashboard');
    await expectInvariants(page, { rows, reported });
  },
);

test('F-7 a console that cannot even begin is a card, and routing goes on', FURTHER, async ({ page }) => {
  const options = { iframe: true, 'keep-alive': false };
  await changePage(page, configured({ applications: [{ name: 'api-app', prefetch: 1, options }] }));
  await page.addInitScript(() => {
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function (this: Document, tag: string) {
      if (tag === 'iframe' && !('calm' in window)) throw new Error('no frames');
      return createElement.call(this, tag);
    } as typeof createElement;
  });
  const rows = await openWithDraft(page);
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'The API console is not available');
  const said = 'It stopped while it was starting.';
  const reported = [{ application: 'api-app', reason: 'mount' }];
  await expectInvariants(page, { rows, said, reported });
  await switchTo(page, 'buyer');
  await expectShown(page, 'buyer-app', 'Dashboard');
  await switchTo(page, 'API');
  await page.evaluate(() => Object.assign(window, { calm: true }));
  await tryAgain(page);
  await expect(shownRoot(page).frameLocator('iframe').getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await returnToDraft(page, rows, [...reported, ...reported]);
});

test('F-24 the card leads to the other console, and back once this one is up', FURTHER, async ({ page }) => {
  const cause = await breakFiles(page, ENTRY['api-app'], unreachable);
  const rows = await openWithDraft(page);
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'The API console is not available');
  await shownRoot(page).getByRole('button', { name: 'Go to the buyer console' }).click();
  await expectShown(page, 'buyer-app', 'Dashboard');
  const reported = [{ application: 'api-app', reason: 'unreachable' }];
  await expectInvariants(page, { rows, typed: typedDraft(page), reported });
  await cause.end();
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'Dashboard');
  await expectInvariants(page, { rows, reported });
});
