import { expect, type Page } from '@playwright/test';
import { needsCode, takeCode } from './staffCode.ts';

export const PASSWORD = 'Tracking-demo-1';

/** Signs in on the page that is open, or on the console's first one. */
export async function signIn(page: Page, email: string, path = '/') {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  if (needsCode(email)) await enterCode(page, email);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/user/'));
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

/** On the page of the second step. A code another journey was quicker with is followed by the next. */
async function enterCode(page: Page, email: string) {
  await page.waitForURL('**/code**');
  await expect(async () => {
    const code = takeCode(email);
    expect(code).toBeDefined();
    await page.getByLabel('Code').fill(code ?? '');
    const [answer] = await Promise.all([
      page.waitForResponse('**/v1/sign-in-code'),
      page.getByRole('button', { name: 'Sign in', exact: true }).click(),
    ]);
    expect((await answer.json()).code).toBe(0);
  }).toPass();
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
