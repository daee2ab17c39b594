import type { Browser, CDPSession, Page } from '@playwright/test';
import { openSession, readMetrics, signedInContext } from './browser.ts';
import { type Origins, ofEach } from './origins.ts';
import { itself, printRows } from './report.ts';
import { openDashboard } from './warmSwitch.ts';

interface Memory {
  /** Bytes of heap that a switch leaves behind. */
  heap: number;
  nodes: number;
  listeners: number;
}

/**
 * The browser compiles what runs often, and keeps what it has compiled; React gives what it draws again a second node once.
 * Neither goes on for ever: after 500, 1,000, 1,500 and 2,000 switches the next 500 left 706, 461, 68 and 177 bytes each.
 */
const WARM_UP = 1_500;
const SWITCHES = 500;
const IDLE = 6000;
/** The reporter keeps the span of a navigation for 30 s after its end. */
const REST = 31_000;

export async function benchMemory(browser: Browser, origins: Origins): Promise<string[]> {
  // One after the other: three pages at once keep the server so busy that calls fail, and what failed is kept to be told.
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
}

/** What 500 switches leave behind once the garbage has been collected. */
async function measureMemory(browser: Browser, origin: string): Promise<Memory> {
  const context = await signedInContext(browser, origin);
  try {
    const page = await openDashboard(await context.newPage(), origin);
    await page.waitForTimeout(IDLE);
    const session = await openSession(page);
    await page.evaluate(switchOften, WARM_UP);
    const before = await readKept(page, session);
    await page.evaluate(switchOften, SWITCHES);
    const after = await readKept(page, session);
    return {
      heap: (after.heap - before.heap) / SWITCHES,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
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
  await page.waitForTimeout(REST);
  // More than once: what a finalizer lets go is only found by the next collection.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await readMetrics(session);
  return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
}
