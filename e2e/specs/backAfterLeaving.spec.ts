import { expect, test } from '../fixtures.ts';
import { expectPage, signIn, signOut } from '../flows/session.ts';

// The browser keeps the page that was left as it stands, with all it shows; Playwright switches that off unless asked.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

const ROW = 'main a[href^="/buyer/shipment/"]';

test('F-58 SC-27 going back after signing out shows nothing private, and leads to the sign-in page', async ({
  page,
}) => {
  await signIn(page, 'buyer@example.com', '/buyer/dashboard');
  await expectPage(page, 'Dashboard');
  await expect(page.locator(ROW).first()).toBeVisible();
  // What the page that was left shows whenever the browser brings it back as it stood.
  await page.evaluate((row) => {
    addEventListener('pageshow', ({ persisted }) => {
      const isSeen = document.querySelector(row)?.checkVisibility() ?? false;
      if (persisted) sessionStorage.setItem('broughtBack', isSeen ? 'with rows' : 'empty');
    });
  }, ROW);
  await signOut(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('broughtBack'))).toBe('empty');
  expect(await page.locator(ROW).count()).toBe(0);
});
