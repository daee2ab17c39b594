import { expect, test } from '../faultFixtures.ts';
import { expectInvariants } from '../flows/invariants.ts';
import { openBoth, switchAbout } from '../flows/switching.ts';

/** The browser aborts this request when the history moves on, which changes nothing. */
const BROKEN_OFF = /switch-app -1$/;

const last = (times: readonly number[]) => times.at(-1);

for (const seed of [1, 2]) {
  test(`SA-15 500 switches without waiting, seed ${seed}: the last address wins`, async ({ page }) => {
    const rows = await openBoth(page);
    const { took, mostRoots } = await switchAbout(page, { moves: 500, pause: 5, how: 'any', seed });
    expect(mostRoots).toBe(1);
    expect(last(took)).toBeLessThanOrEqual(500);
    await expectInvariants(page, { rows, apart: BROKEN_OFF });
  });
}

test('F-59 a storm of 200 steps through the history in 5 s: the last address wins', async ({ page }) => {
  const rows = await openBoth(page);
  const { took, mostRoots } = await switchAbout(page, { moves: 200, pause: 25, how: 'history', seed: 59 });
  expect(mostRoots).toBe(1);
  expect(last(took)).toBeLessThanOrEqual(500);
  await expectInvariants(page, { rows, apart: BROKEN_OFF });
});

test('F-60 500 switches by menu, history and address: the right page each time, within 500 ms', async ({ page }) => {
  const rows = await openBoth(page);
  const { took, mostRoots } = await switchAbout(page, { moves: 500, pause: 'settled', how: 'any', seed: 60 });
  expect(took.length).toBe(501);
  expect(mostRoots).toBe(1);
  expect(Math.max(...took)).toBeLessThanOrEqual(500);
  await expectInvariants(page, { rows, apart: BROKEN_OFF });
});
