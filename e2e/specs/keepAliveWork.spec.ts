import type { Page, Route } from '@playwright/test';
import { expect, test } from '../faultFixtures.ts';
import { BOTH, openAs } from '../flows/account.ts';
import { changePage, configured } from '../flows/changedPage.ts';
import { ACCOUNT, expectShown, switchTo } from '../flows/consoles.ts';
import { breakFiles, ENTRY, installClock, module, standIn, status, untilSeen } from '../flows/faults.ts';
import { shownRoot } from '../flows/invariants.ts';
import { openPage } from '../flows/session.ts';
import { seal, withStandIns } from '../flows/standIns.ts';
import { FURTHER, furtherIf } from '../further.ts';

/** Applications a deployment adds, each a stand-in that is kept when left. */
const EXTRA = ['one', 'two', 'three', 'four', 'five', 'six'];
const ADDRESSES = EXTRA.map((name) => `/app/extra/${name}.js`);
const extra = (prefetch?: Record<string, number>) =>
  configured({
    applications: EXTRA.map((name) => ({
      name,
      url: `/app/extra/${name}.js`,
      prefix: name,
      prefetch: prefetch?.[name] ?? 1,
      options: { 'keep-alive': true },
    })),
  });

/** Stand-ins of the deployment's applications that render a heading, a field and `elements` more elements. */
async function openAmongKept(page: Page, elements: number) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await changePage(page, (html) => extra()(withStandIns(...ADDRESSES)(html)));
  const mount = `async (props) => {
    window.platform = props.platform;
    const element = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);
    props.domElement.append(element('h1', { textContent: props.name }), element('input', { ariaLabel: 'Words' }),
      ...Array.from({ length: ${elements} }, () => element('i')));
  }`;
  await breakFiles(page, /\/app\/extra\//, module(standIn({ mount })));
  await openAs(page, ACCOUNT, '/buyer/dashboard');
  await expectShown(page, 'buyer-app', 'Dashboard');
  // The server renders its heading, too; a console that is left before it has mounted is not kept.
  await expect(shownRoot(page)).toHaveAttribute('data-state', 'mounted');
}

async function visit(page: Page, name: string) {
  await page.evaluate((path) => history.pushState(null, '', path), `/${name}/page`);
  await expect(page.locator(`[data-application="${name}"][data-visibility="shown"] h1`)).toHaveText(name);
}

const expectStanding = (page: Page, names: string[]) =>
  expect
    .poll(() =>
      page
        .locator('#main > .application')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.application)),
    )
    .toEqual(names);

/** The states of the applications in the page's store. */
const statesOf = (page: Page) =>
  page.evaluate(() => {
    const { store } = Reflect.get(window, 'platform') as { store: { getState: () => { applications: object } } };
    return store.getState().applications as Record<string, object>;
  });

test(
  'SA-2 beyond four hidden applications the one shown longest ago goes, with an event',
  FURTHER,
  async ({ page }) => {
    await openAmongKept(page, 0);
    for (const name of EXTRA) await visit(page, name);
    await expectStanding(page, EXTRA.slice(-5));
    const states = await statesOf(page);
    expect(states['buyer-app']).toMatchObject({ state: 'unmount', evicted: 'applications' });
    expect(states.one).toMatchObject({ state: 'unmount', evicted: 'applications' });
    expect(states.two).toMatchObject({ state: 'mounted', visibility: 'hidden' });
  },
);

test('SA-2 beyond 20,000 hidden elements the one shown longest ago goes, with an event', FURTHER, async ({ page }) => {
  await openAmongKept(page, 19_990);
  for (const name of ['one', 'two']) await visit(page, name);
  await expectStanding(page, ['one', 'two']);
  const states = await statesOf(page);
  expect(states['buyer-app']).toMatchObject({ state: 'unmount', evicted: 'nodes' });
  expect(states.one).toMatchObject({ state: 'mounted', visibility: 'hidden' });
});

test(
  'SA-4 SA-19 applications are fetched ahead after the first one stands, one after the other',
  FURTHER,
  async ({ page }) => {
    await changePage(page, (html) => extra({ two: 2, three: 2, four: 1 })(withStandIns(...ADDRESSES)(html)));
    const log: string[] = [];
    const source = (name: string) => standIn({ first: `(window.ran ??= []).push('${name}');` });
    for (const name of EXTRA) seal(source(name));
    await breakFiles(
      page,
      /\/app\/(extra|api)\/[^/]*\/?(one|two|three|four|five|six|api-app\.\w+)\.js$/,
      async (route) => {
        const name = /([\w-]+)(\.\w+)?\.js$/.exec(route.request().url())?.[1];
        log.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        log.push(`${name} ends`);
        if (name === 'api-app') await route.continue();
        else if (name === 'one') await route.abort();
        else await route.fulfill({ contentType: 'text/javascript', body: source(`${name}`) });
      },
    );
    await openAs(page, ACCOUNT, '/buyer/dashboard');
    await expectShown(page, 'buyer-app', 'Dashboard');
    expect(log).toEqual([]);
    await expect.poll(() => log.at(-1), { timeout: 15_000 }).toBe('six ends');
    expect(log).toEqual(['api-app', ...EXTRA].flatMap((name) => [`${name} begins`, `${name} ends`]));
    await expect(page.locator('[data-application="api-app"]')).toHaveAttribute('data-visibility', 'hidden');
    await expect(page.locator('[data-application="two"]')).toHaveCount(0);
    // Level 2 runs the module, level 1 does not.
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toEqual(['two', 'three']);
  },
);

test(
  'SA-2 SA-19 a console mounted ahead asks for its data when it is shown, and not before',
  FURTHER,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      // The tasks are both consoles', and the stream of changes is the page's.
      if (/\/(console-api|track)\/(?!v1\/(task\/|stream))/.test(request.url())) asked.push(request.url());
    });
    await openAs(page, BOTH, '/buyer/dashboard');
    const ahead = page.locator('[data-application="api-app"][data-visibility="hidden"][data-state="mounted"]');
    await expect(ahead.locator('h1')).toBeAttached({ timeout: 15_000 });
    await openPage(page, 'Settings');
    await expectShown(page, 'buyer-app', 'Settings');
    expect(asked).toEqual([]);
    await switchTo(page, 'API');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  },
);

const SKIPS: [why: string, email: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['the connection saves data', ACCOUNT, (page) => page.addInitScript(connection, { saveData: true })],
  ['the connection is 2g', ACCOUNT, (page) => page.addInitScript(connection, { effectiveType: 'slow-2g' })],
  [
    'the browser is offline',
    ACCOUNT,
    (page) => page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false })),
  ],
  ['the customer may not open it', ACCOUNT, (page) => page.route('**/get-login-user', withoutApi)],
];

/** Other tests open identities for the demo's customers; here the account has none for the API. */
async function withoutApi(route: Route) {
  const response = await route.fetch();
  const { data, ...envelope } = await response.json();
  await route.fulfill({ response, json: { ...envelope, data: { ...data, open_app_list: ['BUYER'] } } });
}

/** Runs in the page. */
function connection(value: object) {
  Object.defineProperty(navigator, 'connection', { value });
}

/** Whether the other console's entry is fetched long after the first one is mounted. */
async function isFetchedAhead(page: Page, email: string, prepare?: (page: Page) => Promise<unknown>): Promise<boolean> {
  const clock = await installClock(page);
  await prepare?.(page);
  let asked = false;
  page.on('request', (request) => {
    asked ||= ENTRY['api-app'].test(request.url());
  });
  await openAs(page, email, '/buyer/dashboard');
  await expectShown(page, 'buyer-app', 'Dashboard');
  // The server's markup shows it before hydration, when no clock runs yet.
  await expect(page.locator('[data-application="buyer-app"]')).toHaveAttribute('data-state', 'mounted');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await clock.jump(12_000);
  await untilSeen(page);
  return asked;
}

for (const [why, email, prepare] of SKIPS) {
  test(`SA-19 nothing is fetched ahead when ${why}`, FURTHER, async ({ page }) => {
    expect(await isFetchedAhead(page, email, prepare)).toBe(false);
  });
}

test('SA-19 by then it is fetched ahead where nothing stands against it', FURTHER, async ({ page }) => {
  expect(await isFetchedAhead(page, BOTH)).toBe(true);
});

test(
  'SA-19 F-10 a page that could not be had while its console was mounted ahead is asked for again when it is shown',
  FURTHER,
  async ({ page }) => {
    const cause = await breakFiles(page, /\/app\/api\/[^/]+\/page-dashboard-tsx\./, status(503));
    await openAs(page, BOTH, '/buyer/dashboard');
    const ahead = page.locator('[data-application="api-app"][data-visibility="hidden"]');
    await expect(ahead.getByText('This page could not be shown')).toBeAttached({ timeout: 15_000 });
    await cause.end();
    await switchTo(page, 'API');
    await expectShown(page, 'api-app', 'Dashboard');
  },
);

for (const { shown, left, calls } of [
  { shown: 'API', left: 'buyer-app', calls: /\/orderapi\// },
  // The tasks are both consoles'.
  { shown: 'buyer', left: 'api-app', calls: /\/(console-api|track)\/(?!v1\/task\/)/ },
] as const) {
  test(
    `SA-2 while ${shown} is used for 35 s, the hidden console asks for nothing and renders nothing`,
    furtherIf(shown === 'buyer'),
    async ({ page }) => {
      const clock = await installClock(page);
      await openAs(page, BOTH, shown === 'API' ? '/buyer/shipment' : '/api/tracking');
      await expectShown(page, left, 'Tracking');
      await expect(page.getByRole('table').first()).toBeVisible();
      await switchTo(page, shown);
      await expectShown(page, shown === 'API' ? 'api-app' : 'buyer-app', 'Dashboard');
      await clock.jump(1000);
      const asked: string[] = [];
      page.on('request', (request) => calls.test(request.url()) && asked.push(request.url()));
      await page.locator(`[data-application="${left}"]`).evaluate((root) => {
        const rendered: string[] = [];
        Object.assign(window, { rendered });
        new MutationObserver((changes) => {
          for (const { type, target } of changes) rendered.push(`${type} ${target.nodeName}`);
        }).observe(root.querySelector('.application-root') ?? root, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
      await openPage(page, 'Settings');
      await clock.jump(20_000);
      await openPage(page, 'Tracking');
      await clock.jump(15_000);
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'rendered'))).toEqual([]);
    },
  );
}
