import 'systemjs/dist/s.js';
import { forgetsModules } from './forgetting.ts';
import { runsInline } from './inline.ts';

const ADDRESS = 'https://x.test/app.js';
const WORKING = 'System.register([], (publish) => ({ execute: () => void publish({ answer: 42 }) }));';

type ImportWith = (url: string, meta: object) => Promise<Record<string, unknown>>;
const importInline = () => (System.import as unknown as ImportWith)(ADDRESS, { inline: document }); // its types lack `meta`

function serve(source: string, type = 'text/javascript', status = 200) {
  const headers = new Headers({ 'content-type': type });
  globalThis.fetch = async () => ({ ok: status === 200, status, headers, text: async () => source }) as Response; // all the loader asks of it
}

runsInline(System);
forgetsModules(System);
beforeEach(() => {
  document.head.innerHTML = '<script nonce="n1" type="application/json"></script>';
});
afterEach(() => {
  System.delete(ADDRESS);
});

it('SA-1 inline: runs the source with the nonce of the page, under its own name, and takes what it registers', async () => {
  const seen: Partial<HTMLScriptElement> = {};
  Object.assign(window, { seen });
  serve(`({ nonce: seen.nonce, text: seen.text } = document.currentScript); ${WORKING}`);
  expect(await importInline()).toMatchObject({ answer: 42 });
  expect(seen.nonce).toBe('n1');
  expect(seen.text).toMatch(/\n\/\/# sourceURL=https:\/\/x\.test\/app\.js$/);
  expect(document.scripts).toHaveLength(1);
});

it('F-1 SA-1 inline: a refused file is an error that says so, and a retry asks again', async () => {
  serve('', 'text/plain', 503);
  await expect(importInline()).rejects.toThrow('answered 503');
  System.delete(ADDRESS);
  serve(WORKING);
  expect(await importInline()).toMatchObject({ answer: 42 });
});

it('F-5 SA-1 inline: what is no script never runs', async () => {
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
