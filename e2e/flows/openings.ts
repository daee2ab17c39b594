import { expect, type Page } from '@playwright/test';
import { BOTH, dialog, openPageAs, PENDING } from './account.ts';
import { PASSWORD } from './session.ts';

export const openPage = (email: string, path: string) => (page: Page) => openPageAs(page, email, path);

export async function failToSignIn(page: Page) {
  await page.goto('/user/global');
  await page.getByLabel('Email').fill('stranger@example.com');
  await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}?`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

export async function openShipment(page: Page) {
  await openPageAs(page, BOTH, '/buyer/shipment?status=Delivered');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible();
}

export async function openDrawer(page: Page) {
  await openPageAs(page, BOTH, '/api/tracking?package_status=Expired');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(dialog(page)).toBeVisible();
}

export const openDialog = (email: string, path: string, button: string) => async (page: Page) => {
  await openPageAs(page, email, path);
  await page.getByRole('button', { name: button }).first().click();
  await expect(dialog(page)).toBeVisible();
};

export async function openUserMenu(page: Page) {
  await openPageAs(page, BOTH, '/buyer/settings');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

export async function openApiUserMenu(page: Page) {
  await openPageAs(page, BOTH, '/api/settings');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

export async function openLanguages(page: Page) {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: /Language/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
}

export async function openSheet(page: Page) {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPageAs(page, BOTH, '/api/orders/offlineTrading');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(dialog(page)).toBeVisible();
}

export async function openWithIcons(page: Page) {
  await openPageAs(page, BOTH, '/api/notification/own');
  await page.getByRole('button', { name: 'Show or hide menu titles' }).click();
}

export async function openPolicy(page: Page) {
  await openPageAs(page, PENDING, '/buyer/settings');
  await expect(dialog(page).getByRole('button', { name: 'Confirm' })).toBeEnabled();
}
