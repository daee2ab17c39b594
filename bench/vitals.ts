import type { Browser, Page } from '@playwright/test';
import { signedInContext } from './browser.ts';
import type { Origins } from './origins.ts';
import { itself, printRows } from './report.ts';
import { type Line, slowDown } from './slowLine.ts';
import { median } from './statistics.ts';

/** The page's web vitals, as the browser itself counts them. */
interface Vitals {
  /** Milliseconds until the largest thing of the first screen has been painted. */
  largestPaint: number;
  /** How much of the page has moved by itself, of the window's area. */
  layoutShift: number;
  /** Milliseconds from a key or click until the frame that answers it; the worst. */
  interaction: number;
}

/** Lighthouse's phone: slow 4G and a processor four times slower. */
export const PHONE: Line = { latency: 150, throughput: 1_600_000, cpuSlowDown: 4 };
const LOADS = 3;
const ROW = 'main a[href^="/buyer/shipment/"]';
const PAGES = [
  { path: '/buyer/dashboard', field: 'main textarea' },
  { path: '/buyer/shipment', field: 'main input[type="search"]' },
];

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** The dashboard and the list on a phone's line: empty cache, then a few keys and clicks. */
export async function benchVitals(browser: Browser, { ours }: Origins): Promise<string[]> {
  const missed: string[] = [];
  for (const { path, field } of PAGES) {
    const loads: Vitals[] = [];
    for (let load = 0; load < LOADS; load++) loads.push(await measureVitals(browser, ours, path, field));
    const of = (figure: keyof Vitals) => median(loads.map((load) => load[figure]));
    missed.push(
      ...printRows(`${path} on slow 4G (150 ms, 1.6 Mbit/s, processor 4 × slower)`, [
        { measure: 'largest paint', unit: 's', ours: of('largestPaint'), figure: itself(2500) },
        { measure: 'layout shift, in thousandths', unit: '', ours: of('layoutShift') * 1000, figure: itself(20) },
        { measure: 'slowest answer to a key or click', unit: 'ms', ours: of('interaction'), figure: itself(200) },
      ]),
    );
  }
  return missed;
}

async function measureVitals(browser: Browser, origin: string, path: string, field: string): Promise<Vitals> {
  const context = await signedInContext(browser, origin);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchVitals);
    await slowDown(page, PHONE);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.locator(ROW).first().waitFor();
    await page.locator(`html[data-shell] ${field}`).first().waitFor();
    const loaded = await page.evaluate(() => ({ ...window.vitals }));
    await interact(page, field);
    const { layoutShift, interaction } = await page.evaluate(() => window.vitals);
    // The largest paint is that of the load: the browser stops counting at the first key.
    return { ...loaded, layoutShift, interaction };
  } finally {
    await context.close();
  }
}

/** The first interactions of a user: type into the page's field, open the account menu and close it. */
async function interact(page: Page, field: string) {
  await page.locator(field).first().pressSequentially('RB123456785', { delay: 60 });
  const menu = page.locator('header [aria-haspopup="menu"]').last();
  await menu.click();
  await page.getByRole('menu').first().waitFor();
  await page.keyboard.press('Escape');
  // Two frames: the entry of the last key is written with the frame that answers it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Runs in the page before anything else of it. */
export function watchVitals() {
  window.vitals = { largestPaint: 0, layoutShift: 0, interaction: 0 };
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.vitals.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }; // by its type
    if (!hadRecentInput) window.vitals.layoutShift += value;
  });
  watch(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }; // by its type
      if (interactionId) window.vitals.interaction = Math.max(window.vitals.interaction, duration);
    },
    { durationThreshold: 16 },
  );
}
