import { ApplicationFailure } from './failure.ts';
import { LIMITS } from './limits.ts';
import { loadModule, type ModuleLoader } from './loading.ts';
import { settle } from './testing.ts';

jest.useFakeTimers();

const URL_OF_MODULE = 'http://localhost/app/some.js';
const response = (status: number, type: string) =>
  ({ ok: status < 400, status, headers: new Headers({ 'content-type': type }) }) as Response; // what a diagnosis reads of one
const script = () => Promise.resolve(response(200, 'text/javascript; charset=utf-8'));

/** In place of a cause: neither an answer nor a failure. */
const never = new Error('never');

/** A loader that fails a number of times, and a network with a given answer. */
function start({ failures = Number.POSITIVE_INFINITY, answer = script, cause = new Error('Unexpected end of input') }) {
  const loader = {
    import: jest.fn(async (url: string) => {
      if (cause === never) await new Promise(() => {});
      if (loader.import.mock.calls.length <= failures) throw cause;
      return { url };
    }),
    resolve: (url: string) => new URL(url, 'http://localhost/app/').href,
    forget: jest.fn(),
  } satisfies ModuleLoader;
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const visit = new AbortController();
  const result = loadModule(loader, 'some.js', visit.signal).then(
    (module) => ({ module }),
    (failure: unknown) => ({ failure }),
  );
  return { loader, fetch, visit, result };
}

it('SA-13 returns the module and imports it once when nothing fails', async () => {
  const { loader, fetch, result } = start({ failures: 0 });
  expect(await result).toEqual({ module: { url: 'some.js' } });
  expect(loader.import).toHaveBeenCalledTimes(1);
  expect(loader.forget).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['the network is down', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch')), 'cannot be reached'],
  ['the server answers 404', 'status', async () => response(404, 'text/plain'), 'answered 404'],
  ['the server answers 500', 'status', async () => response(500, 'text/html'), 'answered 500'],
  ['the server answers 503', 'status', async () => response(503, 'text/javascript'), 'answered 503'],
  ['the answer is a page', 'notAModule', async () => response(200, 'text/html'), 'is "text/html", not a script'],
  ['the answer names no type', 'notAModule', async () => response(200, ''), 'is "", not a script'],
  ['the file ends early', 'damaged', script, 'Unexpected end of input'],
] as const)('F-1 F-4 F-5 SA-13 when %s the reason is %s', async (_title, reason, answer, words) => {
  const { result, loader, fetch } = start({ answer });
  await settle(2 * LIMITS.retryDelayMs);
  const { failure } = (await result) as { failure: ApplicationFailure };
  expect(failure).toBeInstanceOf(ApplicationFailure);
  expect(failure).toMatchObject({ reason, message: expect.stringContaining(words) });
  expect(failure.cause).toEqual(new Error('Unexpected end of input'));
  expect(loader.import).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenCalledWith(URL_OF_MODULE, expect.objectContaining({ credentials: 'same-origin' }));
});

it('F-2 SA-13 a module that is never answered is late after 8 s, is not retried and not inspected', async () => {
  const { loader, fetch, result } = start({ cause: never });
  await settle(LIMITS.loadMs - 1);
  expect(loader.forget).not.toHaveBeenCalled();
  await settle(1);
  expect(await result).toMatchObject({ failure: { reason: 'late', message: expect.stringContaining('8 seconds') } });
  await settle(60_000);
  expect(loader.import).toHaveBeenCalledTimes(1);
  expect(loader.forget.mock.calls).toEqual([['some.js']]);
  expect(fetch).not.toHaveBeenCalled();
});

it('F-2 SA-13 a diagnosis that never answers is itself unreachable, after 2 s, and keeps no later request waiting', async () => {
  const { result, fetch } = start({ answer: () => new Promise(() => {}) });
  await settle(LIMITS.diagnosisMs - 1);
  const [[, looked] = []] = fetch.mock.calls;
  expect(looked?.signal?.aborted).toBe(false);
  await settle(1);
  expect(looked?.signal?.aborted).toBe(true);
  await settle(LIMITS.diagnosisMs + 2 * LIMITS.retryDelayMs);
  expect(await result).toMatchObject({ failure: { reason: 'unreachable' } });
});

it('SA-14 deletes the failed module before the one automatic retry', async () => {
  const { loader, result } = start({ failures: 1 });
  await settle();
  expect(loader.forget.mock.calls).toEqual([['some.js']]);
  expect(loader.import).toHaveBeenCalledTimes(1);
  await settle(2 * LIMITS.retryDelayMs);
  expect(await result).toEqual({ module: { url: 'some.js' } });
  expect(loader.import).toHaveBeenCalledTimes(2);
  expect(loader.forget).toHaveBeenCalledTimes(1);
});

it.each([
  [0, LIMITS.retryDelayMs],
  [0.5, 1.5 * LIMITS.retryDelayMs],
  [0.999, 1.999 * LIMITS.retryDelayMs],
])('SA-14 the retry waits 300 ms and up to as much again (chance %d)', async (chance, wait) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  const { loader } = start({});
  await settle();
  await settle(Math.floor(wait) - 1);
  expect(loader.import).toHaveBeenCalledTimes(1);
  await settle(2);
  expect(loader.import).toHaveBeenCalledTimes(2);
});

it('SA-15 does not retry an application that was left meanwhile', async () => {
  const { loader, visit, result } = start({});
  await settle();
  visit.abort();
  await settle(2 * LIMITS.retryDelayMs);
  expect(await result).toEqual({ failure: visit.signal.reason });
  expect(loader.import).toHaveBeenCalledTimes(1);
});
