import type { Page } from '@playwright/test';
import { openSession, readSpent, type Spent } from '../browser.ts';

const FRAMES = 300;
/** Pixels a frame: a row, sixty times a second. */
const STEP_PX = 60;

export interface Scrolling {
  /** Milliseconds from one frame to the next. */
  frames: readonly number[];
  /** What the main thread spent on a frame, in milliseconds. */
  spent: Spent;
}

export const scroll = (page: Page) => move(page, STEP_PX);

/** The machine's own frames, where nothing moves. */
export const standStill = (page: Page) => move(page, 0);

async function move(page: Page, step: number): Promise<Scrolling> {
  const session = await openSession(page);
  const before = await readSpent(session);
  const frames = await page.evaluate(scrollTable, { step, count: FRAMES });
  const after = await readSpent(session);
  await session.detach();
  const each = (part: keyof Spent) => (after[part] - before[part]) / FRAMES;
  return {
    frames,
    spent: { task: each('task'), script: each('script'), layout: each('layout'), style: each('style') },
  };
}

/** Runs in the page. */
async function scrollTable({ step, count }: { step: number; count: number }): Promise<number[]> {
  const scroller = document.querySelector('table')?.parentElement;
  if (!scroller) throw new Error('There is no table.');
  // The frame's own time: when the browser drew it, not when this task got its turn.
  const nextFrame = () => new Promise<number>(requestAnimationFrame);
  const frames: number[] = [];
  let last = await nextFrame();
  while (frames.length < count) {
    scroller.scrollTop += step;
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  }
  return frames;
}
