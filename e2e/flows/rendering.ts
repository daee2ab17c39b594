import type { APIRequestContext, Page } from '@playwright/test';
import { takeSession } from './account.ts';
import { changePage } from './changedPage.ts';

declare global {
  interface Window {
    /** How much of the window has moved by itself, as the browser counts it. */
    moved: number;
  }
}

/** The first thing a customer looks for. */
export const FIRST_ROW = 'main a[href^="/buyer/shipment/"]';

/** Waits until the server renders: the first page of a release is not kept waiting for that. */
export const untilRendered = (request: APIRequestContext) =>
  untilSent(request, '/buyer/dashboard', 'id="server-content"');

/** Signs in without opening a page, whose own calls could be mistaken for the next one's. Returns the rendered page. */
export async function untilRenderedFor(page: Page, email: string): Promise<string> {
  await takeSession(page, email);
  return untilRendered(page.request);
}

/** Waits until it renders the frame around a page. */
export const untilFramed = (request: APIRequestContext, path: string) =>
  untilSent(request, path, 'id="server-frame-styles"');

async function untilSent(request: APIRequestContext, path: string, part: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const html = await (await request.get(path)).text();
    if (html.includes(part)) return html;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server renders nothing.');
}

/** Serves the page as if the server drew nothing. */
export const unrendered = (page: Page) =>
  changePage(page, (html) =>
    html
      .replace(/<script[^>]*id="server-content"[^>]*>[^<]*<\/script>/, '')
      .replace(/(<main [^>]*>)[\s\S]*<\/main>/, '$1</main>')
      .replace(/(<fieldset [^>]*>)[\s\S]*?<\/fieldset>/, '$1</fieldset>')
      .replace(/ data-frame="\w+"( data-rendered)?/, ''),
  );

/** Counts layout shifts from now on in each page that is opened: `moved()` returns those of the present one. */
export async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { moved: () => page.evaluate(() => window.moved) };
}

/** The methods of the buyer console's calls. */
export function watchBuyerCalls(page: Page): string[] {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/orderapi/call')) methods.push(request.postDataJSON().method);
  });
  return methods;
}

/** What the dashboard fetches after its first rows, for the parts that are not rendered on the server. */
export const LATER_CALLS = ['GetArrivingSoon', 'GetStatDaily', 'GetStatTransit'];

/** Leaves those calls without an answer; returns the methods requested so far. */
export async function holdLaterCalls(page: Page): Promise<string[]> {
  const held: string[] = [];
  await page.route('**/orderapi/call', async (route) => {
    const { method } = route.request().postDataJSON();
    if (LATER_CALLS.includes(method)) held.push(method);
    else await route.continue();
  });
  return held;
}

/** Drops live updates: other tests change the same account, and each update makes the page refetch. */
export const withoutLiveUpdates = (page: Page) => page.route('**/v1/stream?*', () => {});

/** Holds requests for these addresses until the returned function is called. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** Puts a mark on elements of the rendered page, to be found again on the very same ones. */
export const markRendered = (page: Page) =>
  page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector(selector);
      if (!found || document.querySelector('#shell')?.firstElementChild) return;
      Object.assign(found, { renderedByServer: true });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, FIRST_ROW);

export const isMarked = (page: Page) =>
  page
    .locator(FIRST_ROW)
    .first()
    .evaluate((row) => 'renderedByServer' in row);

/**
 * What the console is built of: every element, with its classes; not the rows of lists and tables, nor the links to their
 * pages: other journeys add some.
 */
export const buildOf = (page: Page) =>
  page
    .locator('[data-application="buyer-app"] .application-root')
    .evaluate((root) =>
      [...root.querySelectorAll('*')]
        .filter((element) => !element.closest('li, tbody, nav > *'))
        .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`),
    );

/** Classes of the console's rows that no style sheet of its modules knows. */
export const unknownClasses = (page: Page) =>
  page.evaluate(() => {
    const known = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join();
    const used = [...document.querySelectorAll('[data-application="buyer-app"] :is(li, tbody) *')].flatMap((element) =>
      [...element.classList].filter((name) => name.includes('-module-')),
    );
    return used.filter((name) => !known.includes(`.${name}`));
  });
