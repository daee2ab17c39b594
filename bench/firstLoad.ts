import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signedInContext } from './browser.ts';
import { KINDS, type Origins } from './origins.ts';
import { atMost, itself, printRows } from './report.ts';
import { type Line, slowDown } from './slowLine.ts';
import { median } from './statistics.ts';
import { benchVitals } from './vitals.ts';
import { waitFor } from './waitFor.ts';

interface Load {
  /** JavaScript files fetched over the network until the first row. */
  requests: number;
  /** Bytes of them as they travelled (brotli). */
  bytes: number;
  /** Bytes of the HTML, which holds the loader and root-config. */
  html: number;
  /** Milliseconds from navigation until the dashboard's first row has been painted. */
  time: number;
}

const SLOW: Line = { latency: 40, throughput: 10_000_000, cpuSlowDown: 4 };

declare global {
  interface Window {
    firstRow?: number;
  }
}

const LOADS = 9;

/** A window that has just opened still loads what the browser itself shows in it. In milliseconds. */
const SETTLE_MS = 1000;
const LOADED = [...KINDS, 'unrendered'] as const;

export async function benchFirstLoad(browser: Browser, origins: Origins): Promise<string[]> {
  const loads = { ours: [], oneApplication: [], singleSpa: [], unrendered: [], warm: [] } as Record<string, Load[]>;
  // In turns, so that whatever else the machine does meets all of them.
  for (let round = 0; round < LOADS; round++) {
    for (const kind of LOADED) loads[kind]?.push(await measureFirstLoad(browser, origins[kind], 'empty'));
    loads.warm?.push(await measureFirstLoad(browser, origins.ours, 'warm'));
  }
  const of = (kind: string, figure: keyof Load) => medianLoad(loads[kind] ?? [])[figure];
  const all = (figure: keyof Load) => ({
    ours: of('ours', figure),
    oneApplication: of('oneApplication', figure),
    singleSpa: of('singleSpa', figure),
  });
  const unrendered = (figure: keyof Load) => ({ ...all(figure), ours: of('unrendered', figure) });
  const missed = printRows('until the first row of the dashboard (40 ms a request, 10 Mbit/s, processor 4 × slower)', [
    { measure: 'time, rows rendered by the server', unit: 's', ...all('time'), figure: atMost(0.65) },
    { measure: 'time, rows rendered here', unit: 's', ...unrendered('time'), figure: atMost(1) },
    { measure: 'time, warm cache', unit: 's', ours: of('warm', 'time') },
    { measure: 'JavaScript (brotli)', unit: 'kB', ...unrendered('bytes'), figure: atMost(0.98) },
    { measure: 'JavaScript in itself', unit: 'kB', ours: of('unrendered', 'bytes'), figure: itself(300_000) },
    { measure: 'JavaScript requests', unit: '', ...unrendered('requests'), figure: itself(8) },
    { measure: 'HTML, rows rendered by the server', unit: 'kB', ...all('html') },
    { measure: 'HTML, rows rendered here', unit: 'kB', ...unrendered('html') },
  ]);
  return [...missed, ...(await benchVitals(browser, origins))];
}

/** The dashboard loaded by a signed-in customer, with an empty cache or with a warm one, on the slow line. */
async function measureFirstLoad(browser: Browser, origin: string, cache: 'empty' | 'warm', line: Line = SLOW) {
  const context = await signedInContext(browser, origin);
  try {
    if (cache === 'warm') await load(context, origin, line);
    return await load(context, origin, line);
  } finally {
    await context.close();
  }
}

/** The loads' medians, each figure by itself. */
function medianLoad(loads: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]));
  return { requests: of('requests'), bytes: of('bytes'), html: of('html'), time: of('time') };
}

async function load(context: BrowserContext, origin: string, line: Line): Promise<Load> {
  const page = await context.newPage();
  await page.waitForTimeout(SETTLE_MS);
  await page.addInitScript(watchFirstRow);
  const totals = await countTraffic(page, line);
  await page.goto(`${origin}/buyer/dashboard`, { waitUntil: 'commit' });
  const painted = page.waitForFunction(() => window.firstRow !== undefined, undefined, { polling: 50 });
  await waitFor(`the first row of ${page.url()}`, painted).catch(async (cause) => {
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 500));
    throw new Error(`No row was painted at ${page.url()}. The page says:\n${shown}`, { cause });
  });
  const atFirstRow = { ...totals };
  const time = await page.evaluate(() => window.firstRow ?? Number.NaN);
  await page.waitForTimeout(500); // what is still under way goes into the cache
  await page.close();
  return { ...atFirstRow, time };
}

async function countTraffic(page: Page, line: Line) {
  const session = await slowDown(page, line);
  const kinds = new Map<string, string>();
  const totals = { requests: 0, bytes: 0, html: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document') totals.html += encodedDataLength;
    if (kind !== 'Script' || encodedDataLength === 0) return;
    totals.requests += 1;
    totals.bytes += encodedDataLength;
  });
  return totals;
}

/** Runs in the page before anything else of it: notes when a shipment's row has been painted with nothing over it. */
function watchFirstRow() {
  requestAnimationFrame(function check() {
    const row = document.querySelector('main a[href^="/buyer/shipment/"]');
    const { left, top } = row?.getBoundingClientRect() ?? { left: 0, top: 0 };
    // Below the window's edge nothing lies over it.
    const isBelow = top + 2 >= window.innerHeight;
    const isFree = isBelow || row?.contains(document.elementFromPoint(left + 2, top + 2));
    if (!row || !isFree) return requestAnimationFrame(check);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.firstRow = performance.now();
    };
    port2.postMessage(0);
    return 0;
  });
}
