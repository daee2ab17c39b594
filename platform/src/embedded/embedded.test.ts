import { applicationChanged } from '../applications/applicationsSlice.ts';
import type { State } from '../store/state.ts';
import { loginUser, startTestPlatform } from '../testing.ts';
import { shellStarted } from '../user/events.ts';

/** The browser is idle as soon as nothing else is to be done. */
beforeEach(() => Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) }));

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The page after its scripts were requested; `answer` settles one of them, by the end of its address. */
async function page(scripts = { carriers: '/site/scripts/carriers.js', country: '/site/get-country' }) {
  const test = startTestPlatform(() => loginUser(), { configuration: { scripts } });
  test.platform.store.dispatch(shellStarted());
  await settle();
  const askedFirst = scriptsOf();
  test.platform.store.dispatch(applicationChanged({ name: 'buyer-app', state: 'mounted', duration: 1 }));
  await settle();
  await settle();
  const embedded = () => (test.platform.store.getState() as State).embedded;
  const answer = async (name: string, event: 'load' | 'error') => {
    document.head.querySelector(`script[src$="${name}"]`)?.dispatchEvent(new Event(event));
    await settle();
  };
  return { ...test, embedded, answer, askedFirst };
}

const scriptsOf = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

const CARRIERS = [{ key: 3011, name: 'China Post' }];

afterEach(() => {
  delete window.trackingConsoleCarriers;
  delete window.trackingConsoleCountry;
  document.head.replaceChildren();
});

it('CA-6 takes the carriers from the provider’s script', async () => {
  const { embedded, answer } = await page();
  expect(embedded()).toMatchObject({ carriersStatus: 'loading', carriers: [] });
  window.trackingConsoleCarriers = CARRIERS;
  await answer('carriers.js', 'load');
  expect(embedded()).toMatchObject({ carriersStatus: 'loaded', carriers: CARRIERS });
});

it.each([
  ['cannot be loaded', 'error', CARRIERS],
  ['leaves nothing behind', 'load', undefined],
  ['leaves something else behind', 'load', { list: 1 }],
] as const)('CA-6 says that the carriers failed when their script %s', async (_title, event, left) => {
  const { embedded, answer, bugs } = await page();
  if (event === 'load' && left) window.trackingConsoleCarriers = left as never; // what a broken script might leave
  await answer('carriers.js', event);
  expect(embedded()).toMatchObject({ carriersStatus: 'failed', carriers: [] });
  expect(bugs).toEqual([]);
});

it('CA-6 takes the country from the answer of get-country, which is a script', async () => {
  const { embedded, answer, sent } = await page();
  expect(embedded()).toMatchObject({ countryStatus: 'loading', country: '' });
  window.trackingConsoleCountry = 'FR';
  await answer('get-country', 'load');
  expect(embedded()).toMatchObject({ countryStatus: 'loaded', country: 'fr' });
  expect(sent.map(({ path }) => path)).toEqual(['/user-api/v1/get-login-user']);
});

it('CA-6 asks at the addresses that are configured, for the country once the first screen stands', async () => {
  const scripts = { carriers: 'https://site.example.com/c.js', country: '/elsewhere/get-country' };
  const { askedFirst } = await page(scripts);
  expect(askedFirst).toEqual([scripts.carriers]);
  expect(scriptsOf()).toEqual([scripts.carriers, scripts.country]);
});

it.each([
  ['cannot be loaded', 'error', undefined],
  ['names no country', 'load', '<b>'],
] as const)('CA-6 says quietly that the country failed when the script %s', async (_title, event, left) => {
  const { embedded, answer, platform } = await page();
  if (left) window.trackingConsoleCountry = left;
  await answer('get-country', event);
  expect(embedded()).toMatchObject({ countryStatus: 'failed', country: '' });
  expect((platform.store.getState() as State).notifications.toasts).toEqual([]);
});
