import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openUnwatchedDashboard } from './dashboard.ts';
import { type Hiding, hideBy } from './hiding.ts';
import { type Origins, ofEach } from './origins.ts';
import { median, quantile } from './statistics.ts';
import { type Console, measureSwitch, other, type Switch, switchTo } from './switching.ts';
import type { UnwatchedPage } from './unwatched.ts';

export interface WarmSwitch {
  painted: number;
  paintedP95: number;
  task: number;
  script: number;
  layout: number;
  style: number;
  kept: boolean;
}

const TYPED = 'RB123456785CN';

const FIELD = '[data-application="buyer-app"] textarea';

/** Until what is run often has been compiled. */
const WARM_UP = 8;

/** How often each kind takes its turn. */
const TURNS = 4;

/** Until the other console has been fetched ahead and, where that is done, mounted out of sight. */
const IDLE_MS = 6000;

/** The kinds take turns: a slow moment of the machine meets all of them. */
export async function measureWarmSwitches(browser: Browser, origins: Origins, slowDown: number, rounds: number) {
  const pages = await ofEach(origins, (origin) => openSwitching(browser, origin));
  for (let turn = 0; turn < TURNS; turn++)
    await ofEach(pages, (page) => page.takeTurn(slowDown, Math.ceil(rounds / TURNS)));
  return ofEach(pages, (page) => page.end());
}

/** A page in which the console is switched again and again. */
export async function openSwitching(browser: Browser, origin: string, hiding?: Hiding) {
  const page = await openUnwatchedDashboard(browser, origin);
  await wait(IDLE_MS);
  if (hiding) await hideBy(page, hiding);
  const switches: Record<Console, Switch[]> = { buyer: [], api: [] };
  let shown: Console = 'buyer';
  async function measure() {
    shown = other(shown);
    return measureSwitch(page, shown);
  }
  return {
    /** @param slowDown how many times slower than this machine the processor is; only now, as it keeps the processor busy */
    async takeTurn(slowDown: number, rounds: number) {
      await page.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      for (let round = 0; round < WARM_UP; round++) await measure();
      for (let round = 0; round < rounds; round++) {
        const measured = await measure();
        switches[shown].push(measured);
      }
      await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    },
    async end(): Promise<WarmSwitch> {
      const kept = await keepsTypedText(page, shown);
      await page.close();
      return { ...summary(switches), kept };
    },
  };
}

function summary(switches: Readonly<Record<Console, readonly Switch[]>>): Omit<WarmSwitch, 'kept'> {
  const painted = Object.values(switches).flatMap((way) => way.map((measured) => measured.painted));
  return {
    painted: typical(switches, (measured) => measured.painted),
    paintedP95: quantile(painted, 0.95),
    task: typical(switches, ({ spent }) => spent.task),
    script: typical(switches, ({ spent }) => spent.script),
    layout: typical(switches, ({ spent }) => spent.layout),
    style: typical(switches, ({ spent }) => spent.style),
  };
}

/**
 * The mean of both ways' medians. One way can take twice as long as the other, and the median of all would be wherever in
 * the gap between them the slowest of the one and the quickest of the other happen to be.
 */
function typical(switches: Readonly<Record<Console, readonly Switch[]>>, figure: (measured: Switch) => number): number {
  return (median(switches.buyer.map(figure)) + median(switches.api.map(figure))) / 2;
}

/** Text typed before is kept when the console comes back. */
async function keepsTypedText(page: UnwatchedPage, shown: Console): Promise<boolean> {
  if (shown === 'api') await switchTo(page, 'buyer');
  await page.evaluate((field) => document.querySelector<HTMLElement>(field)?.focus(), FIELD);
  await page.send('Input.insertText', { text: TYPED });
  await switchTo(page, 'api');
  await switchTo(page, 'buyer');
  await wait(500);
  return (await page.evaluate((field) => document.querySelector<HTMLTextAreaElement>(field)?.value, FIELD)) === TYPED;
}
