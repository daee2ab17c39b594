import type { Browser } from '@playwright/test';
import { buildRouting } from './buildPages.ts';
import { itself, printRows, type Row } from './report.ts';
import type { Routed } from './routing/main.ts';
import { median } from './statistics.ts';

interface Routing {
  registered: number;
  first: number;
  again: number;
  browser: number;
}

type Router = 'ours' | 'singleSpa';

const COUNTS = [10, 100, 1000] as const;

const ADDRESS = 'http://routing.test/';
const PAGE = '<!doctype html><div id="shell"></div><main id="main"></main>';
const ROUNDS = 3;
/** A page that has just been opened keeps the browser's other processes busy for a while. */
const SETTLE_MS = 1000;

export async function benchRouting(browser: Browser): Promise<string[]> {
  const missed: string[] = [];
  for (const count of COUNTS) {
    const ours = await measureRouting(browser, 'ours', count);
    const singleSpa = await measureRouting(browser, 'singleSpa', count);
    const row = (measure: string, figure: keyof typeof ours, limit?: number): Row => ({
      measure,
      unit: 'ms',
      ours: ours[figure],
      singleSpa: singleSpa[figure],
      ...(limit !== undefined && { figure: itself(limit) }),
    });
    missed.push(
      ...printRows(`${count} registered applications`, [
        row('registering all', 'registered', 10),
        row('navigation', 'again', 1),
        row('… to where nobody was before (it is loaded, too)', 'first'),
        row('… the browser’s own pushState', 'browser'),
      ]),
    );
  }
  return missed;
}

/** Registering that many applications and going from one to another, with our runtime or with single-spa alone. */
async function measureRouting(browser: Browser, router: Router, count: number): Promise<Routing> {
  const script = await buildRouting();
  const rounds: Routed[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
    await page.goto(ADDRESS);
    await page.addScriptTag({ path: script });
    await page.waitForTimeout(SETTLE_MS);
    rounds.push(await page.evaluate(([kind, number]) => window.routing[kind](number), [router, count] as const));
    await page.close();
  }
  return {
    registered: median(rounds.map(({ registered }) => registered)),
    first: median(rounds.flatMap(({ first }) => first)),
    again: median(rounds.flatMap(({ again }) => again)),
    browser: median(rounds.flatMap(({ browser }) => browser)),
  };
}
