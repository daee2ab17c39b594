import { test as base, expect, type Page } from '@playwright/test';

/** Everything a page may not do while a journey runs: errors in its console, failed requests, breaches of its policy. */
function watch(page: Page) {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that its own page gave up (leaving, a newer search) has not failed.
    if (!reason.includes('ERR_ABORTED')) faults.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`answer: ${response.status()} ${response.url()}`);
  });
  return faults;
}

/** A page that must stay without fault until the test ends. */
export const test = base.extend<{ counted: RegExp; faults: string[] }>({
  /** Which of them count when a journey has ended. */
  counted: [/^/, { option: true }],
  faults: [
    async ({ page, counted }, use) => {
      const faults = watch(page);
      await use(faults);
      // A request that the test still held when it ended is ignored.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(faults.filter((fault) => counted.test(fault))).toEqual([]);
      const reports = await page.request.get('/csp-reports');
      expect(await reports.json()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
