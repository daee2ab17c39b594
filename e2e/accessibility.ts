import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The axe that @axe-core/playwright brings. Its own runner loads it anew each time, which takes ten times as long. */
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // The rules above read no style sheet's text.
  preload: false,
};

/** axe finds nothing to complain about on the page as it stands, once its movements have ended. */
export async function expectAccessible(page: Page) {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => {
    // The script above has put it there.
    const { axe } = window as unknown as { axe: { run: (on: Document, by: object) => Promise<AxeResults> } };
    return (await axe.run(document, options)).violations;
  }, OPTIONS);
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}

/** Waits for every movement that can be seen and ends by itself. Those of a hidden console stand still. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    const ends = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility() === true &&
      effect.getComputedTiming().iterations !== Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
}
