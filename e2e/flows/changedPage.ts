import type { Page } from '@playwright/test';

const isConsole = ({ pathname }: URL) => /^\/(buyer|api)(\/[^.]*)?$/.test(pathname);

/** Serves the console's HTML with changes. */
export async function changePage(page: Page, change: (html: string) => string) {
  await page.route(isConsole, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() !== 200) return route.continue(); // to the sign-in page
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Another configuration than the deployment's. */
export const configured = (changes: Record<string, unknown>) => (html: string) =>
  html.replace(
    /(id="page-configuration"[^>]*>)([^<]*)/,
    (_all, start: string, text: string) => start + JSON.stringify({ ...JSON.parse(text), ...changes }),
  );
