import { type CDPSession, expect, type Page } from '@playwright/test';
import { expectShown, openWithDraft, switchTo } from './consoles.ts';

/** Pages of both consoles and the headings they are known by. */
const PAGES: Record<string, string> = {
  '/buyer/dashboard': 'Dashboard',
  '/buyer/shipment': 'Tracking',
  '/buyer/settings': 'Settings',
  '/api/dashboard': 'Dashboard',
  '/api/tracking': 'Tracking',
  '/api/settings': 'Settings',
};

export interface Switching {
  moves: number;
  /** Milliseconds between two moves; 'settled' waits for each to have settled. */
  pause: number | 'settled';
  how: 'history' | 'any';
  seed: number;
}

export interface Settled {
  /** Milliseconds each move took that was waited for, and the last one. */
  took: number[];
  mostRoots: number;
}

/**
 * Moves at random: through the history, by the menu and by addresses. It all happens in the page, at the given pace,
 * and with the same seed it is the same. Rejects when the address the browser ends at does not get its page within
 * five seconds.
 */
export const switchAbout = (page: Page, switching: Switching): Promise<Settled> =>
  page.evaluate(switchInPage, { ...switching, pages: PAGES });

interface Entries {
  currentEntry: { index: number } | null;
  entries: () => readonly unknown[];
}

/** Runs in the page. */
async function switchInPage({ moves, pause, how, seed, pages }: Switching & { pages: Record<string, string> }) {
  const FIRST = 8;
  const page = window as unknown as { navigation: Entries }; // Chromium only; missing in TypeScript's library
  const addresses = Object.keys(pages);
  let state = seed;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const roots = () => [
    ...document.querySelectorAll<HTMLElement>('#main > .application[data-visibility="shown"]:not([hidden])'),
  ];
  let mostRoots = 0;
  const watcher = new MutationObserver(() => {
    mostRoots = Math.max(mostRoots, roots().length);
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-visibility', 'hidden'] });

  const stands = () => {
    const [root, other] = roots();
    const { pathname } = location;
    return (
      !other &&
      root?.dataset.application === (pathname.startsWith('/api') ? 'api-app' : 'buyer-app') &&
      [...root.querySelectorAll('h1')].some((heading) => heading.textContent === pages[pathname])
    );
  };
  async function settle() {
    const started = performance.now();
    while (!stands()) {
      if (performance.now() - started > 5000) throw new Error(`${location.pathname} did not get its page.`);
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - started;
  }

  /** Some steps may be on their way already: the ends of what was filled are kept at a distance. */
  function inReach(steps: number) {
    const { currentEntry, entries } = page.navigation;
    const target = (currentEntry?.index ?? 0) + steps;
    const isNearEnd = target < FIRST || (how === 'history' && target > entries.call(page.navigation).length - FIRST);
    return isNearEnd ? -steps : steps;
  }

  function move() {
    const kind = how === 'history' ? 0 : random(3);
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      /^Switch to/.test(`${textContent}`),
    );
    if (kind === 0) history.go(inReach([-3, -2, -1, 1, 2, 3][random(6)] ?? 1));
    else if (kind === 1 && button) button.click();
    else history.pushState(null, '', addresses[random(addresses.length)]);
  }

  const took: number[] = [];
  for (let count = 0; count < moves; count += 1) {
    move();
    if (pause === 'settled') {
      await wait(0); // the history moves a little later
      took.push(await settle());
    } else await wait(pause);
  }
  await wait(50);
  took.push(await settle());
  watcher.disconnect();
  return { took, mostRoots };
}

/** Steps: as many lie before as behind. */
const BACK = 15;

async function expectAt(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  await expectShown(page, address.startsWith('/api') ? 'api-app' : 'buyer-app', PAGES[address] ?? '');
}

/** Entries to move among, each page once. */
export async function fillHistory(page: Page) {
  const addresses = Array.from({ length: 5 }, () => Object.keys(PAGES)).flat();
  for (const address of addresses) {
    await page.evaluate((path) => history.pushState(null, '', path), address);
    await expectAt(page, address);
  }
  await page.evaluate((steps) => history.go(-steps), BACK);
  await expectAt(page, addresses.at(-1 - BACK) ?? '');
}

export interface Memory {
  nodes: number;
  listeners: number;
  heap: number;
}

/** The page's memory after garbage collection. */
export async function measureMemory(session: CDPSession): Promise<Memory> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** Everything `switchAbout` switches between has been there once. */
export async function openBoth(page: Page) {
  const rows = await openWithDraft(page);
  await switchTo(page, 'API');
  await expectShown(page, 'api-app', 'Dashboard');
  await fillHistory(page);
  return rows;
}
