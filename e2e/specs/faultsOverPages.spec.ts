import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from '../faultFixtures.ts';
import { changePage } from '../flows/changedPage.ts';
import { lostReports } from '../flows/faults.ts';
import { countRows, type Expected, expectInvariants } from '../flows/invariants.ts';
import { type PageFault, PLACES } from '../flows/pageFault.ts';
import { PAGE_FAULTS, STOPPED_MOUNT } from '../flows/pageFaults.ts';
import { withoutLiveUpdates } from '../flows/rendering.ts';
import { withStandIns } from '../flows/standIns.ts';
import type { Standing } from '../flows/standing.ts';
import { STANDING } from '../flows/standingPages.ts';
import { watchPage } from '../flows/watchedPage.ts';
import { FURTHER, furtherIf } from '../further.ts';

/** What a run of all cases renders by its seed. */
const PAIRS = 12;

async function openQuietly(page: Page, standing: Standing, faults: readonly PageFault[]) {
  await changePage(page, withStandIns());
  // No prefetch: the other console is loaded on the switch.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  // Other journeys do something to the same account.
  await withoutLiveUpdates(page);
  for (const { prepare } of faults) await prepare?.(page, standing);
  await watchPage(page);
  return standing.open(page);
}

/** Opens the page, lets the faults happen one after the other, and puts everything right again. */
async function endure(page: Page, standing: Standing, faults: readonly PageFault[]) {
  const typed = await openQuietly(page, standing, faults);
  const isUntold = faults.some(({ place }) => place === 'everywhere');
  let expected: Expected = { rows: await countRows(page), reported: [] };
  let untold = 0;
  /** `isHere`: the typed text is in view. */
  async function check(isHere: boolean, said?: Expected['said']) {
    if (isHere) await standing.reopen?.(page);
    const withoutFrame = isHere && Boolean(standing.isModal || standing.savesWhenLeft);
    await expectInvariants(page, {
      ...expected,
      ...(said && { said }),
      withoutFrame,
      ...(isHere && typed && { typed }),
    });
  }

  const struck = [];
  for (const fault of faults) struck.push({ place: fault.place, ...(await fault.strike({ page, standing, typed })) });
  for (const { place, meet } of struck) {
    const met = await meet();
    if (!met) continue;
    const { said, effect = 0, reported = [], apart } = met;
    if (isUntold) untold += reported.length;
    const reports = isUntold ? [] : [...(expected.reported ?? []), ...reported];
    expected = { ...expected, rows: expected.rows + effect, reported: reports, ...(apart && { apart }) };
    await check(place === 'call', said);
  }
  if (untold > 0) expect(await lostReports(page), 'I6 there was something to report').toBeGreaterThan(0);
  for (const { end } of struck) await end();
  let isAsked = false;
  while (struck.length > 0) {
    const { place, mend } = struck.pop() as (typeof struck)[number]; // there is one left
    expected = { ...expected, rows: expected.rows + (await mend()) };
    // After the call was repeated the text is not typed any more; while the page itself has failed, it is not visible.
    isAsked ||= place === 'call';
    await check(!isAsked && struck.every((other) => other.place !== 'page'));
  }
}

const possibleOn = (standing: Standing) => PAGE_FAULTS.filter(({ isPossible }) => isPossible(standing));

/** A fault that affects nothing by itself is combined with a console that stops while it starts. */
const alone = STANDING.flatMap((standing) =>
  possibleOn(standing).map((fault) => ({
    standing,
    faults: fault.place === 'everywhere' ? [fault, STOPPED_MOUNT] : [fault],
  })),
);

const together = STANDING.flatMap((standing) => {
  const faults = possibleOn(standing).filter(({ isAlone }) => !isAlone);
  return faults.flatMap((first) =>
    faults
      .filter(({ place }) => PLACES.indexOf(first.place) < PLACES.indexOf(place))
      .map((second) => ({ standing, faults: [first, second] })),
  );
});

/** An effect and a lost session, on the page most people use; the others are further cases. */
const isFirst = ({ name }: Standing, [fault]: readonly PageFault[]) =>
  name === "the buyer's dashboard" && /^F-(32 the answer|25 )/.test(fault?.fault ?? '');

const title = (standing: Standing, faults: readonly PageFault[]) =>
  `${faults.map(({ fault }) => fault).join(', and ')}, from ${standing.name}`;

const seed = Number(process.env.FAULT_SEED);
const rendered = fc.shuffledSubarray(together, { minLength: PAIRS, maxLength: PAIRS });
const pairs = fc.sample(rendered, { numRuns: 1, seed }).flat();

test.describe('over pages', () => {
  for (const standing of STANDING) {
    const isHere = (one: { standing: Standing }) => one.standing === standing;
    test.describe(() => {
      // Journeys share the account: two that save its settings at once would refuse each other.
      test.describe.configure({ mode: standing.savesSettings ? 'default' : 'parallel' });

      for (const { faults } of alone.filter(isHere)) {
        test(title(standing, faults), furtherIf(!isFirst(standing, faults)), async ({ page }) => {
          await endure(page, standing, faults);
        });
      }
      for (const { faults } of pairs.filter(isHere)) {
        test(`FAULT_SEED=${seed}: ${title(standing, faults)}`, FURTHER, async ({ page }) => {
          await endure(page, standing, faults);
        });
      }
    });
  }
});
