// What jsdom lacks and our libraries need: react-router encodes and makes requests of its navigations, sagas and
// calls fetch, ui reads media queries.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextEncoder, TextDecoder });

class StandInRequest {
  constructor(url: unknown, { method = 'GET', headers, signal }: RequestInit = {}) {
    Object.assign(this, { url: String(url), method, headers: new Headers(headers), signal });
  }
}

class StandInResponse {
  readonly body: unknown;

  constructor(body: unknown, { status = 200, headers }: ResponseInit = {}) {
    this.body = body;
    Object.assign(this, { status, statusText: '', ok: status < 400, headers: new Headers(headers) });
  }

  async blob() {
    return new Blob([String(this.body)]);
  }
}

const missing = {
  fetch: () => Promise.reject(new TypeError('a test made a request it did not expect')),
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    onchange: null,
    dispatchEvent: () => false,
  }),
  Request: StandInRequest,
  Response: StandInResponse,
};
for (const [name, value] of Object.entries(missing))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
