// What jsdom leaves out and our libraries need: react-router encodes and makes requests of its navigations, sagas and
// calls fetch, ui asks for media queries.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.fetch ??= () => Promise.reject(new TypeError('a test made a request it did not expect'));
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  onchange: null,
  dispatchEvent: () => false,
});

globalThis.Request ??= class {
  constructor(url, { method = 'GET', headers, signal } = {}) {
    Object.assign(this, { url: String(url), method, headers: new Headers(headers), signal });
  }
};
globalThis.Response ??= class {
  constructor(body, { status = 200, headers } = {}) {
    Object.assign(this, { body, status, statusText: '', ok: status < 400, headers: new Headers(headers) });
  }
};
