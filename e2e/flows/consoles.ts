import { expect, type Page } from '@playwright/test';
import { openAs } from './account.ts';
import type { Application } from './faults.ts';
import { countRows, type Expected, expectInvariants, shownRoot } from './invariants.ts';
import { DRAFT } from './shipments.ts';
import { watchPage } from './watchedPage.ts';

/** Holds both identities and no shipment, and may show local modules. */
export const ACCOUNT = 'release2@example.com';

export const numbersBox = (page: Page) => page.getByRole('textbox', { name: 'Tracking numbers' });

/** The buyer's dashboard with a number typed but not added; returns how many rows of its own the server has. */
export async function openWithDraft(page: Page): Promise<number> {
  await watchPage(page);
  await openAs(page, ACCOUNT, '/buyer/dashboard');
  await numbersBox(page).fill(DRAFT);
  return countRows(page);
}

export const typedDraft = (page: Page) => [numbersBox(page), DRAFT] as const;

export const switchTo = (page: Page, identity: 'API' | 'buyer') =>
  page.getByRole('button', { name: `Switch to ${identity}` }).click();

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

/** The application is the one that can be seen, with this heading. */
export async function expectShown(page: Page, name: Application, heading: string | RegExp) {
  await expect(shownRoot(page)).toHaveAttribute('data-application', name);
  await expect(shownRoot(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** From the other console back to the dashboard of `openWithDraft`, where all is as it was left. */
export async function returnToDraft(page: Page, rows: number, reported: NonNullable<Expected['reported']>) {
  await switchTo(page, 'buyer');
  await expectShown(page, 'buyer-app', 'Dashboard');
  await expectInvariants(page, { rows, typed: typedDraft(page), reported });
}
