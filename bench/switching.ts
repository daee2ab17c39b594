import { setTimeout as wait } from 'node:timers/promises';
import { readSpent, type Spent } from './browser.ts';
import type { UnwatchedPage } from './unwatched.ts';
import { waitFor } from './waitFor.ts';

export type Console = 'buyer' | 'api';

const NAMES = { buyer: 'buyer-app', api: 'api-app' };

/** One switch as the user experiences it. */
export interface Switch {
  /** Milliseconds from the click until the frame that shows the other console has been painted. */
  painted: number;
  spent: Spent;
}

declare global {
  interface Window {
    expectSwitch?: (name: string) => void;
    switched?: Promise<number>;
  }
}

/** How long the work that a switch starts may run before the main thread's time is read. */
const SETTLE_MS = 400;

export const other = (console: Console): Console => (console === 'buyer' ? 'api' : 'buyer');

/** Presses the entry that leads to the other console with a real mouse, and waits until that console has been painted. */
export async function switchTo(page: UnwatchedPage, console: Console): Promise<number> {
  await pressSwitch(page, console);
  return painted(page);
}

/** As switchTo; between the two readings nothing but the mouse comes from outside of the page. */
export async function measureSwitch(page: UnwatchedPage, console: Console): Promise<Switch> {
  const press = await prepareSwitch(page, console);
  const before = await readSpent(page);
  await press();
  await wait(SETTLE_MS);
  const after = await readSpent(page);
  const spent = {
    task: after.task - before.task,
    script: after.script - before.script,
    layout: after.layout - before.layout,
    style: after.style - before.style,
  };
  return { painted: await painted(page), spent };
}

const pressSwitch = async (page: UnwatchedPage, console: Console) => (await prepareSwitch(page, console))();

async function prepareSwitch(page: UnwatchedPage, console: Console): Promise<() => Promise<void>> {
  await page.evaluate(expectSwitch, NAMES[console]);
  const { x, y } = await page.evaluate(findEntry, 'Switch to');
  return () => page.mouse.click(x, y);
}

const painted = (page: UnwatchedPage) =>
  waitFor(
    'the other console after a press of its entry',
    page.evaluate(() => window.switched ?? Number.NaN, null), // expectSwitch has set it
  );

/** Runs in the page. Where the entry is pressed. */
function findEntry(name: string) {
  for (const button of document.querySelectorAll('#shell aside button')) {
    if (!(button.ariaLabel ?? button.textContent).includes(name)) continue;
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }
  throw new Error('There is no entry that switches the console.');
}

/**
 * Runs in the page. The click's own time stamp begins; the task after the frame that holds the console's heading ends. What
 * the click runs into is made once in a page: made with each switch, it would be compiled in the middle of it.
 */
function expectSwitch(name: string) {
  window.expectSwitch ??= watchClicks();
  window.expectSwitch(name);

  function watchClicks() {
    let wanted = '';
    let settle: ((painted: number) => void) | undefined;
    let started = 0;
    let rendered = false;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (rendered) settle?.(performance.now() - started);
    };
    function check() {
      // Rendered by this frame: what changes the page in a frame's callback is in the picture of that frame.
      rendered = isRendered();
      port2.postMessage(0);
      if (!rendered) requestAnimationFrame(check);
    }
    function isRendered() {
      // Does not search the whole page: that would add to the measured time, and depend on what is kept in the page.
      for (const child of document.getElementById('main')?.children ?? []) {
        const { dataset, hidden } = child as HTMLElement;
        if (dataset.application === wanted && dataset.visibility === 'shown' && !hidden)
          return child.querySelector('h1') !== null;
      }
      return false;
    }
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        started = timeStamp;
        requestAnimationFrame(check);
      },
      { capture: true },
    );
    return (expected: string) => {
      wanted = expected;
      window.switched = new Promise((resolve) => {
        settle = resolve;
      });
    };
  }
}
