import { createNewVersion } from './newVersion.ts';

const chunk = (request: unknown = 'http://localhost/app/buyer/1/page.js') =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });

const answering = (status: number) => jest.fn(async () => ({ status }) as Response); // all that is used of it

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  sessionStorage.clear();
});

const page = () => ({ storage: sessionStorage, reload: jest.fn() });

it.each([
  [404, true],
  [410, true],
  [200, false],
  [403, false],
  [503, false],
])('F-12 a file that answers %d means a newer version: %s', async (status, helps) => {
  globalThis.fetch = answering(status);
  expect(await createNewVersion('one', page()).helps(chunk())).toBe(helps);
});

it.each([new Error('rendering broke'), 'text', null, chunk(7), new TypeError('offline')])(
  'F-12 nothing else is taken for one: %s',
  async (failure) => {
    globalThis.fetch = answering(404);
    expect(await createNewVersion('one', page()).helps(failure)).toBe(false);
  },
);

it('F-12 being offline is no new version', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  expect(await createNewVersion('one', page()).helps(chunk())).toBe(false);
});

it('F-12 loads the page again once a release', async () => {
  globalThis.fetch = answering(404);
  const before = page();
  createNewVersion('one', before).load();
  expect(before.reload).toHaveBeenCalledTimes(1);
  const same = page();
  expect(await createNewVersion('one', same).helps(chunk())).toBe(false);
  createNewVersion('one', same).load();
  expect(same.reload).not.toHaveBeenCalled();
  expect(await createNewVersion('two', page()).helps(chunk())).toBe(true);
});

it('F-12 may be asked again by whoever stayed when the browser asked whether to leave', () => {
  const here = page();
  const version = createNewVersion('one', here);
  version.load();
  version.load();
  expect(here.reload).toHaveBeenCalledTimes(2);
});

it('F-52 F-53 where nothing can be written down it is not offered, and nothing is loaded again', async () => {
  globalThis.fetch = answering(404);
  const reload = jest.fn();
  expect(await createNewVersion('one', { storage: null, reload }).helps(chunk())).toBe(false);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  createNewVersion('one', { storage: full, reload }).load();
  expect(reload).not.toHaveBeenCalled();
});
