import type { Page } from '@playwright/test';
import type { ReportedEvent } from './reports.ts';

/** What was seen in the page since it was loaded. */
export interface Seen {
  /** The longest time in which the main area had no text, in milliseconds. */
  longestBlank: number;
  /** Applications shown in the main area at one time, at most. */
  mostShown: number;
  /** Names that were in the page twice. */
  twins: string[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

const reports = new WeakMap<Page, ReportedEvent[]>();

/** What the page has sent to the reporter: everything but measured times. */
export const reportsOf = (page: Page) => reports.get(page) ?? [];

/** Watches from before the page's first script: the main area, and what is sent to the reporter. */
export async function watchPage(page: Page) {
  const reported: ReportedEvent[] = [];
  reports.set(page, reported);
  page.on('request', (request) => {
    if (!request.url().endsWith('/report-tunnel')) return;
    const event: ReportedEvent = JSON.parse(request.postData()?.split('\n')[2] ?? '{}');
    if (event.type !== 'transaction') reported.push(event);
  });
  await page.addInitScript(watchMain);
}

/** Runs in the page. */
function watchMain() {
  const seen: Seen = { longestBlank: 0, mostShown: 0, twins: [] };
  window.seen = seen;
  let blankSince: number | undefined;

  function countRoots() {
    const standing = [...document.querySelectorAll<HTMLElement>('.application:not([hidden])')];
    const names = standing.map(({ dataset }) => `${dataset.application}`);
    seen.twins.push(...names.filter((name, index) => names.indexOf(name) !== index && !seen.twins.includes(name)));
    const shown = standing.filter(({ dataset, parentElement }) => {
      return parentElement?.id === 'main' && dataset.visibility === 'shown';
    });
    seen.mostShown = Math.max(seen.mostShown, shown.length);
  }

  const framed = (child: Element) => child.querySelector('iframe')?.contentDocument?.body?.innerText ?? '';

  function readWords() {
    const main = document.getElementById('main');
    if (!main) return;
    const visible = [...main.children].filter((child) => !child.matches('[hidden], [data-visibility="hidden"]'));
    const words = visible.map((child) => (child as HTMLElement).innerText + framed(child)).join('');
    const blank = !document.getElementById('loading') && words.trim() === '';
    if (!blank) blankSince = undefined;
    else blankSince ??= performance.now();
    if (blankSince !== undefined) seen.longestBlank = Math.max(seen.longestBlank, performance.now() - blankSince);
  }

  new MutationObserver(countRoots).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'data-visibility'],
  });
  setInterval(readWords, 100);
}
