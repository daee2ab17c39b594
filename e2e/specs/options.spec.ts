import type { Page } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { BOTH, openAs } from '../flows/account.ts';
import { changePage, configured } from '../flows/changedPage.ts';
import { ACCOUNT, expectShown, switchTo } from '../flows/consoles.ts';
import { breakFiles, ENTRY, module, standIn } from '../flows/faults.ts';
import { shownRoot } from '../flows/invariants.ts';
import { withStandIns } from '../flows/standIns.ts';
import { FURTHER, furtherIf } from '../further.ts';

const optionsOf = (name: string, options: object) => configured({ applications: [{ name, prefetch: 1, options }] });

/** The API console is a stand-in that runs with these options. */
async function standInWith(page: Page, options: object, source = standIn()) {
  await changePage(page, (html) => optionsOf('api-app', options)(withStandIns()(html)));
  return breakFiles(page, ENTRY['api-app'], module(source));
}

const container = (page: Page) => page.locator('#main > [data-application="api-app"]');

/** What is inside of the stand-in, in a frame or not. */
const inside = (page: Page, options: object) =>
  'iframe' in options ? container(page).frameLocator('iframe') : shownRoot(page);

async function switchToStandIn(page: Page, options: object) {
  await switchTo(page, 'API');
  await expect(shownRoot(page)).toHaveAttribute('data-application', 'api-app');
  await expect(inside(page, options).getByRole('heading', { name: 'Stand-in of api-app' })).toBeVisible();
}

async function switchToBuyer(page: Page) {
  await switchTo(page, 'buyer');
  await expectShown(page, 'buyer-app', 'Dashboard');
}

for (const { options, asked, words } of [
  { options: { 'keep-alive': true }, asked: 1, words: 'typed' },
  { options: { 'keep-alive': false }, asked: 1, words: '' },
  { options: { 'keep-alive': false, destroy: true }, asked: 2, words: '' },
  { options: { 'keep-alive': true, destroy: true }, asked: 2, words: '' },
  { options: { 'keep-alive': true, iframe: true }, asked: 1, words: 'typed' },
  { options: { 'keep-alive': true, iframe: true, destroy: true }, asked: 2, words: '' },
] as const) {
  test(
    `SA-11 SA-1 coming back with ${JSON.stringify(options)}`,
    furtherIf(asked !== 2 || 'iframe' in options || !options['keep-alive']),
    async ({ page }) => {
      let fetched = 0;
      page.on('request', (request) => {
        if (ENTRY['api-app'].test(request.url()) && request.method() === 'GET') fetched += 1;
      });
      // Switches prefetching off, which would add requests at some time.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await standInWith(page, options);
      await openAs(page, ACCOUNT, '/buyer/dashboard');
      await switchToStandIn(page, options);
      await inside(page, options).getByLabel('Words').fill('typed');
      await switchToBuyer(page);
      await expect(container(page)).toHaveCount(options['keep-alive'] && !('destroy' in options) ? 1 : 0);
      await switchToStandIn(page, options);
      await expect(inside(page, options).getByLabel('Words')).toHaveValue(words);
      expect(fetched).toBe(asked);
    },
  );
}

for (const options of [{ inline: true }, { iframe: true }, { iframe: true, inline: true }]) {
  test(
    `SA-1 ${Object.keys(options).join(' + ')}: the module runs as an inline script of the window it stands in`,
    FURTHER,
    async ({ page }) => {
      await standInWith(page, options, `window.ranFrom = document.currentScript.src; ${standIn()}`);
      await openAs(page, ACCOUNT, '/buyer/dashboard');
      await switchToStandIn(page, options);
      const ranFrom = await container(page).evaluate((element) => {
        const frame = element.querySelector('iframe')?.contentWindow;
        return [window, ...(frame ? [frame] : [])].map((view): unknown => Reflect.get(view, 'ranFrom'));
      });
      expect(ranFrom).toEqual('iframe' in options ? [undefined, ''] : ['']);
    },
  );
}

/** The messages received so far in either direction, as an application finds them, such as 'told, said'. */
const FOUND = `
  const toHost = platform.messages.application(name);
  const toApplication = platform.messages.host(name);
  const found = async () => {
    let said = false;
    const stop = toApplication.addDataListener((sent) => { said = 'met' in sent; }, { replay: true });
    await new Promise((resolve) => setTimeout(resolve));
    stop();
    return ('met' in toHost.data() ? 'told, ' : 'not told, ') + (said ? 'said' : 'nothing said');
  };
  const speak = async () => {
    await toApplication.send({ met: true });
    await toHost.send({ met: true });
  };`;

const SPEAKS = `async ({ platform, name, domElement }) => {${FOUND}
  const add = (tag, textContent) => domElement.append(Object.assign(document.createElement(tag), { textContent }));
  add('h1', 'Stand-in of ' + name);
  add('p', await found());
  await speak();
}`;

for (const { options, word } of [
  { options: { 'keep-alive': false }, word: 'told, said' },
  { options: { 'keep-alive': false, 'clear-data': true }, word: 'not told, nothing said' },
  { options: { destroy: true }, word: 'not told, nothing said' },
  { options: { iframe: true, 'keep-alive': false }, word: 'told, said' },
  { options: { iframe: true, 'keep-alive': false, 'clear-data': true }, word: 'not told, nothing said' },
] as const) {
  test(
    `SA-11 SA-17 the next mount with ${JSON.stringify(options)} finds what was ${word}`,
    FURTHER,
    async ({ page }) => {
      await standInWith(page, options, standIn({ mount: SPEAKS }));
      await openAs(page, ACCOUNT, '/buyer/dashboard');
      await switchToStandIn(page, options);
      await expect(inside(page, options).getByText('not told, nothing said')).toBeVisible();
      await switchToBuyer(page);
      await switchToStandIn(page, options);
      await expect(inside(page, options).getByText(word, { exact: true })).toBeVisible();
    },
  );
}

test('SA-17 clear-data: what was said stays while the console is only out of sight', FURTHER, async ({ page }) => {
  const mount = `async ({ platform, name, domElement }) => {${FOUND}
    domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Stand-in of ' + name }));
    window.found = found;
    await speak();
  }`;
  await standInWith(page, { 'keep-alive': true, 'clear-data': true }, standIn({ mount }));
  const found = () => page.evaluate(() => (window as unknown as { found: () => Promise<string> }).found()); // the stand-in's
  await openAs(page, ACCOUNT, '/buyer/dashboard');
  await switchToStandIn(page, {});
  await expect.poll(found).toBe('told, said');
  await switchToBuyer(page);
  expect(await found()).toBe('told, said');
  await switchToStandIn(page, {});
  expect(await found()).toBe('told, said');
});

test('SA-1 iframe and shadowDOM: the frame keeps apart, no shadow root is needed in it', FURTHER, async ({ page }) => {
  await standInWith(page, { iframe: true, shadowDOM: true });
  await openAs(page, ACCOUNT, '/buyer/dashboard');
  await switchToStandIn(page, { iframe: true });
  const root = inside(page, { iframe: true }).locator('.application-root');
  expect(await root.evaluate((element) => element.getRootNode() === element.ownerDocument)).toBe(true);
  expect(await container(page).evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
});

for (const { mode, bare, longer, kept } of [
  { mode: 'native', bare: '/buyer/shipment', longer: /^[^?]*\/buyer\/shipment\/\d+$/, kept: 'Journey' },
  {
    mode: 'search',
    bare: '/buyer?buyer-app=%2Fbuyer%2Fshipment',
    longer: /\/buyer\?buyer-app=%2Fbuyer%2Fshipment%2F\d+$/,
    kept: 'Journey',
  },
  { mode: 'state', bare: '/buyer', longer: '/buyer', kept: 'Journey' },
  { mode: 'pure', bare: '/buyer', longer: '/buyer', kept: 'Search' },
]) {
  test(
    `SA-1 default-page with router-mode ${mode} is for the bare prefix, a longer address wins`,
    FURTHER,
    async ({ page }) => {
      await changePage(page, optionsOf('buyer-app', { 'default-page': 'shipment', 'router-mode': mode }));
      await openAs(page, BOTH, '/buyer');
      await expectShown(page, 'buyer-app', 'Tracking');
      await expect(page).toHaveURL(bare);
      await shownRoot(page).getByRole('table').getByRole('link').first().click();
      await expect(shownRoot(page).getByRole('region', { name: /^Journey/ })).toBeVisible();
      await expect(page).toHaveURL(longer);
      await page.reload();
      const journey = shownRoot(page).getByRole('region', { name: /^Journey/ });
      const search = shownRoot(page).getByRole('searchbox', { name: 'Search shipments' });
      await expect(kept === 'Journey' ? journey : search).toBeVisible();
      await expect(kept === 'Journey' ? search : journey).toHaveCount(0);
    },
  );
}

const TELLS_ADDRESS = `async ({ domElement, basePath, routerWindow }) =>
  domElement.append(Object.assign(document.createElement('h1'), { textContent: basePath + ' ' + routerWindow.location.pathname }))`;

for (const { mode, address, told } of [
  { mode: 'native', address: '/api/v2/settings', told: '/api/v2/settings' },
  { mode: 'pure', address: '/api/dashboard', told: '/api/v2/dashboard' },
]) {
  test(
    `SA-1 baseroute with router-mode ${mode}: the paths of an application begin where it is told`,
    furtherIf(mode !== 'native'),
    async ({ page }) => {
      await standInWith(page, { baseroute: '/api/v2', 'router-mode': mode }, standIn({ mount: TELLS_ADDRESS }));
      await openAs(page, BOTH, address);
      await expectShown(page, 'api-app', `/api/v2 ${told}`);
      await expect(page).toHaveURL(address);
    },
  );
}
