import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { openAs } from '../flows/account.ts';
import { expectPage } from '../flows/session.ts';

// A sentence from inside each library: whatever holds it, holds a copy of the library.
const MARKS = {
  react: 'takes an object of state variables to update or a function which returns an object of state variables.',
  'react-dom': '__reactContainer$',
  redux: 'Minified Redux error #',
  'redux-saga': '@@redux-saga/',
  'final-form': 'FINAL_FORM',
};

const app = join(__dirname, '../../dist/app');

test('one copy of each shared library stands in all built modules', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && file.includes('1.0.90/'),
  );
  for (const mark of Object.values(MARKS)) {
    const holders = files
      .filter((file) => readFileSync(join(app, file), 'utf8').includes(mark))
      .map((file) => file.split('/')[0]);
    expect([mark, holders]).toEqual([mark, ['shared']]);
  }
});

test('every application gets the same React from one request', async ({ page }) => {
  const shared: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/app/shared/')) shared.push(request.url());
  });
  await openAs(page, 'both@example.com', '/buyer/dashboard');
  await expectPage(page, 'Dashboard');
  await page.getByRole('button', { name: 'Switch to API' }).first().click();
  await expect(page).toHaveURL('/api/dashboard');
  await expectPage(page, 'Dashboard');
  expect(shared).toHaveLength(1);
  const same = await page.evaluate(async () => {
    const { System } = window as unknown as {
      System: { import(name: string): Promise<{ default: object }> };
    };
    const [once, again] = await Promise.all([System.import('react'), System.import('react')]);
    return once.default === again.default;
  });
  expect(same).toBe(true);
});
