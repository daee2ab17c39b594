import type { Browser, Page } from '@playwright/test';
import { findBrowser } from '../../tools/test/browser.ts';
import { test as base, expect } from '../fixtures.ts';
import { BOTH, openAs } from '../flows/account.ts';
import { signIn, signOut } from '../flows/session.ts';
import { FURTHER, furtherIf } from '../further.ts';

/** A browser that keeps a page that was left, as users' do; the headless shell does not, and Playwright disables it. */
const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const executablePath = findBrowser({ whole: true });
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** The button with the name of the signed-in user. */
const PERSON = 'header [aria-haspopup="menu"]';
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

/** Records what the page shows at the moment the browser restores it, so that the next page finds it. */
async function watchReturn(page: Page) {
  await expect(page.locator(PERSON).last()).toContainText('@example.com');
  await page.evaluate((person) => {
    addEventListener('pageshow', ({ persisted }) => {
      const isSeen = document.querySelector(person)?.checkVisibility() ?? false;
      if (persisted) sessionStorage.setItem('broughtBack', isSeen ? 'with a name' : 'empty');
    });
  }, PERSON);
}

/** null, too, while a page goes. */
const broughtBack = (page: Page) => page.evaluate(() => sessionStorage.getItem('broughtBack')).catch(() => null);

test('F-58 the browser brings a page back as it stood, where nobody has left for good', FURTHER, async ({ page }) => {
  await openAs(page, BOTH, '/buyer/dashboard');
  await watchReturn(page);
  await page.goto('/site');
  await page.evaluate(() => history.back());
  await expect.poll(() => broughtBack(page)).toBe('with a name');
});

for (const { how, leave } of [
  { how: 'signing out', leave: signOut },
  {
    how: 'the session has ended',
    leave: async (page: Page) => {
      await page.request.post('/user-api/v1/sign-out', { data: {}, headers: { origin: new URL(page.url()).origin } });
      await expect(signInButton(page)).toBeVisible({ timeout: 30_000 });
    },
  },
])
  test(
    `F-58 SC-27 going back after ${how} shows nothing private, and leads to the sign-in page`,
    furtherIf(leave !== signOut),
    async ({ page }) => {
      await signIn(page, 'api@example.com', '/api/dashboard');
      await watchReturn(page);
      await leave(page);
      await page.evaluate(() => history.back());
      await expect.poll(() => broughtBack(page)).toBe('empty');
      await expect(signInButton(page)).toBeVisible();
      expect(await page.locator(PERSON).count()).toBe(0);
    },
  );
