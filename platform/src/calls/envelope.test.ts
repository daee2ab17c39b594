import * as fc from 'fast-check';
import { fakeFetch, jsonResponse, testConfiguration } from '../testing.ts';
import { createCalls } from './createCalls.ts';
import { readEnvelope } from './envelope.ts';
import { MAX_ANSWER_BYTES } from './readBody.ts';

const callsOn = (server: Parameters<typeof fakeFetch>[0]) =>
  createCalls({
    roots: testConfiguration.roots,
    release: testConfiguration.release,
    customer: () => undefined,
    tab: 'test',
    dataMode: () => 'live',
    regionalHost: () => '',
    onEvent: () => {},
    requestCheck: async () => undefined,
    fetch: fakeFetch(server).fetch,
  });

it('CA-4 F-30 reads both spellings alike, whatever they carry', () => {
  fc.assert(
    fc.property(fc.integer(), fc.string(), fc.jsonValue(), (code, message, data) => {
      const expected = { code, message, data, beside: {} };
      expect(readEnvelope({ code, message, data })).toEqual(expected);
      expect(readEnvelope({ Code: code, Message: message, Json: data })).toEqual(expected);
      expect(readEnvelope({ code: String(code), message, data })).toEqual(expected);
    }),
  );
});

it('CA-4 F-30 answers every body with a triple: data and no error, or an error and no data', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string(), envelopeLike()), async (body) => {
      const [error, data, response] = await callsOn(() => jsonResponse(body)).newUser('/v1/x');
      expect(response?.status).toBe(200);
      if (error === null) return;
      expect(Number.isFinite(error.code) && error.code !== 0).toBe(true);
      expect(data).toBeUndefined();
    }),
  );
});

const envelopeLike = () =>
  fc
    .record({ code: fc.oneof(fc.constant(0), fc.constant('0'), fc.jsonValue()), data: fc.jsonValue() })
    .map((body) => JSON.stringify(body));

it('F-30 takes no key of the prototype for the server’s', () => {
  const body: unknown = JSON.parse('{"__proto__":{"code":0,"data":"forged"}}');
  expect(() => readEnvelope(body)).toThrow('carries no code');
  expect(readEnvelope(JSON.parse('{"code":0,"data":null,"__proto__":{"x":1}}'))).toMatchObject({ code: 0, data: null });
  expect(({} as { x?: number }).x).toBeUndefined();
});

/** A Response whose body comes in `parts`; jsdom has no streams. */
function streamed(parts: Uint8Array[], headers: Record<string, string> = {}) {
  const cancel = jest.fn();
  const left = [...parts];
  const read = async () => {
    const value = left.shift();
    return value ? { done: false, value } : { done: true, value: undefined };
  };
  const body = { getReader: () => ({ read, cancel }), cancel };
  const response = { ok: true, status: 200, headers: new Headers(headers), body, text: async () => '' };
  return { response: response as unknown as Response, cancel, left }; // as far as the calls client reads one
}

it('CA-4 puts an answer together that comes in parts, also in the middle of a letter', async () => {
  const bytes = new TextEncoder().encode('{"code":0,"data":"包裹"}');
  const { response } = streamed([bytes.slice(0, 20), bytes.slice(20)]);
  expect((await callsOn(() => response).newUser('/v1/x'))[1]).toBe('包裹');
});

it.each([
  ['says so', [], { 'content-length': String(MAX_ANSWER_BYTES + 1) }],
  ['says nothing', Array.from({ length: 20 }, () => new Uint8Array(1024 * 1024)), {}],
])('ER-5 gives an oversized answer up that %s', async (_title, parts, headers) => {
  const { response, cancel, left } = streamed(parts, headers);
  const [error] = await callsOn(() => response).newUser('/v1/x');
  expect(error).toMatchObject({ code: -1, kind: 'exception', message: 'The answer is larger than 16 MB.' });
  expect(cancel).toHaveBeenCalled();
  expect(left.length).toBe(parts.length > 0 ? 3 : 0);
});
