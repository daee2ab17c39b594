import type { Page } from '@playwright/test';

/** Chooses a language, by its own name, from the account menu, which may be in any language. */
export async function chooseLanguage(page: Page, name: string) {
  await page.locator('header').getByRole('button', { expanded: false }).last().click();
  await page.locator('[role="menuitem"][aria-haspopup="menu"]').click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

/** The next page is in the pseudo-language, whose texts are 40 % longer. */
export async function speakPseudo(page: Page) {
  await page.context().addCookies([{ name: 'v5_Culture', value: 'en-xa', url: new URL(page.url()).origin }]);
}

/** Answers the saving of a choice without saving it: other journeys share the account. */
export async function keepProfile(page: Page) {
  await page.route('**/v1/update-profile', (route) => route.fulfill({ json: { code: 0, message: '', data: null } }));
}

/** The heading of the page that is shown; the other console may be kept ready behind it. */
export const shownHeading = (page: Page) => page.locator('h1:not([data-visibility="hidden"] *)');
