import type { Browser, Page, Request } from '@playwright/test';
import { signedInCookies } from './browser.ts';
import { openUnwatched, type UnwatchedPage } from './unwatched.ts';
import { waitFor } from './waitFor.ts';

const ROW = 'main a[href^="/buyer/shipment/"]';

const dashboardOf = (origin: string) => `${origin}/buyer/dashboard`;

/** Waits for its first row. */
export async function openDashboard(page: Page, origin: string): Promise<Page> {
  const unanswered = watchCalls(page);
  await page.goto(dashboardOf(origin));
  const row = page.locator(ROW).first();
  await waitFor(`a row of ${page.url()}`, row.waitFor()).catch(async (cause) => {
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 500));
    const calls = unanswered().join('\n');
    throw new Error(`No row came; the page stands at ${page.url()}.\n${calls}\nIt says:\n${shown}`, { cause });
  });
  return page;
}

/** Returns a function that lists the page's unanswered requests. */
function watchCalls(page: Page): () => string[] {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('response', (response) => response.ok() && open.delete(response.request()));
  return () =>
    [...open].map(
      (request) => `${request.url()} ${request.postData() ?? ''}: ${request.failure()?.errorText ?? 'no answer'}`,
    );
}

/** The same in a page without Playwright's instrumentation. */
export async function openUnwatchedDashboard(browser: Browser, origin: string): Promise<UnwatchedPage> {
  const page = await openUnwatched(browser, dashboardOf(origin), await signedInCookies(browser, origin));
  await waitFor(`a row of ${dashboardOf(origin)}`, page.evaluate(untilRow, ROW));
  return page;
}

/** Runs in the page. */
async function untilRow(row: string) {
  while (!document.querySelector(row)) await new Promise((resolve) => setTimeout(resolve, 50));
}
