import { expect, type Locator, type Page } from '@playwright/test';
import { type ReportedEvent, receivedEvents } from './reports.ts';
import { PASSWORD } from './session.ts';
import { addedOn, DRAFT } from './shipments.ts';
import { reportsOf } from './watchedPage.ts';

export interface Expected {
  /** Rows the customer had before; whatever has happened, no other ones. */
  rows: number;
  /** The error shown to the customer, if anything went wrong at all. */
  said?: string | RegExp;
  /** The application that failed and why, in the order of the reports. */
  reported?: readonly Partial<Record<'application' | 'reason' | 'error', unknown>>[];
  /** Reports that are unrelated to the fault. */
  apart?: RegExp;
  /** A field with typed text, and the text. */
  typed?: readonly [field: Locator, text: string];
  /** The frame would end what is looked at: a dialog lies over it, or a field is saved when it is left. */
  withoutFrame?: boolean;
}

/** The application that can be seen. */
export const shownRoot = (page: Page) => page.locator('#main > .application[data-visibility="shown"]:not([hidden])');

/** What holds after every fault. The focus is checked first, because a click moves it. */
export async function expectInvariants(page: Page, expected: Expected) {
  const { rows, said, reported = [], apart, typed, withoutFrame = false } = expected;
  if (said) await expectText(page, said);
  await expectFocus(page);
  await expectOneRoot(page);
  if (!withoutFrame) await expectUsableFrame(page);
  if (typed) await expect(typed[0]).toHaveValue(typed[1]);
  expect(await countRows(page), 'I5 no other effect on the server').toBe(rows);
  await expectReports(page, reported, apart);
}

/** It is readable, and announced to screen readers. */
async function expectText(page: Page, said: string | RegExp) {
  const announced = page.locator('[role=alert], [role=status], [aria-live]');
  const itself = announced.filter({ hasText: said, visible: true });
  // A list of toasts has no size of its own.
  const around = announced.filter({ has: page.getByText(said).filter({ visible: true }) });
  await expect(itself.or(around).first()).toBeAttached();
}

async function expectFocus(page: Page) {
  // A console that comes back gets its focus with the frame that shows it.
  const focused = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return document.activeElement?.tagName;
  });
  expect(focused, 'I8 the focus is somewhere').not.toBe('BODY');
}

async function expectOneRoot(page: Page) {
  await expect(shownRoot(page), 'I3 one root').toHaveCount(1);
  const frame = shownRoot(page).locator('iframe');
  const isFramed = (await frame.count()) > 0;
  await expect(isFramed ? frame.contentFrame().locator('body') : shownRoot(page)).toHaveText(/\S/);
  const { longestBlank, mostShown, twins } = await page.evaluate(() => window.seen);
  expect(twins, 'I3 no application twice').toEqual([]);
  expect(mostShown, 'I3 never two roots').toBe(1);
  expect(longestBlank, 'I2 no blank page').toBeLessThanOrEqual(1000);
}

async function expectUsableFrame(page: Page) {
  const menu = page.getByRole('button', { name: 'Account menu' });
  await menu.click();
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(signOut, 'I1 signing out is possible').toBeEnabled();
  await signOut.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.getByRole('complementary', { name: 'Menu' }).getByRole('button', { name: 'More' }).click({ trial: true });
}

/** The shipments this page's journey may have added, as the server counts them. Others use the account meanwhile. */
export async function countRows(page: Page): Promise<number> {
  const counts = await Promise.all([DRAFT, ...addedOn(page)].map((number) => countNumber(page, number)));
  return counts.reduce((sum, count) => sum + count);
}

async function countNumber(page: Page, number: string): Promise<number> {
  const answer = await page.request.post('/orderapi/call', {
    headers: { origin: new URL(page.url()).origin },
    data: { version: '1.0', timeZoneOffset: 0, method: 'GetTrackInfoList', param: { Item: number } },
  });
  return (await answer.json()).pageInfo.TotalCount;
}

/** There are as many reports as failures, each with the release and the fault, and without secrets. */
async function expectReports(page: Page, expected: NonNullable<Expected['reported']>, apart?: RegExp) {
  const failures = () =>
    reportsOf(page).filter(({ exception }) => exception && !exception.values.some(({ value }) => apart?.test(value)));
  const reportsSeen = () =>
    failures().map(({ tags = {}, exception }) => ({
      application: tags.application,
      reason: tags.reason,
      error: exception?.values.map(({ value }) => value).join(),
    }));
  await expect.poll(reportsSeen, { message: 'I6 one report each', timeout: 15_000 }).toMatchObject([...expected]);
  const release = await page.evaluate(
    () => JSON.parse(document.getElementById('page-configuration')?.textContent ?? '{}').release,
  );
  for (const failure of failures()) {
    expect(failure).toMatchObject({
      release: expect.stringMatching(/^production_user_/),
      tags: { import_map: release },
    });
    await expectNoSecrets(page, failure);
  }
}

async function expectNoSecrets(page: Page, event: ReportedEvent) {
  const cookies = (await page.context().cookies()).filter(({ name }) => /sid$/i.test(name));
  const text = JSON.stringify(event);
  for (const secret of [PASSWORD, '@example.com', ...cookies.map(({ value }) => value)])
    expect(text).not.toContain(secret);
}

/** The reference on the card, once the report of it has arrived where support would look it up. */
export async function expectReference(page: Page) {
  const detail = await shownRoot(page).locator('.detail').textContent();
  const reference = /\((\w{8})\)$/.exec(detail ?? '')?.[1];
  expect(reference).toBeTruthy();
  const arrived = async () => (await receivedEvents(page.request)).filter(({ tags }) => tags?.reference === reference);
  await expect.poll(async () => (await arrived()).length, { timeout: 15_000 }).toBe(1);
}
