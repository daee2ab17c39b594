import type { Page } from '@playwright/test';

/** Milliseconds between two keys of fast typing. */
const KEY_INTERVAL_MS = 60;

export interface Typing {
  /** Milliseconds from the last key to the one row that matches. */
  filtered: number;
  /** The longest task of the main thread; 0 where none is longer than 50 ms. */
  longestTask: number;
  /** From a key to the frame that shows its letter, at worst; 0 where all are faster than 16 ms. */
  slowestKey: number;
}

/** Types a shipment's whole number into the filter, key by key. */
export async function typeNumber(page: Page): Promise<Typing> {
  const number = await page.evaluate(() => document.querySelector('tbody a')?.getAttribute('href')?.split('/').at(-1));
  const row = page.locator(`tbody tr[data-key="${number}"]`);
  const text = (await row.locator('a span[title]').first().getAttribute('title')) ?? '';
  await page.evaluate(watch);
  await page.getByRole('searchbox').pressSequentially(text, { delay: KEY_INTERVAL_MS });
  await page.waitForFunction(() => document.querySelectorAll('tbody tr[data-key]').length === 1);
  return page.evaluate(() => (window as unknown as Watched).readTyping()); // `watch` has put it there
}

interface Watched {
  readTyping: () => Typing;
}

/** Runs in the page. */
function watch() {
  const tasks: number[] = [];
  const keys: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  new PerformanceObserver((list) => keys.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit); // which TypeScript's own declaration does not know
  let typed = 0;
  let filtered = 0;
  document.addEventListener('input', () => {
    typed = performance.now();
    filtered = 0;
  });
  const check = () => {
    if (!filtered && document.querySelectorAll('tbody tr[data-key]').length === 1) filtered = performance.now();
    requestAnimationFrame(check);
  };
  check();
  const readTyping = () => ({
    filtered: filtered - typed,
    longestTask: Math.max(0, ...tasks),
    slowestKey: Math.max(0, ...keys),
  });
  Object.assign(window, { readTyping });
}
