import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { type LocalMachine, startLocalMachine } from '../flows/localMachine.ts';
import { API_APP, banner, openWithGrant, override } from '../flows/overrides.ts';
import { FURTHER, furtherIf } from '../further.ts';

let machine: LocalMachine;
test.beforeAll(async () => {
  machine = await startLocalMachine();
});
test.afterAll(() => machine.end());

/** The buyer console is the release's; the API console would be the developer's. */
async function openOverridden(page: Page, path?: string) {
  await openWithGrant(page, 'overrideBanner', [API_APP], path);
  await override(page, API_APP, machine.url);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeVisible();
}

const height = async (page: Page) => (await banner(page).boundingBox())?.height ?? 0;

test('OV-3 the banner comes back whoever removes or hides it', async ({ page }) => {
  await openOverridden(page);
  const full = await height(page);
  const hidings = [
    (host: HTMLElement) => host.remove(),
    (host: HTMLElement) => host.setAttribute('hidden', ''),
    (host: HTMLElement) => host.setAttribute('aria-hidden', 'true'),
    (host: HTMLElement) => host.setAttribute('style', 'display: none !important; opacity: 0'),
    (host: HTMLElement) => host.setAttribute('class', 'other'),
    (host: HTMLElement) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('aside { display: none !important; visibility: hidden !important; height: 0 !important }');
      host.ownerDocument.adoptedStyleSheets.push(sheet);
    },
    (host: HTMLElement) => host.shadowRoot?.replaceChildren(),
  ];
  for (const hide of hidings) {
    await banner(page).evaluate(hide);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toContainText(API_APP);
    await expect(banner(page).getByRole('button', { name: 'Reset' })).toBeVisible();
    expect(await height(page)).toBe(full);
  }
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(
      `OV-3 AX-9 the banner is accessible in the ${theme} theme at ${width} px`,
      furtherIf(theme !== 'dark' || width !== 320),
      async ({ page, baseURL }) => {
        await page.context().addCookies([{ name: 'tc_theme', value: theme, url: baseURL ?? '' }]);
        await page.setViewportSize({ width, height: 640 });
        await openOverridden(page);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      },
    );
  }
}

for (const width of [1280, 320]) {
  test(`AX-10 the banner covers nothing that gets the focus at ${width} px`, FURTHER, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openOverridden(page);
    const top = (await banner(page).boundingBox())?.y ?? 0;
    const seen = new Set<string>();
    for (let stop = 0; stop < 120; stop++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const { bottom = 0 } = element?.getBoundingClientRect() ?? {};
        return { bottom, isBanner: element?.matches('aside.overrides') ?? false, name: element?.textContent ?? '' };
      });
      seen.add(focused.name);
      if (focused.isBanner) break;
      expect(focused.bottom, focused.name).toBeLessThanOrEqual(top + 1);
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(await page.evaluate(() => document.activeElement?.matches('aside.overrides'))).toBe(true);
  });
}

test('AX-10 dialogs and the ends of pages stand above the banner', FURTHER, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await openOverridden(page, '/buyer/shipment');
  const top = (await banner(page).boundingBox())?.y ?? 0;
  const end = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return document.getElementById('main')?.getBoundingClientRect().bottom ?? 0;
  });
  expect(end).toBeLessThanOrEqual(top + 1);
  await page.getByRole('button', { name: 'Add numbers' }).first().click();
  const dialog = await page.getByRole('dialog').boundingBox();
  expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual(top + 1);
});
