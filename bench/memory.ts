import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser, openSession, readMetrics, signedInContext } from './browser.ts';
import { openDashboard } from './dashboard.ts';
import { type Origins, ofEach } from './origins.ts';
import { itself, printRows } from './report.ts';

interface Memory {
  /** Bytes of heap that a switch leaves behind. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** React gives what it renders again a second node, once. */
const WARM_UP = 500;
const SWITCHES = 500;
/**
 * What every switch leaves behind shows in each of them; what comes once, such as the second node of all that the next minute
 * words again, does not.
 */
const WINDOWS = 3;
/** Compiled code is the browser's: it comes with what runs often, and not with each time it runs. */
const UNCOMPILED = ['--no-opt', '--no-maglev', '--no-sparkplug'];
const IDLE_MS = 6000;
/** The reporter keeps the span of a navigation for 30 s after its end. */
const SPAN_MS = 31_000;

export async function benchMemory(_browser: Browser, origins: Origins): Promise<string[]> {
  const browser = await launchBrowser(UNCOMPILED);
  try {
    // One after the other: three pages at once keep the server so busy that calls fail, and failures are kept in memory to be
    // reported.
    const { ours, oneApplication, singleSpa } = await ofEach(origins, (origin) => measureMemory(browser, origin));
    const of = (figure: keyof Memory) => ({
      ours: ours[figure],
      oneApplication: oneApplication[figure],
      singleSpa: singleSpa[figure],
    });
    return printRows(`kept after ${SWITCHES} switches`, [
      { measure: 'heap a switch', unit: 'kB', ...of('heap'), figure: itself(200) },
      { measure: 'DOM nodes', unit: '', ...of('nodes'), figure: itself(0) },
      { measure: 'listeners', unit: '', ...of('listeners'), figure: itself(0) },
    ]);
  } finally {
    await browser.close();
  }
}

/** What 500 switches leave behind once the garbage has been collected: the least of some times. */
async function measureMemory(browser: Browser, origin: string): Promise<Memory> {
  const context = await signedInContext(browser, origin);
  try {
    const page = await openDashboard(await context.newPage(), origin);
    await page.waitForTimeout(IDLE_MS);
    const session = await openSession(page);
    await page.evaluate(switchOften, WARM_UP);
    const kept = [await readKept(page, session)];
    for (let window = 0; window < WINDOWS; window++) {
      await page.evaluate(switchOften, SWITCHES);
      kept.push(await readKept(page, session));
    }
    const least = (figure: keyof Memory) =>
      Math.min(...kept.slice(1).map((after, index) => after[figure] - (kept[index]?.[figure] ?? Number.NaN)));
    return { heap: least('heap') / SWITCHES, nodes: least('nodes'), listeners: least('listeners') };
  } finally {
    await context.close();
  }
}

/** Runs in the page, all of it at once: what the measurement itself leaves there at each call would be counted. */
async function switchOften(times: number) {
  for (let count = 0; count < times; count++) {
    const name = location.pathname.startsWith('/buyer') ? 'api-app' : 'buyer-app';
    const entry = [...document.querySelectorAll('aside button')].find((button) =>
      button.textContent?.startsWith('Switch to'),
    );
    if (!(entry instanceof HTMLElement)) throw new Error('There is no entry that switches the console.');
    entry.click();
    const heading = `.application[data-application="${name}"][data-visibility="shown"]:not([hidden]) h1`;
    do await new Promise(requestAnimationFrame);
    while (!document.querySelector(heading));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function readKept(page: Page, session: CDPSession): Promise<Memory> {
  await page.waitForTimeout(SPAN_MS);
  // More than once: what a finalizer lets go is only found by the next collection.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await readMetrics(session);
  return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
}
