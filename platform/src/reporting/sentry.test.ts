import { close, flush } from '@sentry/browser';
import { startSentry } from './sentry.ts';

interface SentEvent {
  release?: string;
  level?: string;
  message?: string;
  user?: object;
  tags?: Record<string, string>;
  extra?: Record<string, unknown>;
  breadcrumbs?: unknown;
  request?: { url?: string };
  exception?: { values: { type: string; value: string }[] };
}

const sent: { url: string; text: string }[] = [];

beforeAll(() => {
  globalThis.fetch = (async (url: RequestInfo | URL, init?: RequestInit) => {
    sent.push({ url: String(url), text: String(init?.body) });
    return { status: 202, headers: new Headers(), text: async () => '' };
  }) as typeof fetch;
});

beforeEach(() => {
  sent.length = 0;
});

afterEach(() => close());

const start = (version = '1.0.90') =>
  startSentry({
    version,
    release: 'map-1',
    reporting: { dsn: 'https://public@reports.example.com/7', tunnel: '/report-tunnel', sampleRate: 0 },
  });

/** What left the page, as the receiver reads it: an envelope is lines of JSON. */
async function sentEvents(): Promise<SentEvent[]> {
  await flush();
  return sent.map(({ text }) => JSON.parse(text.split('\n')[2] ?? ''));
}

it('ER-7 ER-8 sends a failed call as an error of the release, through the tunnel, scrubbed', async () => {
  history.replaceState(null, '', '/buyer/shipment?number=RB123456785CN');
  const sink = start();
  sink.identify('1001');
  sink.report({
    type: 'ApiRequestErrorCaptured',
    message: 'ApiRequestErrorCaptured /user-api/v1/open-api-app -10010210',
    data: {
      url: '/user-api/v1/open-api-app',
      requestData: { phone: '2025550100', mark: 'write to ada@example.com' },
      responseData: { code: -10010210, message: 'no such phone 2025550100' },
      duration: 12,
    },
  });
  const [event] = await sentEvents();
  expect(event).toMatchObject({
    release: 'production_user_1.0.90',
    level: 'error',
    user: { id: '1001' },
    tags: { type: 'ApiRequestErrorCaptured', import_map: 'map-1' },
    extra: {
      url: '/user-api/v1/open-api-app',
      requestData: { phone: '[filtered]', mark: 'write to [filtered]' },
      responseData: { code: -10010210, message: 'no such phone [filtered]' },
      duration: 12,
    },
    request: { url: 'http://localhost/buyer/shipment?number=[filtered]' },
  });
  expect(event?.breadcrumbs).toBeUndefined();
  expect(sent[0]?.url).toBe('/report-tunnel');
  expect(sent[0]?.text).not.toMatch(/2025550100|ada@|RB123456785CN/);
});

it('RT-8 ER-7 sends every other report for information', async () => {
  start().report({ type: 'UnauthorizedPage', message: 'UnauthorizedPage API', data: { identity: 'API' } });
  expect(await sentEvents()).toMatchObject([{ level: 'info', tags: { type: 'UnauthorizedPage' } }]);
});

it('ER-8 forgets the customer', async () => {
  const sink = start();
  sink.identify('1001');
  sink.identify(null);
  sink.exception(new Error('afterwards'));
  expect((await sentEvents())[0]?.user).not.toHaveProperty('id');
});

it.each([
  "Failed to read a named property 'document' from 'Window': Blocked a frame",
  'Failed to read a named property "document" from "Window"',
  "Cannot read properties of undefined (reading 'tempData')",
  "Cannot read property 'tempData' of undefined",
  "undefined is not an object (evaluating 'e.tempData')",
])('ER-8 never sends “%s”', async (message) => {
  const sink = start();
  sink.exception(new TypeError(message));
  sink.report({ type: 'UnauthorizedPage', message, data: {} });
  sink.exception(new Error('something else'));
  const events = await sentEvents();
  expect(events.map(({ exception }) => exception?.values[0]?.value)).toEqual(['something else']);
});

it('SC-26 scrubs exceptions, their causes included', async () => {
  const cause = new Error('password=hunter2-hunter2');
  start().exception(new Error('sent to ada@example.com', { cause }));
  const [event] = await sentEvents();
  expect(event?.exception?.values.map(({ value }) => value).sort()).toEqual([
    'password=[filtered]',
    'sent to [filtered]',
  ]);
});

it('ER-8 takes the product’s version for its label', async () => {
  start('2.0.0').exception(new Error('x'));
  expect((await sentEvents())[0]?.release).toBe('production_user_2.0.0');
});
it('SA-14 ER-8 labels an application’s failure with what a customer can quote, each time it fails', async () => {
  const sink = start();
  const failed = (reference: string) =>
    Object.assign(new Error('/app/buyer.js answered 503.'), { application: 'buyer-app', reason: 'status', reference });
  for (const reference of ['1f00aa01', '1f00aa02']) sink.exception(failed(reference));
  expect(await sentEvents()).toMatchObject([
    { tags: { import_map: 'map-1', application: 'buyer-app', reason: 'status', reference: '1f00aa01' } },
    { tags: { reference: '1f00aa02' }, fingerprint: ['{{ default }}'] },
  ]);
});

it('ER-8 F-10 tells of what breaks again at once in the same words a single time, wherever it was rendered from', async () => {
  const sink = start();
  const fromHere = () => sink.exception(new TypeError('rendering broke'));
  const fromElsewhere = () => sink.exception(new TypeError('rendering broke'));
  fromHere();
  fromElsewhere();
  sink.exception(new TypeError('something else'));
  expect((await sentEvents()).map(({ exception }) => exception?.values[0]?.value)).toEqual([
    'rendering broke',
    'something else',
  ]);
});
