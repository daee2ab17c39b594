import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BOTH, openPageAs } from '../flows/account.ts';
import { type LocalMachine, local, startLocalMachine } from '../flows/localMachine.ts';
import { API_APP, BUYER_APP, banner } from '../flows/overrides.ts';
import { expectPage, openPage } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

let machine: LocalMachine;
test.beforeAll(async () => {
  machine = await startLocalMachine(local('window.poisoned = true;'));
});
test.afterAll(() => machine.end());

/** Every kind of value an attacker could store in a customer's browser, once. */
async function poison(page: Page, baseURL: string) {
  const names = [
    BUYER_APP,
    API_APP,
    ...['platform', 'ui', 'root-config', 'overrides'].map((name) => `@tracking-console/${name}`),
    'react',
  ];
  await page.context().addCookies(
    names.map((name) => ({
      name: `import-map-override:${name}`,
      value: encodeURIComponent(machine.url),
      url: baseURL,
    })),
  );
  await page.addInitScript(
    ({ names, url }) => {
      if (sessionStorage.getItem('planted')) return;
      sessionStorage.setItem('planted', 'yes');
      for (const storage of [localStorage, sessionStorage]) {
        for (const name of names) storage.setItem(`import-map-override:${name}`, url);
        storage.setItem('import-map-overrides-external-maps', JSON.stringify([url]));
        storage.setItem('import-map-overrides-disabled', '{"broken');
      }
      localStorage.setItem('overrides-ui', 'true');
    },
    { names, url: machine.url },
  );
}

const leftovers = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => key.startsWith('import-map')),
    ...Object.keys(sessionStorage).filter((key) => key.startsWith('import-map')),
    ...document.cookie.split('; ').filter((cookie) => cookie.startsWith('import-map')),
  ]);

test('SC-12 OV-2 F-21 F-22 a customer with poisoned storage, cookies and address runs and downloads nothing foreign', async ({
  page,
  baseURL,
}) => {
  await poison(page, `${baseURL}`);
  const own = new URL(`${baseURL}`).host;
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const imo = encodeURIComponent(JSON.stringify({ imports: { [BUYER_APP]: machine.url } }));
  await openPageAs(page, BOTH, `/buyer/dashboard?imo=${imo}`);
  await expectPage(page, 'Dashboard');
  await expect(page).toHaveURL('/buyer/dashboard');
  // Past the idle moment in which tools would come, and the prefetch behind it.
  await expect(page.locator('.application[data-application="api-app"]')).toHaveCount(1, { timeout: 15_000 });
  await openPage(page, 'Tracking');
  await expectPage(page, 'Tracking');
  expect(await leftovers(page)).toEqual([]);
  await page.reload();
  await expectPage(page, 'Tracking');

  expect(machine.asked()).toBe(0);
  const isForeign = ({ host, protocol }: URL) => /^http/.test(protocol) && host !== own;
  expect(asked.filter(isForeign).map(({ href }) => href)).toEqual([]);
  expect(asked.filter(({ pathname }) => pathname.startsWith('/app/')).length).toBeGreaterThan(5);
  expect(asked.filter(({ pathname }) => /^\/app\/(panel|overrides|tools)\//.test(pathname))).toEqual([]);
  expect(await page.evaluate(() => ['poisoned', 'importMapOverrides'].filter((name) => name in window))).toEqual([]);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Developer panel' })).toHaveCount(0);
});

test('SC-12 a foreign script is stopped by the policy, whatever asks for it', async ({ page, faults }) => {
  // Kept from the server's list, which holds every journey's.
  const reports: string[] = [];
  await page.route('**/csp-reports', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await openPageAs(page, BOTH, '/buyer/dashboard');
  const stopped = await page.evaluate(async (url) => {
    const attempt = (System as unknown as { import(address: string): Promise<unknown> }).import(url);
    return attempt.then(
      () => 'ran',
      () => 'stopped',
    );
  }, machine.url);
  expect(stopped).toBe('stopped');
  expect(machine.asked()).toBe(0);
  // The browser reports it in the console, and to the server.
  expect(faults.splice(0).length).toBeGreaterThan(0);
  await expect.poll(() => reports.join()).toContain(new URL(machine.url).host);
});

for (const imo of ['%7B%22broken', '%00', 'http://localhost:1/evil.js']) {
  test(`F-22 ?imo=${imo} is ignored and leaves the address`, FURTHER, async ({ page }) => {
    await openPageAs(page, BOTH, `/buyer/dashboard?imo=${imo}`);
    await expectPage(page, 'Dashboard');
    await expect(page).toHaveURL('/buyer/dashboard');
  });
}
