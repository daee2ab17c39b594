import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openUnwatchedDashboard } from './dashboard.ts';
import { median } from './statistics.ts';
import { switchTo } from './switching.ts';
import type { UnwatchedPage } from './unwatched.ts';

const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 500_000 / 8, uploadThroughput: 500_000 / 8 };

/** How long the first console is shown on the slow line before the switch. In ms. */
const SHOWN_MS = 12_000;

/** The first switch after a load on a slow line, in milliseconds until the other console has been painted. */
export async function measureColdSwitch(browser: Browser, origin: string, rounds: number): Promise<number> {
  // Side by side: nearly all of it is waiting.
  const prepared = await Promise.all(Array.from({ length: rounds }, () => prepare(browser, origin)));
  const times: number[] = [];
  for (const page of prepared) {
    times.push(await switchTo(page, 'api'));
    await page.close();
  }
  return median(times);
}

async function prepare(browser: Browser, origin: string): Promise<UnwatchedPage> {
  const page = await openUnwatchedDashboard(browser, origin);
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', SLOW_LINE);
  await wait(SHOWN_MS);
  return page;
}
