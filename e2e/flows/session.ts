import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'Tracking-demo-1';

/** Signs in on the page that is open, or on the console's first one. */
export async function signIn(page: Page, email: string, path = '/') {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/user/'));
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
}

/** Chooses an entry of the sidebar. */
export async function openPage(page: Page, name: string) {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
}

export async function expectPage(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
