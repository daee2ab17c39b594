import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCode } from '../../server/src/features/releases/checks/readCode.ts';
import { LIBRARY_WORDS } from '../../server/src/features/releases/checks/sharedCopies.ts';
import { expect, test } from '../fixtures.ts';
import { openAs } from '../flows/account.ts';
import { expectPage } from '../flows/session.ts';

const dist = join(__dirname, '../../dist');

test('F-19 one copy of each shared library stands in all built modules, and the check of a release would see another', () => {
  // Only the release's files: the folder also has those of earlier builds.
  const { integrity } = JSON.parse(readFileSync(join(dist, 'importmap.json'), 'utf8'));
  const files = Object.keys(integrity);
  const read = files.map((file) => ({ file, code: readCode(readFileSync(join(dist, file), 'utf8')) }));
  for (const [library, word] of Object.entries(LIBRARY_WORDS)) {
    const holders = read.flatMap(({ file, code }) =>
      'words' in code && code.words.has(word) ? [file.split('/')[2]] : [],
    );
    expect([library, holders]).toEqual([library, ['shared']]);
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
