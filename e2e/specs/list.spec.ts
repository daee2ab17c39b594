import { readFileSync } from 'node:fs';
import { type Browser, type Download, type Locator, type Page, request } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { dialog } from '../flows/account.ts';
import { callBuyer } from '../flows/buyerCall.ts';
import { FOUND, fillList, LISTED } from '../flows/ownList.ts';
import { FURTHER } from '../further.ts';

const PAGE = 40;

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
let session: Cookies;

test.beforeAll(async ({ baseURL }) => {
  const customer = await request.newContext();
  await fillList(customer, baseURL ?? '');
  session = (await customer.storageState()).cookies;
  await customer.dispose();
});

test.beforeEach(async ({ context }) => {
  await context.addCookies(session);
});

const bar = (page: Page) => page.getByRole('group', { name: 'Selected shipments' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
/** Of the rows in sight; those of the list's head are not among them. */
const choices = (page: Page) => page.getByRole('table').getByRole('checkbox', { name: /^Select JJD/ });
const expectChosen = (page: Page, count: number) =>
  expect(bar(page).getByRole('status')).toHaveText(`${count} selected`);

/** The ids a search finds according to the provider, in the list's order. */
async function foundIds(page: Page, search: string): Promise<string[]> {
  const origin = new URL(page.url()).origin;
  const found = (at: number) =>
    callBuyer(page.request, origin, 'GetTrackInfoList', {
      Item: search,
      Page: at,
      PerPage: 100,
      Sequence: 'AddedDesc',
    });
  return (await Promise.all([1, 2, 3].map(found))).flat().map(({ FTrackInfoId }) => FTrackInfoId);
}

async function chooseAll(page: Page, count: number) {
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await expectChosen(page, PAGE);
  await bar(page)
    .getByRole('button', { name: `Select all ${count} that match` })
    .click();
  await expectChosen(page, count);
}

async function chooseMenuItem(page: Page, menu: string, item: string) {
  await bar(page).getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The lines of the file a click saves; the first are its headings. */
async function savedLines(page: Page, save: () => Promise<void>): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), save()]);
  return linesOf(file);
}

const linesOf = async (file: Download) =>
  readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split(/\r?\n/);

/** A user who is not signed in opens the link. */
async function expectShared(browser: Browser, link: string, number: string) {
  const stranger = await browser.newContext();
  const shared = await stranger.newPage();
  await shared.goto(link);
  await expect(shared.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await stranger.close();
}

const numberOf = async (choice: Locator) => ((await choice.getAttribute('aria-label')) ?? '').replace('Select ', '');

test('PG-2d PG-2b PG-2a shipments are chosen by mouse and keys; all that a search finds is deleted, and all comes back', async ({
  page,
}) => {
  await page.goto(`/buyer/shipment?q=${FOUND.name}&sort=AddedDesc`);
  await expect(choices(page)).toHaveCount(PAGE);
  await expect(tab(page, 'All')).toHaveText(`All${FOUND.count}`);

  await test.step('a range by mouse, more and less by keys', async () => {
    await choices(page).nth(2).click();
    await choices(page)
      .nth(6)
      .click({ modifiers: ['Shift'] });
    await expectChosen(page, 5);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(choices(page).nth(7)).toBeChecked();
    await expectChosen(page, 6);
    for (const key of ['k', 'k', 'k', 'x']) await page.keyboard.press(key);
    await expect(choices(page).nth(4)).not.toBeChecked();
    await expectChosen(page, 5);
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });

  await test.step('all that match are deleted and brought back', async () => {
    const [before, everything] = [await foundIds(page, FOUND.name), await foundIds(page, '')];
    expect([before.length, everything.length]).toEqual([FOUND.count, LISTED]);
    await chooseAll(page, FOUND.count);
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Delete', exact: true }).click();
    const offer = page.getByRole('group', { name: `${FOUND.count} shipments have been deleted.` });
    await expect(offer).toBeVisible();
    await offer.hover(); // its clock rests
    await expect(page.getByText('No shipment matches')).toBeVisible();
    await expect(tab(page, 'All')).toHaveText('All0');
    expect(await foundIds(page, FOUND.name)).toEqual([]);
    const kept = await foundIds(page, '');
    expect(kept).toEqual(everything.filter((id) => !before.includes(id)));
    await expectAccessible(page);

    await offer.getByRole('button', { name: 'Undo' }).click();
    await expect(choices(page)).toHaveCount(PAGE);
    await expect(tab(page, 'All')).toHaveText(`All${FOUND.count}`);
    expect(await foundIds(page, FOUND.name)).toEqual(before);
    expect(await foundIds(page, '')).toEqual(everything);
  });
});

test(
  'PG-2d PG-12 what is chosen is exported and shared: a few links at once, many in the file of a task',
  FURTHER,
  async ({ page, browser }) => {
    await page.goto('/buyer/shipment?sort=AddedDesc');
    await expect(choices(page)).toHaveCount(PAGE);
    const few = await Promise.all([0, 1, 2].map((at) => numberOf(choices(page).nth(at))));
    for (const number of few) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
    await expectChosen(page, few.length);

    await test.step('the chosen ones are exported', async () => {
      const [headings, ...rows] = await savedLines(page, () => chooseMenuItem(page, 'Export', 'As CSV'));
      expect(headings).toMatch(/^\uFEFFTracking number,First carrier,Last carrier,Name,Status,/);
      expect(rows.map((row) => row.split(',')[0]).sort()).toEqual([...few].sort());
    });

    await test.step('links to a few are there at once', async () => {
      await chooseMenuItem(page, 'More', 'Share');
      await expectAccessible(page);
      await dialog(page)
        .getByRole('button', { name: `Create ${few.length} links` })
        .click();
      const links = dialog(page).getByRole('textbox', { name: 'Links' });
      await expect(links).toHaveValue(/\/share\//);
      await expectAccessible(page);
      const lines = (await links.inputValue()).split('\n').map((line) => line.split(' '));
      expect(lines.map(([number]) => number).sort()).toEqual([...few].sort());
      const [number = '', link = ''] = lines.at(-1) ?? [];
      await expectShared(browser, link, number);
      await dialog(page).getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('links to many are the file of a task', async () => {
      await chooseAll(page, LISTED);
      await chooseMenuItem(page, 'More', 'Share');
      await expect(dialog(page).getByText('The links are created in the background.', { exact: false })).toBeVisible();
      await dialog(page)
        .getByRole('button', { name: `Create ${LISTED} links` })
        .click();
      await expect(dialog(page)).toBeHidden();
      await page.locator('#task_list_container').getByRole('button', { name: 'Tasks' }).click();
      const task = page
        .getByRole('region', { name: 'Tasks' })
        .getByRole('listitem')
        .filter({ hasText: 'Creating links' });
      await expect(task).toContainText(`${LISTED} done.`);
      await expectAccessible(page);
      const [headings, ...rows] = await savedLines(page, () =>
        task.getByRole('button', { name: 'Download file' }).click(),
      );
      expect(headings).toBe('\uFEFFTracking number,Name,Order number,Link');
      expect(rows).toHaveLength(LISTED);
      const [number = '', , , link = ''] = rows.at(-1)?.split(',') ?? [];
      await expectShared(browser, link, number);
    });
  },
);

test('PG-2d of a long list the rows in sight are printed, and menu and paper say so', FURTHER, async ({ page }) => {
  const printItem = async (at: string, name: string | RegExp) => {
    await page.goto(at);
    await choices(page).first().check();
    await bar(page).getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await printItem('/buyer/shipment', 'Print this page');
  await printItem('/buyer/shipment?size=all', /^Print this page Only the visible rows are printed/);
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Only the visible rows are printed/)).toBeVisible();
  // No blank paper for the rows that are not rendered.
  const highest = (table: HTMLTableElement) => Math.max(...[...table.rows].map(({ offsetHeight }) => offsetHeight));
  expect(await page.getByRole('table').evaluate(highest)).toBeLessThan(200);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(/^Only the visible rows are printed/)).toBeHidden();
});
