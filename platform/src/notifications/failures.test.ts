import { applicationChanged } from '../applications/applicationsSlice.ts';
import type { State } from '../store/state.ts';
import { type FakeServer, jsonResponse, startTestPlatform } from '../testing.ts';
import { failureText } from './failureToasts.ts';
import { apiNotifierFailed, toastShown } from './notificationsSlice.ts';

afterEach(() => sessionStorage.clear());

const settle = () => new Promise((resolve) => setTimeout(resolve));
const toastsOf = ({ platform }: ReturnType<typeof startTestPlatform>) =>
  (platform.store.getState() as State).notifications.toasts;

async function failing(server: FakeServer, request: { silent?: boolean } = {}) {
  const test = startTestPlatform(server);
  // The real bundle is not there; the table of codes is.
  test.platform.i18n.addResourceBundle('en', 'platform', { 'errors.-1': 'generic', 'errors.-18019908': 'No credits' });
  const [error] = await test.platform.calls.newUser('/v1/x', {}, request);
  await settle();
  return { ...test, error, toasts: toastsOf(test).map(({ text }) => text) };
}

const refused = (code: number, message = '') => ({ code, message, data: null });

it.each([
  ['ER-1 HTTP 401', () => jsonResponse('', 401), []],
  ...[400, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504].map(
    (status) => [`ER-2 F-28 HTTP ${status}`, () => jsonResponse('', status), [{ key: 'errors.-1' }]] as const,
  ),
  ['ER-3 code 0', () => refused(0), []],
  ['ER-5 F-32 a broken connection', () => new TypeError('Failed to fetch'), [{ key: 'errors.unreachable' }]],
] as const)('%s is told as often as it should be', async (_title, server, toasts) => {
  expect((await failing(server)).toasts).toEqual(toasts);
});

it('ER-3 F-25 is silent about code -6: the sign-in page comes', async () =>
  expect((await failing(() => refused(-6))).toasts).toEqual([]));

it('ER-4 F-27 has a text for a code it knows, whatever message came with it', async () =>
  expect((await failing(() => refused(-18019908, 'ignored'))).toasts).toEqual([{ key: 'errors.-18019908' }]));

it('ER-4 F-27 shows the message of a code it does not know', async () =>
  expect((await failing(() => refused(-999, 'Closed today.'))).toasts).toEqual([{ plain: 'Closed today.' }]));

it('ER-4 F-27 names a code it does not know that came without a message', async () =>
  expect((await failing(() => refused(-999))).toasts).toEqual([{ key: 'errors.unknown', values: { code: -999 } }]));

it('ER-5 F-29 tells of an answer that is empty, HTML or cut off once, in one text', async () => {
  for (const body of ['', '<html></html>', '{"code":0,"da'])
    expect((await failing(() => jsonResponse(body))).toasts).toEqual([{ key: 'errors.-1' }]);
});

it('ER-2 says once what several calls failed of', async () => {
  const test = startTestPlatform(() => jsonResponse('', 500));
  await Promise.all(['a', 'b', 'c'].map((name) => test.platform.calls.newUser(`/v1/${name}`)));
  await settle();
  expect(toastsOf(test).map(({ text }) => text)).toEqual([{ key: 'errors.-1' }]);
});

it('ER-5 says of an answer that came too late what it says of a status: the exception is ours, in one language', () => {
  const late = { code: -1, kind: 'late', message: 'No answer came within 60 s.' } as const;
  expect(failureText(late, () => true)).toEqual({ key: 'errors.-1' });
});

it('ER-5 answers with code -1 and the exception’s message', async () => {
  const { error } = await failing(() => new TypeError('Failed to fetch'));
  expect(error).toMatchObject({ code: -1, message: 'Failed to fetch' });
});

it.each([
  ['ER-4', () => refused(-999)],
  ['ER-5', () => new TypeError('offline')],
  ['ER-2', () => jsonResponse('', 500)],
])('%s says nothing where the caller speaks for itself', async (_title, server) => {
  expect((await failing(server, { silent: true })).toasts).toEqual([]);
});

it('ER-1 F-26 makes one redirect and no toast of five parallel 401s', async () => {
  const test = startTestPlatform(() => jsonResponse('', 401));
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => test.platform.calls.newUser(`/v1/${name}`)));
  await settle();
  expect(test.sent).toHaveLength(5);
  expect(test.left).toHaveLength(1);
  expect(toastsOf(test)).toEqual([]);
});

it('TS-1 TS-2 hands a failure to the notifier of the console that is shown', async () => {
  const test = startTestPlatform(() => jsonResponse('', 500));
  const { store, calls } = test.platform;
  const api = { name: 'api-app', state: 'mounted', duration: 0 } as const;
  const fail = async () => {
    await calls.newUser('/v1/x');
    return toastsOf(test).at(-1)?.audience;
  };
  expect(await fail()).toBe('shell');
  store.dispatch(applicationChanged({ ...api, visibility: 'shown' }));
  expect(await fail()).toBe('API');
  store.dispatch(applicationChanged({ ...api, visibility: 'hidden' }));
  expect(await fail()).toBe('shell');
});

it('TS-2 keeps a hidden console’s failure for its own notifier, and gives it to the shell’s when that cannot be had', async () => {
  const test = startTestPlatform(() => jsonResponse('', 500));
  await test.platform.calls.send({ root: 'console', path: '/v1/x', audience: 'API' });
  expect(toastsOf(test)).toMatchObject([{ audience: 'API' }]);
  test.platform.store.dispatch(apiNotifierFailed());
  expect(toastsOf(test)).toMatchObject([{ audience: 'shell' }]);
});

it('TS-2 drops the oldest of six of one notifier and none of the other’s', () => {
  const test = startTestPlatform(() => refused(0));
  const show = (plain: string, audience: 'API' | 'shell') =>
    test.platform.store.dispatch(toastShown({ type: 'warn', text: { plain }, audience }));
  show('waiting', 'API');
  for (let number = 0; number < 6; number += 1) show(`shell ${number}`, 'shell');
  const texts = toastsOf(test).map(({ text }) => 'plain' in text && text.plain);
  expect(texts).toEqual(['waiting', 'shell 1', 'shell 2', 'shell 3', 'shell 4', 'shell 5']);
});
