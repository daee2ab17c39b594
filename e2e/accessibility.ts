import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The axe that @axe-core/playwright brings. Its own runner loads it again each time, which takes ten times as long. */
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What depends on colours, half of axe's work. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // The rules above read no style sheet's text.
  preload: false,
};

/**
 * Expects axe to find nothing on the page, once its animations have ended. `colours`: the same page was checked in
 * other colours, so only its colours are checked.
 */
export async function expectAccessible(page: Page, { colours = false } = {}) {
  // A page still loading has no heading yet.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await settle(page);
  // A console just left keeps its snapshots until a key is pressed, which axe cannot know.
  await page.keyboard.press('Shift');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (options) => {
      // The script above has put it there.
      const { axe } = window as unknown as { axe: { run: (on: Document, by: object) => Promise<AxeResults> } };
      return (await axe.run(document, options)).violations;
    },
    colours ? { ...OPTIONS, runOnly: COLOURS } : OPTIONS,
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}

/** Waits for every visible animation that ends by itself. Those of a hidden console are paused. */
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
