import { expect, test } from '../fixtures.ts';
import { BOTH, openPageAs } from '../flows/account.ts';
import { THEMES } from '../flows/looks.ts';
import { expectVisible, tabThrough } from '../flows/tabbing.ts';
import { FURTHER } from '../further.ts';

test('SH-8 the user menu opens with Enter, Space and the arrows, and gives the focus back', async ({ page }) => {
  await openPageAs(page, BOTH, '/buyer/settings');
  const button = page.getByRole('button', { name: 'Account menu' });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  for (const [key, first] of [
    ['Enter', 'Account'],
    ['Space', 'Account'],
    ['ArrowDown', 'Account'],
    ['ArrowUp', 'Sign out'],
  ] as const) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(item(first)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  }

  await page.keyboard.press('Enter');
  await expect(item('Account')).toBeFocused();
  for (const [key, name] of [
    ['ArrowDown', 'Security'],
    ['ArrowDown', 'Social accounts'],
    ['ArrowUp', 'Security'],
    ['End', 'Sign out'],
    ['ArrowDown', 'Account'],
    ['ArrowUp', 'Sign out'],
    ['Home', 'Account'],
    ['s', 'Security'],
    ['s', 'Social accounts'],
    ['l', 'Light'],
    ['l', 'Language'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus'), key).toContainText(name);
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item('Account')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('SH-8 AX-11 every entry of the user menu shows where the focus is', FURTHER, async ({ page }) => {
  await openPageAs(page, BOTH, '/api/settings');
  await page.getByRole('button', { name: 'Account menu' }).focus();
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Account', exact: true })).toBeFocused();
    const stops = await tabThrough(page, ({ name }) => name === 'Sign out', 'ArrowDown');
    expect(stops).toHaveLength(9);
    expectVisible(stops);
    await page.keyboard.press('Escape');
  }
});
