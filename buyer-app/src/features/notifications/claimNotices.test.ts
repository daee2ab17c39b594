import { claimNotices } from './claimNotices.ts';

type Run = (lock: object | null) => Promise<unknown> | null;

/** A minimal fake of Web Locks: one holder per name, without waiting. */
function useLocks() {
  const held = new Set<string>();
  const request = async (name: string, _options: object, run: Run) => {
    if (held.has(name)) return run(null);
    held.add(name);
    return run({ name });
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

it('PG-7 of two tabs that hear of a notice at once one shows it, though neither sees yet what the other stores', async () => {
  useLocks();
  jest.spyOn(Storage.prototype, 'getItem').mockReturnValue('[]');
  const claims = await Promise.all([claimNotices(['1', '2']), claimNotices(['2', '1', '3'])]);
  expect(claims.flat().sort()).toEqual(['1', '2', '3']);
});

it('PG-7 a notice that is told again later is nobody’s, also where there are no locks or no storage', async () => {
  expect(await claimNotices(['1'])).toEqual(['1']);
  expect(await claimNotices(['1', '2'])).toEqual(['2']);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(await claimNotices(['4'])).toEqual(['4']);
});
