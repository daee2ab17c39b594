// How the console moves for a large account: `npm run bench -- console`. A deployment of its own, in one browser.
import type { Browser } from '@playwright/test';
import { openContext, signIn } from '../browser.ts';
import { ours } from '../buildPages.ts';
import type { Ends } from '../ends.ts';
import { itself, printRows, type Row } from '../report.ts';
import { servePages } from '../runningConsole.ts';
import { quantile } from '../statistics.ts';
import { fillAccount } from './largeAccount.ts';
import { type Scrolling, scroll, standStill } from './scrolling.ts';
import { type Typing, typeNumber } from './typing.ts';

const SHIPMENTS = Number(process.env.SHIPMENTS ?? 100_000);
/** A frame at 60 Hz, in milliseconds. */
const FRAME_MS = 17;
/** From here on the browser calls a task a long one. */
const LONG_TASK_MS = 50;

export async function benchConsole(browser: Browser, dataFolder: string, port: number, ends: Ends): Promise<string[]> {
  const pages = await servePages(dataFolder, port, [ours], ends);
  try {
    await fillAccount(dataFolder, SHIPMENTS);
    const [origin = ''] = pages.origins;
    return printRows(`The console with ${SHIPMENTS} shipments in one endless list`, await measure(browser, origin));
  } finally {
    await pages.stop();
  }
}

async function measure(browser: Browser, origin: string): Promise<Row[]> {
  const context = await openContext(browser, await signIn(browser, origin));
  const page = await context.newPage();
  const opened = performance.now();
  await page.goto(`${origin}/buyer/shipment?size=all`);
  await page.locator('tbody a').first().waitFor();
  const firstRow = performance.now() - opened;
  await page.waitForLoadState('networkidle');
  const still = await standStill(page);
  const scrolled = await scroll(page);
  await page.locator('tbody a').first().waitFor();
  const typed = await typeNumber(page);
  await context.close();
  return [
    { measure: 'opened to first row', unit: 'ms', ours: firstRow },
    ...frameRows('standing still', still, false),
    ...frameRows('scrolling', scrolled, true),
    ...typingRows(typed),
  ];
}

function frameRows(what: string, { frames, spent }: Scrolling, isHeld: boolean): Row[] {
  const held = (value: number) => (isHeld ? { figure: itself(value) } : {});
  const late = (100 * frames.filter((frame) => frame > FRAME_MS).length) / frames.length;
  return [
    { measure: `${what}, frame p50`, unit: 'ms', ours: quantile(frames, 0.5), ...held(FRAME_MS) },
    { measure: `${what}, frame p95`, unit: 'ms', ours: quantile(frames, 0.95), ...held(FRAME_MS) },
    { measure: `${what}, frames over ${FRAME_MS} ms in 100`, unit: '', ours: late },
    { measure: `${what}, main thread a frame`, unit: 'ms', ours: spent.task, ...held(FRAME_MS) },
    { measure: `${what}, … script`, unit: 'ms', ours: spent.script },
    { measure: `${what}, … layout`, unit: 'ms', ours: spent.layout },
    { measure: `${what}, … style`, unit: 'ms', ours: spent.style },
  ];
}

const typingRows = ({ filtered, longestTask, slowestKey }: Typing): Row[] => [
  { measure: 'typing, last key to filtered rows', unit: 'ms', ours: filtered },
  {
    measure: `typing, longest task over ${LONG_TASK_MS} ms`,
    unit: 'ms',
    ours: longestTask,
    figure: itself(LONG_TASK_MS),
  },
  { measure: 'typing, slowest key to its letter', unit: 'ms', ours: slowestKey, figure: itself(200) },
];
