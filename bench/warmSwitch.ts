import type { Browser, Page, Request } from '@playwright/test';
import { openSession, signedInContext } from './browser.ts';
import { type Hiding, hideBy } from './hiding.ts';
import { median, quantile } from './statistics.ts';
import { type Console, measureSwitch, other, type Switch, switchTo } from './switching.ts';

export interface WarmSwitch {
  painted: number;
  paintedP95: number;
  task: number;
  script: number;
  layout: number;
  style: number;
  kept: boolean;
}

export interface WarmSwitchOptions {
  /** How many times slower than this machine the processor is. */
  slowDown: number;
  rounds: number;
  hiding?: Hiding;
}

const TYPED = 'RB123456785CN';
const WARM_UP = 8;

/** Until the other console has been fetched ahead and, where that is done, mounted out of sight. */
const IDLE = 6000;

export async function measureWarmSwitch(browser: Browser, origin: string, options: WarmSwitchOptions) {
  const { slowDown, rounds, hiding } = options;
  const context = await signedInContext(browser, origin);
  try {
    const page = await openDashboard(await context.newPage(), origin);
    await page.waitForTimeout(IDLE);
    if (hiding) await hideBy(page, hiding);
    const session = await openSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const switches: Switch[] = [];
    let shown: Console = 'buyer';
    for (let round = -WARM_UP; round < rounds; round++) {
      shown = other(shown);
      const measured = await measureSwitch(page, session, shown);
      if (round >= 0) switches.push(measured);
    }
    return { ...summary(switches), kept: await keepsTypedText(page, shown) };
  } finally {
    await context.close();
  }
}

export async function openDashboard(page: Page, origin: string): Promise<Page> {
  const unanswered = watchCalls(page);
  await page.goto(`${origin}/buyer/dashboard`);
  const row = page.locator('main a[href^="/buyer/shipment/"]').first();
  await row.waitFor().catch(async (cause) => {
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 500));
    const calls = unanswered().join('\n');
    throw new Error(`No row came; the page stands at ${page.url()}.\n${calls}\nIt says:\n${shown}`, { cause });
  });
  return page;
}

/** Answers with what the page has asked for and not got. */
function watchCalls(page: Page): () => string[] {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('response', (response) => response.ok() && open.delete(response.request()));
  return () =>
    [...open].map(
      (request) => `${request.url()} ${request.postData() ?? ''}: ${request.failure()?.errorText ?? 'no answer'}`,
    );
}

function summary(switches: readonly Switch[]): Omit<WarmSwitch, 'kept'> {
  const painted = switches.map((measured) => measured.painted);
  const spent = (kind: keyof Switch['spent']) => median(switches.map((measured) => measured.spent[kind]));
  return {
    painted: median(painted),
    paintedP95: quantile(painted, 0.95),
    task: spent('task'),
    script: spent('script'),
    layout: spent('layout'),
    style: spent('style'),
  };
}

/** What somebody has begun to type stands there when the console comes back. */
async function keepsTypedText(page: Page, shown: Console): Promise<boolean> {
  if (shown === 'api') await switchTo(page, 'buyer');
  const field = page.getByRole('textbox', { name: 'Tracking numbers' });
  await field.fill(TYPED);
  await switchTo(page, 'api');
  await switchTo(page, 'buyer');
  await page.waitForTimeout(500);
  return (await field.inputValue()) === TYPED;
}
