import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { BOTH, CHINESE, openAs, takeSession } from '../flows/account.ts';
import { chooseLanguage, keepProfile, shownHeading } from '../flows/language.ts';
import { PASSWORD } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

/** Pages of both consoles; `npm run test:all` checks the others, too. */
const IN_CHINESE = ['/buyer/dashboard', '/buyer/shipment', '/api/tracking'];
const FURTHER_IN_CHINESE = [
  '/buyer/archived',
  '/buyer/settings',
  '/buyer/userinfo',
  '/buyer/orders/invoice',
  '/api/dashboard',
];

async function expectChinese(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
  const keys = await page.locator('body').innerText();
  expect(keys).not.toMatch(/\b[a-z]+\.[a-z]+\.[a-zA-Z]+\b(?!\.)/);
  await expectAccessible(page);
}

test('LG-3 a customer with a Chinese profile gets every text in Chinese', async ({ page }) => {
  await page.goto('/user/global?language=zh-cn');
  await expect(page.locator('html')).toHaveAttribute('lang', /zh/i);
  await page.locator('input[type=email]').fill('zh@example.com');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/buyer/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-cn');
  for (const path of IN_CHINESE) await test.step(path, () => expectChinese(page, path));
});

test('LG-3 each language gets its own shapes of the characters it shares with others', async ({ page }) => {
  await keepProfile(page);
  await openAs(page, BOTH, '/buyer/dashboard');
  const fontsOf = (lang: string) =>
    page.evaluate((lang) => {
      document.documentElement.lang = lang;
      const word = document.body.appendChild(Object.assign(document.createElement('span'), { lang: 'ja' }));
      const fonts = [document.body, word].map((element) => getComputedStyle(element).fontFamily);
      word.remove();
      return fonts;
    }, lang);
  for (const [lang, font] of [
    ['ja', 'Hiragino Sans'],
    ['zh-hk', 'PingFang HK'],
    ['zh-cn', 'PingFang SC'],
    ['ko', 'Apple SD Gothic Neo'],
    ['en', 'PingFang SC'],
  ] as const) {
    const [body = '', japanese = ''] = await fontsOf(lang);
    const [first] = /PingFang \w+|Hiragino Sans(?! GB)|Apple SD Gothic Neo/.exec(body) ?? [];
    expect([lang, first]).toEqual([lang, font]);
    expect(japanese).toMatch(/Hiragino Sans"?,.*Noto Sans CJK JP/);
  }
});

for (const path of FURTHER_IN_CHINESE) {
  test(`LG-3 a customer with a Chinese profile gets every text of ${path} in Chinese`, FURTHER, async ({ page }) => {
    await takeSession(page, CHINESE);
    await expectChinese(page, path);
  });
}

test('RT-6 the invoice page exists in Chinese only', FURTHER, async ({ page, faults }) => {
  await page.goto('/user/global');
  await page.getByLabel('Email').fill('both@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/buyer/dashboard');
  await page.goto('/buyer/orders/invoice');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('LG-3 a change of language keeps what is typed; texts, title, menu and lang follow at once', async ({ page }) => {
  await keepProfile(page);
  await openAs(page, BOTH, '/buyer/dashboard');
  const box = page.locator('textarea:not([data-visibility="hidden"] *)');
  await box.fill('RB123456785CN');
  await page.evaluate(() => document.body.setAttribute('data-first-load', ''));
  await chooseLanguage(page, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Übersicht · Tracking Console');
  await expect(shownHeading(page)).toHaveText('Übersicht');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Übersicht' }).first()).toBeVisible();
  await expect(box).toHaveValue('RB123456785CN');
  await expect(page.locator('body')).toHaveAttribute('data-first-load');
});

test(
  'F-57 a language whose texts cannot be had is shown in English and comes when they do',
  FURTHER,
  async ({ page, context, faults }) => {
    await keepProfile(page);
    await openAs(page, BOTH, '/buyer/dashboard');
    let broken = true;
    await page.route(/\/locales\/de\./, (route) => (broken ? route.fulfill({ status: 404 }) : route.fallback()));
    await chooseLanguage(page, 'Deutsch');
    const isChosen = async () => (await context.cookies()).find(({ name }) => name === 'v5_Culture')?.value;
    await expect.poll(isChosen).toBe('de');
    await expect(shownHeading(page)).toHaveText('Dashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    broken = false;
    // The texts are fetched again after 5, then after 20 seconds.
    await expect(shownHeading(page)).toHaveText('Übersicht', { timeout: 30_000 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // What this journey broke itself.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    faults.length = 0;
  },
);

/** Language, own name, Intl's name; the 2nd of November 2026, 1.2 million, three hours ago and Germany, in its own way. */
const WRITTEN: [string, string, string, RegExp[]][] = [
  ['kk', 'Қазақша', 'kk', [/^2026\sж\.\s0?2\sқар/, /^1\s234\s567,8$/, /^3\sсағат\sбұрын$/, /^Германия$/]],
  ['az', 'Azərbaycanca', 'az', [/^2\snoy\s2026/, /^1\.234\.567,8$/, /^3\ssaat\s(əvvəl|öncə)$/, /^Almaniya$/]],
  ['sq', 'Shqip', 'sq', [/^2\snën\s2026/, /^1\s234\s567,8$/, /^3\sorë\smë\sparë$/, /^Gjermani$/]],
  ['mk', 'Македонски', 'mk', [/^2\sное/, /^1\.234\.567,8$/, /^пред\s3\sчаса$/, /^Германија$/]],
  ['sr', 'Srpski', 'sr-Latn', [/^2\.\s11\.\s2026/, /^1\.234\.567,8$/, /^pre\s3\ssata$/, /^Nemačka$/]],
];

test.describe('LG-3 languages this browser has no data of', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('are written their own way once they are chosen, on the clock of the reader', FURTHER, async ({ page }) => {
    await keepProfile(page);
    await openAs(page, BOTH, '/buyer/dashboard');
    for (const [language, name, tag, expected] of WRITTEN) {
      await test.step(name, async () => {
        await chooseLanguage(page, name);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const written = await page.evaluate(
          (tag) => [
            new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date('2026-11-03T03:30:00Z')),
            new Intl.NumberFormat(tag).format(1_234_567.8),
            new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-3, 'hour'),
            new Intl.DisplayNames([tag, 'en'], { type: 'region' }).of('DE') ?? '',
          ],
          tag,
        );
        for (const [place, pattern] of expected.entries()) expect(written[place]).toMatch(pattern);
        // Half past nine in the evening there, in summer as in winter.
        const time = (iso: string) => [tag, iso] as const;
        const clock = ([tag, iso]: readonly [string, string]) =>
          new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(iso));
        expect(await page.evaluate(clock, time('2026-07-02T01:30:00Z'))).toMatch(/^(21|9):30/);
        expect(await page.evaluate(clock, time('2026-12-02T02:30:00Z'))).toMatch(/^(21|9):30/);
        // The visible text equals Intl's.
        await expect(page.locator('time[title]:not([data-visibility="hidden"] *)').first()).not.toHaveText(
          /ago|M1|yesterday/,
        );
      });
    }
  });
});
