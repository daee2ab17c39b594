import { webcrypto } from 'node:crypto';
import { LIMITS } from '../runtime/limits.ts';
import { checkFile } from './alteredFiles.ts';

Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }); // jsdom has none

const BYTES = new TextEncoder().encode('System.register([], () => ({}));').buffer;
let INTEGRITY = '';
let reported: jest.SpyInstance;
const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>();
globalThis.fetch = fetch;
const nextFile = () => `https://x.test/${crypto.randomUUID()}.js`; // each is reported once

function answer(arrayBuffer: () => Promise<ArrayBuffer>, status = 200, type = 'text/javascript') {
  const headers = new Headers({ 'content-type': type });
  return async () => ({ ok: status === 200, status, headers, arrayBuffer }) as Response; // all that is read
}

beforeAll(async () => {
  INTEGRITY = `sha384-${Buffer.from(await webcrypto.subtle.digest('SHA-384', BYTES)).toString('base64')}`;
});
beforeEach(() => {
  reported = jest.spyOn(console, 'error').mockImplementation(() => {});
});

it.each([
  ['the file as it was made', answer(async () => BYTES)],
  ['a refusal', answer(async () => new ArrayBuffer(4), 503)],
  ['a page', answer(async () => new ArrayBuffer(4), 200, 'text/html')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['half an answer', answer(() => Promise.reject(new TypeError('network error')))],
])('F-17 nothing is reported where a script failed and its refetched file is %s', async (_what, given) => {
  fetch.mockImplementation(given);
  await checkFile(nextFile(), INTEGRITY);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(reported).not.toHaveBeenCalled();
});

it('F-17 bytes that are not those of the release are reported, once a file, which is refetched each time', async () => {
  fetch.mockImplementation(answer(async () => new ArrayBuffer(4)));
  const address = nextFile();
  await checkFile(address, INTEGRITY);
  await checkFile(address, INTEGRITY);
  expect(reported.mock.calls).toEqual([[`${address} is not the file this release names; it was not run.`]]);
  expect(fetch.mock.calls.map(([, asked]) => asked?.cache)).toEqual(['reload', 'reload']);
});

it.each([
  ['no answer', () => new Promise<Response>(() => {}), LIMITS.diagnosisMs],
  ['an answer without an end', answer(() => new Promise(() => {})), LIMITS.loadMs],
])('F-2 a check that gets %s is aborted, because the next request would wait for it', async (_what, given, limit) => {
  jest.useFakeTimers();
  fetch.mockImplementation(given);
  const checking = checkFile(nextFile(), INTEGRITY);
  const signal = fetch.mock.calls[0]?.[1]?.signal;
  await jest.advanceTimersByTimeAsync(limit - 1);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  await checking;
  expect(reported).not.toHaveBeenCalled();
});
