import { jsonResponse } from '../testing.ts';
import { withAsked } from './withAsked.ts';

const AT = '/user-api/v1/get-login-user';
const fetched = jest.fn(async () => jsonResponse({ code: 0 }));

beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched;
});

it('ID-1 gives the first call what has been asked already, and asks for the next', async () => {
  const answer = jsonResponse({ code: -7 });
  const send = withAsked(new Map([[AT, Promise.resolve(answer)]]));
  await send('/orderapi/call');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await send(AT)).toBe(answer);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await send(AT, { method: 'POST' })).not.toBe(answer);
  expect(fetched).toHaveBeenLastCalledWith(AT, { method: 'POST' });
});

it('F-32 fails as the call asked before did, or once nobody waits for it any more', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  await expect(withAsked(new Map([[AT, lost]]))(AT)).rejects.toThrow('Failed to fetch');
  const { signal, abort } = abortable();
  const hung = withAsked(new Map([[AT, new Promise<Response>(() => {})]]))(AT, { signal });
  abort();
  await expect(hung).rejects.toBe(signal.reason);
  expect(fetched).not.toHaveBeenCalled();
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
