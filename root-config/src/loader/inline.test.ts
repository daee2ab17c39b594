import { webcrypto } from 'node:crypto';
import 'systemjs/dist/s.js';
import { addDelete } from './deleteFailed.ts';
import { addInline } from './inline.ts';

const ADDRESS = 'https://x.test/app.js';
const INTEGRITY = `sha384-${'a'.repeat(64)}`;
const MAP = { imports: { app: ADDRESS }, integrity: { [ADDRESS]: INTEGRITY } };
const WORKING = 'System.register([], (publish) => ({ execute: () => void publish({ answer: 42 }) }));';

type ImportWith = (url: string, meta: object) => Promise<Record<string, unknown>>;
const importInline = () => (System.import as unknown as ImportWith)(ADDRESS, { inline: document }); // its types lack `meta`

function serve(source: string, type = 'text/javascript', status = 200) {
  const headers = new Headers({ 'content-type': type });
  globalThis.fetch = async () => ({ ok: status === 200, status, headers, text: async () => source }) as Response; // all the loader reads of it
}

addInline(System);
addDelete(System);
beforeEach(() => {
  document.head.innerHTML = `<script nonce="n1" type="application/json"></script>
    <script type="systemjs-importmap">${JSON.stringify(MAP)}</script>`;
});
afterEach(() => {
  System.delete(ADDRESS);
});

it('SA-1 inline: runs the source with the nonce of the page, under its own name, and returns its registration', async () => {
  const seen: Partial<HTMLScriptElement> = {};
  Object.assign(window, { seen });
  serve(`({ nonce: seen.nonce, text: seen.text } = document.currentScript); ${WORKING}`);
  expect(await importInline()).toMatchObject({ answer: 42 });
  expect(seen.nonce).toBe('n1');
  expect(seen.text).toMatch(/\n\/\/# sourceURL=https:\/\/x\.test\/app\.js$/);
  expect(document.scripts).toHaveLength(2);
});

it('F-1 SA-1 inline: a refused file is an error with its status, and a retry requests it again', async () => {
  serve('', 'text/plain', 503);
  await expect(importInline()).rejects.toThrow('answered 503');
  System.delete(ADDRESS);
  serve(WORKING);
  expect(await importInline()).toMatchObject({ answer: 42 });
});

it('F-5 SA-1 inline: an answer that is not a script never runs', async () => {
  serve('<!doctype html>', 'text/html');
  await expect(importInline()).rejects.toThrow('"text/html", not a script');
});

it('F-4 SA-1 inline: a damaged file is the error of the script itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  serve('System.register([], (pub');
  await expect(importInline()).rejects.toThrow('Unexpected end of input');
  expect(Object.hasOwn(System, 'register')).toBe(false);
});

it('SA-1 inline: a script that registers nothing is an error', async () => {
  serve('1 + 1');
  await expect(importInline()).rejects.toThrow('registers no module');
});

it('SC-11 inline: requests the bytes of the release, and an altered file is reported once', async () => {
  const asked: (string | undefined)[] = [];
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }); // jsdom has none
  globalThis.fetch = async (_address, options) => {
    asked.push(options?.integrity);
    if (options?.integrity) throw new TypeError('Failed to fetch');
    const headers = new Headers({ 'content-type': 'text/javascript' });
    return { ok: true, headers, arrayBuffer: async () => new ArrayBuffer(4) } as Response; // all that is read
  };
  await expect(importInline()).rejects.toThrow('Failed to fetch');
  System.delete(ADDRESS);
  await expect(importInline()).rejects.toThrow('Failed to fetch');
  while (reported.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([INTEGRITY, undefined, INTEGRITY]);
  expect(reported.mock.calls).toEqual([[`${ADDRESS} is not the file this release names; it was not run.`]]);
});

it('SC-10 inline: a file that is not in the page’s map is not fetched', async () => {
  const fetch = jest.fn();
  globalThis.fetch = fetch;
  const foreign = System.import('https://evil.test/app.js', { inline: document } as never);
  await expect(foreign).rejects.toThrow('is no file of this release');
  expect(fetch).not.toHaveBeenCalled();
});
