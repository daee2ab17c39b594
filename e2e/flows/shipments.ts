import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

const added = new WeakMap<Page, string[]>();

/** What has been added on a page. */
export const addedOn = (page: Page): readonly string[] => added.get(page) ?? [];

/** Pastes numbers into the dashboard's box and adds them. */
export async function addShipments(page: Page, numbers: readonly string[]) {
  added.set(page, [...new Set([...addedOn(page), ...numbers])]);
  const box = page.getByRole('textbox', { name: 'Tracking numbers' });
  await box.fill(numbers.join('\n'));
  await page.getByRole('button', { name: /^Track \d+ numbers?$/ }).click();
}

/** A valid international postal number (S10): two letters, eight digits, check digit, country. */
export function postalNumber(serial: number, country = 'CN'): string {
  const digits = String(serial).padStart(8, '0');
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11;
  const check = rest === 1 ? 0 : rest === 0 ? 5 : 11 - rest;
  return `RB${digits}${check}${country}`;
}

/** One that no other journey has, not even one that runs at the same moment. */
export const freshNumber = () => postalNumber(randomInt(10 ** 8));

/** A number that is typed but never added. */
export const DRAFT = postalNumber(72000001);
