import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openAs } from '../flows/account.ts';
import { configurePage, receivedEnvelopes, receivedEvents } from '../flows/reports.ts';
import { expectPage, openPage } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

const SECRET = 'canary@example.com';

/** The reporter has been loaded and started: it reports the page's load. */
const reporterStarted = (page: Page) => page.waitForResponse('**/report-tunnel');

/** A failure that only the reporter receives: a bug on the page, with a secret in its message. */
const throwOnPage = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

test('ER-7 ER-8 F-55 what fails reaches the receiver through the own-origin tunnel, scrubbed', async ({
  page,
  baseURL,
  faults,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) foreign.push(request.url());
  });
  await page.route('**/orderapi/call', (route) =>
    route.fulfill({ json: { Code: -4711, Message: `unknown number of ${SECRET}`, Json: null } }),
  );
  await openAs(page, 'both@example.com', '/buyer/dashboard');
  await page.reload();
  await reporterStarted(page);
  await throwOnPage(page, `reporting-journey for ${SECRET} password=hunter2-hunter2`);

  const find = async () => {
    const events = await receivedEvents(page.request);
    return {
      failedCall: events.find(({ extra }) => JSON.stringify(extra ?? {}).includes('-4711')),
      bug: events.find(({ exception }) => exception?.values[0]?.value.includes('reporting-journey')),
      // Other journeys report to the same receiver.
      load: events.find(({ type, transaction }) => type === 'transaction' && transaction?.includes('/buyer/dashboard')),
    };
  };
  await expect.poll(async () => Object.values(await find()).every(Boolean), { timeout: 20_000 }).toBe(true);
  const { failedCall, bug } = await find();
  expect(failedCall).toMatchObject({
    level: 'error',
    tags: { type: 'ApiRequestErrorCaptured' },
    extra: { url: '/orderapi/call', responseData: { code: -4711, message: 'unknown number of [filtered]' } },
  });
  expect(failedCall?.release).toMatch(/^production_user_\d+\.\d+\.\d+$/);
  expect(failedCall?.user?.id).toBeTruthy();
  expect(bug?.exception?.values[0]?.value).toBe('reporting-journey for [filtered] password=[filtered]');
  for (const envelope of await receivedEnvelopes(page.request)) {
    expect(envelope).not.toMatch(/canary@|hunter2|__Host-sid|Tracking-demo/);
  }
  expect(foreign).toEqual([]);
  // The two this journey has made itself.
  expect(faults.splice(0)).toEqual([expect.stringContaining('reporting-journey')]);
});

test('RT-8 a 401 page is reported for information', FURTHER, async ({ page }) => {
  await openAs(page, 'new@example.com', '/api/airline');
  await expect(page.getByRole('heading', { name: '401 Unauthorized' })).toBeVisible();
  const unauthorized = async () =>
    (await receivedEvents(page.request)).find(
      ({ tags, extra }) => tags?.type === 'UnauthorizedPage' && extra?.path === '/api/airline',
    );
  await expect.poll(unauthorized, { timeout: 20_000 }).toMatchObject({ level: 'info' });
});

test('SH-13 the chat is there in the API console only, by keyboard too', async ({ page }) => {
  await openAs(page, 'both@example.com', '/api/dashboard');
  const open = page.getByRole('button', { name: 'Open the support chat' });
  await open.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', { name: 'Close the support chat' });
  await expect(close).toBeFocused();
  await expect(page.getByText('How can we help?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.getByRole('button', { name: 'Switch to buyer' }).first().click();
  await expectPage(page, 'Dashboard');
  await expect(page).toHaveURL('/buyer/dashboard');
  await expect(open).toBeHidden();
});

const SCRIPTS = {
  analytics: { script: '/third/tag.js?id=X-1' },
  chat: { script: '/third/chat.js', container: '#chat' },
};
const ALL = /\/third\/|\/report-tunnel|\/app\/platform\/[^/]+\/(?!platform\.)/;

const FAULTS: [name: string, install: (page: Page) => Promise<unknown>][] = [
  ['blocked', (page) => page.route(ALL, (route) => route.abort('blockedbyclient'))],
  ['never answering', (page) => page.route(ALL, () => undefined)],
  [
    'throwing',
    (page) =>
      page.route(ALL, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("third")' })),
  ],
  [
    'poisoned globals',
    (page) =>
      page.addInitScript(() => {
        for (const name of ['dataLayer', 'chatSettings', '__SENTRY__']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new Error('third');
            },
          });
        }
      }),
  ],
];

for (const [name, install] of FAULTS) {
  test(`F-55 F-11 reporter, tag and chat ${name}: nothing else changes`, FURTHER, async ({ page, faults }) => {
    const asked: string[] = [];
    page.on('request', (request) => ALL.test(request.url()) && asked.push(new URL(request.url()).pathname));
    await install(page);
    await configurePage(page, SCRIPTS);
    await openAs(page, 'both@example.com', '/api/dashboard');
    await expectPage(page, 'Dashboard');
    // The reporter's own file and the chat are requested in every case: the fault has taken place.
    await expect.poll(() => asked.some((path) => path.startsWith('/app/platform/'))).toBe(true);
    await expect.poll(() => asked).toContain('/third/chat.js');
    await openPage(page, 'Tracking');
    await expectPage(page, 'Tracking');
    await page.getByRole('button', { name: 'Switch to buyer' }).first().click();
    await expect(page).toHaveURL('/buyer/dashboard');
    await expectPage(page, 'Dashboard');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The console messages about foreign scripts and a file that is not the released one are expected; there are no others.
    const theirs = /third|blocked|report-tunnel|ERR_BLOCKED|Failed to load|integrity|not the file this release names/i;
    const ours = faults.splice(0).filter((fault) => !theirs.test(fault));
    expect(ours).toEqual([]);
  });
}

test('SC-29 SH-14 without configuration there is no third-party request at all', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await configurePage(page, { reporting: null, analytics: null, chat: null });
  await openAs(page, 'both@example.com', '/api/dashboard');
  await expectPage(page, 'Dashboard');
  await page.getByRole('button', { name: 'Switch to buyer' }).first().click();
  await expect(page).toHaveURL('/buyer/dashboard');
  const own = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(own) || /report-tunnel|\/third\//.test(url))).toEqual([]);
});
