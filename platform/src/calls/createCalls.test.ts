import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import type { BUYER_METHODS } from '@tracking-console/contract/shipments/buyerApi';
import { createRecentCheck } from '../recentCheck/createRecentCheck.ts';
import { latestReleaseReceived } from '../releases/events.ts';
import { fakeFetch, jsonResponse, testConfiguration } from '../testing.ts';
import { callFailed, callsSlow, signInRequired } from './callEvents.ts';
import { createCalls } from './createCalls.ts';
import { legacyCallOf } from './legacyCall.ts';
import { READ_TIMEOUT_MS } from './readTime.ts';

const noDialog = async (): Promise<boolean | undefined> => undefined;

function callsOn(
  server: Parameters<typeof fakeFetch>[0],
  regionalHost = '',
  customer?: string,
  requestCheck = noDialog,
) {
  const { fetch, sent } = fakeFetch(server);
  const events: { type: string }[] = [];
  const calls = createCalls({
    roots: testConfiguration.roots,
    release: testConfiguration.release,
    customer: () => customer,
    tab: 'test',
    dataMode: () => 'live',
    regionalHost: () => regionalHost,
    onEvent: (event) => events.push(event),
    requestCheck,
    fetch,
  });
  return { calls, sent, events };
}

it('CA-4 answers with error, data and the raw response', async () => {
  const { calls } = callsOn(() => ({ code: 0, message: 'fine', data: { some_key: 1 } }));
  const [error, data, response] = await calls.newUser('/v1/anything');
  expect(error).toBeNull();
  expect(data).toEqual({ someKey: 1 });
  expect(response?.status).toBe(200);
});

it('RL-2 names its release on every call, whatever the call carries, and keeps the type of what it carries', async () => {
  const { calls, sent } = callsOn(() => ({ code: 0 }));
  await calls.newUser('/v1/anything');
  await calls.send({ root: 'console', path: '/v1/keys', method: 'GET' });
  await calls.send({ root: 'buyer', path: '', body: new FormData() });
  await calls.send({ root: 'buyer', path: '', body: new Blob(['x'], { type: 'text/csv' }) });
  const release = { 'x-release': 'test', 'x-tab': 'test' };
  expect(sent.map(({ init }) => init.headers)).toEqual([
    { ...release, 'content-type': 'application/json' },
    release,
    release,
    { ...release, 'content-type': 'text/csv' },
  ]);
});

it('F-47 names the customer of its page on every call, once that is known', async () => {
  const { calls, sent } = callsOn(() => ({ code: 0 }), '', '1001');
  await calls.newUser('/v1/anything');
  await calls.send({ root: 'console', path: '/v1/keys', method: 'GET' });
  expect(sent.map(({ init }) => (init.headers as Record<string, string>)['x-customer'])).toEqual(['1001', '1001']);
});

it('RL-2 tells of a release that the page does not have, once for all the answers that name it', async () => {
  const latest = ['test', 'next', 'next', null, 'test'];
  const { calls, events } = callsOn(() => {
    const release = latest.shift();
    return { ...jsonResponse({ code: 0 }), headers: new Headers(release ? { 'x-release-latest': release } : {}) };
  });
  for (let call = 0; call < 5; call += 1) await calls.newUser('/v1/anything');
  expect(events).toEqual([latestReleaseReceived('next'), latestReleaseReceived('test')]);
});

it('SC-3 asks again what the session’s old id was refused for while the session got another', async () => {
  let answerOpening: (answer: object) => void = () => {};
  const opened = new Promise<object>((resolve) => {
    answerOpening = resolve;
  });
  let isNew = false;
  const { calls, sent, events } = callsOn(({ path }) => {
    if (path.endsWith('open-api-app')) return opened;
    return isNew ? { code: 0, data: 'here' } : { code: -6 };
  });
  const early = calls.newUser('/v1/anything');
  const opening = calls.newUser('/v1/open-api-app', {}, { renewsSession: true });
  const meanwhile = calls.newUser('/v1/other');
  isNew = true;
  answerOpening({ code: 0 });
  await opening;
  expect((await early)[1]).toBe('here');
  expect((await meanwhile)[1]).toBe('here');
  expect(sent).toHaveLength(5);
  expect(events).toEqual([]);
});

it('SC-3 ER-1 asks nothing again where the session has ended, be it while it was to get another id', async () => {
  const { calls, sent, events } = callsOn(() => ({ code: -6 }));
  await calls.newUser('/v1/anything');
  expect(sent).toHaveLength(1);
  await calls.newUser('/v1/open-api-app', {}, { renewsSession: true });
  expect(sent).toHaveLength(2);
  await calls.newUser('/v1/anything');
  expect(sent).toHaveLength(3);
  expect(events).toEqual([signInRequired(), signInRequired(), signInRequired()]);
});

it('CA-4 reads the older spelling of the envelope and what stands beside the data', async () => {
  const { calls } = callsOn(() => ({ Code: 0, Message: '', Json: [{ FTrackNo: 'X' }], pageInfo: { Page: 1 } }));
  const [, data] = await calls.send({ root: 'buyer', path: '', beside: true });
  expect(data).toEqual({ data: [{ FTrackNo: 'X' }], pageInfo: { Page: 1 } });
});

it('CA-3 sends credentials, JSON and snake_case', async () => {
  const { calls, sent } = callsOn(() => ({ code: 0, message: '', data: null }));
  await calls.newUser('/v1/open-api-app', { companyName: 'Acme', phoneCountryCode: '86' });
  expect(sent[0]).toMatchObject({
    path: '/user-api/v1/open-api-app',
    body: { company_name: 'Acme', phone_country_code: '86' },
    init: { method: 'POST', credentials: 'include' },
  });
});

it('CA-3 drops empty parameters of a GET and goes to the regional host', async () => {
  const { calls, sent } = callsOn(() => ({ code: 0, data: 1 }), 'https://eu.example.com');
  await calls.send({
    root: 'console',
    path: '/v1/x',
    method: 'GET',
    parameters: { a: 'b c', empty: '', none: null, zero: 0 },
  });
  expect(sent[0]?.path).toBe('https://eu.example.com/console-api/v1/x?a=b+c&zero=0');
  expect(calls.addressOf('console')).toBe('https://eu.example.com/console-api');
  expect(sent[0]?.init.body).toBeUndefined();
});

it('F-45 says that the regional host is down, and asks no other region', async () => {
  const { calls, sent } = callsOn(() => new TypeError('Failed to fetch'), 'https://eu.example.com');
  expect(await calls.send({ root: 'console', path: '/v1/x' })).toMatchObject([
    { code: -1, message: 'Failed to fetch' },
  ]);
  for (const { path } of sent) expect(path).toBe('https://eu.example.com/console-api/v1/x');
});

it('CA-3 sends a file as it is, with its type', async () => {
  const { calls, sent } = callsOn(() => ({ code: 0, data: 1 }));
  const file = new Blob(['a,b'], { type: 'text/csv' });
  await calls.send({ root: 'console', path: '', body: file });
  await calls.send({ root: 'console', path: '', body: new Blob(['?']) });
  expect(sent[0]?.init).toMatchObject({ body: file, headers: { 'content-type': 'text/csv' } });
  expect(sent[1]?.init.headers).toMatchObject({ 'content-type': 'application/octet-stream' });
});

it('CA-3 hands a form on as it is', async () => {
  const { calls, sent } = callsOn(() => ({ code: 0, data: 1 }));
  const form = new FormData();
  await calls.send({ root: 'pay', path: '', body: form });
  expect(sent[0]?.init.body).toBe(form);
  expect(sent[0]?.init.headers).not.toHaveProperty('content-type');
});

it('CA-5 builds the legacy wrapper', async () => {
  const { calls, sent } = callsOn(() => ({ Code: 0, Json: null }));
  const buyerCall = legacyCallOf<typeof BUYER_METHODS>('buyer');
  await calls.send(buyerCall('DelTrackNo', { TrackInfoIds: ['1'] }));
  expect(sent[0]).toMatchObject({
    path: '/orderapi/call',
    body: { version: '1.0', timeZoneOffset: expect.any(Number), method: 'DelTrackNo', param: { TrackInfoIds: ['1'] } },
  });
});

it.each([
  ['ER-1 HTTP 401', () => jsonResponse({}, 401)],
  ['ER-3 code -6', () => ({ code: -6, message: 'sign in' })],
])('%s asks for sign-in and is no failure to show', async (_title, server) => {
  const { calls, events } = callsOn(server);
  const [error] = await calls.newUser('/v1/x');
  expect(error).toMatchObject({ code: -6, kind: 'signIn' });
  expect(events).toEqual([signInRequired()]);
});

it('ER-5 keeps the code of a 503, which names whose service is away', async () => {
  const { calls } = callsOn(() => jsonResponse({ Code: -14010107, Message: 'away', Json: null }, 503));
  const [error] = await calls.newUser('/v1/anything');
  expect(error).toEqual({ code: -14010107, message: 'away', kind: 'status', status: 503 });
});

it('ER-2 turns HTTP 400 and above into code -1', async () => {
  const { calls, events } = callsOn(() => jsonResponse('<html>', 503));
  const [error] = await calls.newUser('/v1/x');
  expect(error).toMatchObject({ code: -1, kind: 'status', status: 503 });
  expect(events.filter(callFailed.match)).toHaveLength(1);
});

it.each([
  ['a broken connection', () => new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['an answer that is no JSON', () => jsonResponse('<html>'), expect.any(String)],
  ['an answer without code', () => jsonResponse({ data: 1 }), 'The answer carries no code.'],
  ['an answer that is a list', () => jsonResponse([1]), 'The answer is not an envelope.'],
])('ER-5 turns %s into code -1 with the exception’s message', async (_title, server, message) => {
  const { calls } = callsOn(server);
  const [error] = await calls.newUser('/v1/x');
  expect(error).toMatchObject({ code: -1, kind: 'exception', message });
});

it('reads a body that begins with a byte order mark', async () => {
  const { calls } = callsOn(() => jsonResponse(`\uFEFF${JSON.stringify({ code: '0', data: 7 })}`));
  expect((await calls.newUser('/v1/x'))[1]).toBe(7);
});

it('says nothing to anybody about a call that was aborted', async () => {
  const aborted = new AbortController();
  const { calls, events } = callsOn(() => {
    aborted.abort();
    return { code: 0 };
  });
  const [error] = await calls.send({ root: 'buyer', path: '', signal: aborted.signal });
  expect(error?.kind).toBe('aborted');
  expect(events).toEqual([]);
});

describe('F-32 the connection breaks, or nobody stands behind the balancer', () => {
  const BROKEN = new TypeError('Failed to fetch');
  const answering = (...first: object[]) => callsOn(() => first.shift() ?? { code: 0, data: 'here' });

  it.each([
    ['no connection', BROKEN],
    ['502', jsonResponse('', 502)],
  ])('%s: what only reads is asked once more, and nobody notices', async (_, failure) => {
    const { calls, sent, events } = answering(failure);
    const [error, data] = await calls.newUser('/v1/get-login-user', {}, { reads: true });
    expect([error, data]).toEqual([null, 'here']);
    expect(sent).toHaveLength(2);
    expect(events).toEqual([]);
  });

  it('it fails when it breaks again, and is told once', async () => {
    const { calls, sent, events } = answering(BROKEN, BROKEN);
    const [error] = await calls.newUser('/v1/get-login-user', {}, { reads: true });
    expect(error).toMatchObject({ code: -1, kind: 'exception' });
    expect(sent).toHaveLength(2);
    expect(events.map(({ type }) => type)).toEqual([callFailed.type]);
  });

  it('what may change something is never sent twice', async () => {
    const { calls, sent } = answering(BROKEN);
    const [error] = await calls.newUser('/v1/sign-out');
    expect(error?.kind).toBe('exception');
    expect(sent).toHaveLength(1);
  });

  it('an answer that is not ours is not asked for again', async () => {
    const { calls, sent } = answering(jsonResponse('<html>', 500));
    await calls.newUser('/v1/get-login-user', {}, { reads: true });
    expect(sent).toHaveLength(1);
  });
});

describe('a server that takes a call and never answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** As the browser's: it waits for its signal. */
  const hanging = () =>
    callsOn(
      ({ init }) =>
        new Promise((resolve) => {
          init.signal?.addEventListener('abort', () => resolve(init.signal?.reason));
        }),
    );

  it('what only reads is given up, asked no second time, and told', async () => {
    const { calls, sent, events } = hanging();
    const asked = calls.newUser('/v1/get-login-user', {}, { reads: true });
    await jest.advanceTimersByTimeAsync(READ_TIMEOUT_MS - 1);
    expect(events).toEqual([callsSlow(true)]);
    await jest.advanceTimersByTimeAsync(1);
    expect((await asked)[0]).toMatchObject({ code: -1, kind: 'late', message: 'No answer came within 60 s.' });
    expect(events.slice(1)).toMatchObject([callsSlow(false), { type: callFailed.type }]);
    expect(sent).toHaveLength(1);
    expect(calls.areUnderWay()).toBe(false);
  });

  it('whoever asked can still take it back, and nobody is told', async () => {
    const { calls, events } = hanging();
    const left = new AbortController();
    const asked = calls.send({ root: 'buyer', path: '', reads: true, signal: left.signal });
    left.abort();
    expect((await asked)[0]?.kind).toBe('aborted');
    expect(events).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('what may change something is waited for: what became of it is not known', async () => {
    const { calls, sent, events } = hanging();
    void calls.newUser('/v1/sign-out');
    await jest.advanceTimersByTimeAsync(2 * READ_TIMEOUT_MS);
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    expect(events).toEqual([callsSlow(true)]);
  });
});

it('CA-4 refuses a call for a file that is answered with an envelope, and hands over what is a file', async () => {
  const answer = (text: string, headers: object) => () =>
    ({ ...jsonResponse(text), headers: new Headers({ 'content-type': 'application/json', ...headers }) }) as Response;
  const refusal = '{"Code":-14010101,"Message":"no","Json":null}';
  const ask = async (headers: object) =>
    callsOn(answer(refusal, headers)).calls.send({ root: 'pay', path: '', responseType: 'blob' });
  expect((await ask({}))[0]).toMatchObject({ kind: 'code', code: -14010101 });
  expect((await ask({ 'content-disposition': 'attachment; filename="export.json"' }))[0]).toBeNull();
});

describe('a call that needs a recent check', () => {
  const refusal = { code: SECURITY_CODES.checkNeeded, message: 'Confirm that it is you, then try again.' };
  const save = { root: 'console', path: '/v1/webhook/save', body: { url: 'https://example.com' } } as const;

  it('is sent again as it was once the customer has proved who they are, and nothing is shown', async () => {
    let confirmed = false;
    const { calls, sent, events } = callsOn(
      () => (confirmed ? { code: 0, data: 'saved' } : refusal),
      ...(['', undefined, async () => (confirmed = true)] as const),
    );
    expect((await calls.send(save))[1]).toBe('saved');
    expect(sent.map(({ body }) => body)).toEqual([save.body, save.body]);
    expect(events).toEqual([]);
  });

  it('is refused quietly where the customer closes the dialog, and as a failure where there is no dialog', async () => {
    const closed = callsOn(
      () => refusal,
      '',
      undefined,
      async () => false,
    );
    expect((await closed.calls.send(save))[0]).toMatchObject(refusal);
    expect(closed.events).toEqual([]);
    const without = callsOn(() => refusal);
    expect((await without.calls.send(save))[0]).toMatchObject(refusal);
    expect(without.events.map(({ type }) => type)).toEqual([callFailed.type]);
  });

  it('shares one dialog with the others, and later opens another', async () => {
    const check = createRecentCheck();
    expect(await check.request()).toBeUndefined();
    const shown: ((confirmed: boolean) => void)[] = [];
    const takeAway = check.offer((onAnswer) => void shown.push(onAnswer));
    const both = Promise.all([check.request(), check.request()]);
    expect(shown).toHaveLength(1);
    shown[0]?.(true);
    expect(await both).toEqual([true, true]);
    const later = check.request();
    expect(shown).toHaveLength(2);
    shown[1]?.(false);
    expect(await later).toBe(false);
    takeAway();
    expect(await check.request()).toBeUndefined();
  });
});
