import type { State } from '../store/state.ts';
import { type FakeServer, jsonResponse, loginUser, startTestPlatform } from '../testing.ts';
import { shellStarted } from '../user/events.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The page after its scripts were asked for; `answer` is what becomes of one, by its address. */
async function page(country: () => object | Response) {
  const server: FakeServer = ({ path }) => (path.endsWith('/get-country') ? country() : loginUser());
  const test = startTestPlatform(server);
  test.platform.store.dispatch(shellStarted());
  await settle();
  const embedded = () => (test.platform.store.getState() as State).embedded;
  const answer = async (name: string, event: 'load' | 'error') => {
    document.head.querySelector(`script[src$="${name}.js"]`)?.dispatchEvent(new Event(event));
    await settle();
  };
  return { ...test, embedded, answer };
}

const known = () => ({ code: 0, message: '', data: { country: 'DE' } });
const unknown = () => jsonResponse('', 500);
const CARRIERS = [{ key: 3011, name: 'China Post' }];

afterEach(() => {
  delete window.trackingConsoleCarriers;
  delete window.trackingConsoleCountry;
  document.head.replaceChildren();
});

it('CA-6 takes the carriers from the provider’s script', async () => {
  const { embedded, answer } = await page(known);
  expect(embedded()).toMatchObject({ carriersStatus: 'loading', carriers: [] });
  window.trackingConsoleCarriers = CARRIERS;
  await answer('carriers', 'load');
  expect(embedded()).toMatchObject({ carriersStatus: 'loaded', carriers: CARRIERS });
});

it.each([
  ['cannot be loaded', 'error', CARRIERS],
  ['leaves nothing behind', 'load', undefined],
  ['leaves something else behind', 'load', { list: 1 }],
] as const)('CA-6 says that the carriers failed when their script %s', async (_title, event, left) => {
  const { embedded, answer, bugs } = await page(known);
  if (event === 'load' && left) window.trackingConsoleCarriers = left as never; // what a broken script might leave
  await answer('carriers', event);
  expect(embedded()).toMatchObject({ carriersStatus: 'failed', carriers: [] });
  expect(bugs).toEqual([]);
});

it('CA-6 takes the country from get-country, without the script', async () => {
  const { embedded, sent } = await page(known);
  expect(sent.at(-1)).toMatchObject({ path: '/user-api/v1/get-country', body: {} });
  expect(embedded()).toMatchObject({ countryStatus: 'loaded', country: 'de' });
  expect(document.head.querySelector('script[src$="country.js"]')).toBeNull();
});

it('CA-6 takes the country from the script when the request fails', async () => {
  const { embedded, answer } = await page(unknown);
  window.trackingConsoleCountry = 'fr';
  await answer('country', 'load');
  expect(embedded()).toMatchObject({ countryStatus: 'loaded', country: 'fr' });
});

it.each([
  ['fails as well', 'error', undefined],
  ['names no country', 'load', '<b>'],
] as const)('CA-6 says quietly that the country failed when the script %s', async (_title, event, left) => {
  const { embedded, answer, platform } = await page(unknown);
  if (left) window.trackingConsoleCountry = left;
  await answer('country', event);
  expect(embedded()).toMatchObject({ countryStatus: 'failed', country: '' });
  expect((platform.store.getState() as State).notifications.toasts).toEqual([]);
});
