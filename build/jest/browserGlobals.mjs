// What jsdom leaves out and our libraries need: react-router encodes, sagas and calls fetch, antd asks for media queries.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.fetch ??= () => Promise.reject(new TypeError('a test made a request it did not expect'));
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  onchange: null,
  dispatchEvent: () => false,
});
