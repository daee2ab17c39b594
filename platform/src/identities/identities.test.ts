import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { applicationChanged } from '../applications/applicationsSlice.ts';
import ENGLISH from '../locales/en.json';
import { toastShown } from '../notifications/notificationsSlice.ts';
import type { Platform } from '../startPlatform.ts';
import type { State } from '../store/state.ts';
import { type FakeServer, jsonResponse, loginUser, startTestPlatform } from '../testing.ts';
import { shellStarted, signOutRequested } from '../user/events.ts';
import { dialCode } from './dialCodes.ts';
import { companyInfoSubmitted, consoleChosen } from './events.ts';

jest.mock('./dialCodes.ts', () => ({ dialCode: jest.fn(jest.requireActual('./dialCodes.ts').dialCode) }));

jest.useFakeTimers();
afterEach(() => sessionStorage.clear());

const settle = () => jest.advanceTimersByTimeAsync(0);
/** The record of a switch is sent after the frame. */
const painted = () => jest.advanceTimersByTimeAsync(50);

const company = { companyName: ' Acme Trading ', companyUrl: '', phone: '2025550100', mark: '', agreed: true };

async function signedIn(server: FakeServer, profile: object = {}, start?: string) {
  const opened = { api: false };
  const test = startTestPlatform(
    (call) =>
      call.path.endsWith('get-login-user')
        ? loginUser({ ...profile, ...(opened.api && { open_app_list: ['BUYER', 'API'] }) })
        : server(call),
    start ? { start } : {},
  );
  const events: string[] = [];
  test.platform.analytics.listen((event) => events.push(event));
  test.platform.store.dispatch(shellStarted());
  await settle();
  test.sent.length = 0;
  return {
    ...test,
    events,
    opened,
    state: () => test.platform.store.getState() as never as State,
  };
}

const done = { code: 0, message: '', data: null };

it('ID-3 goes straight to the buyer console when the identity is open', async () => {
  const { platform, visited, sent } = await signedIn(() => done, {}, 'http://localhost/api/dashboard');
  platform.store.dispatch(consoleChosen('BUYER'));
  await settle();
  expect(visited).toEqual(['/buyer/dashboard']);
  expect(sent).toEqual([]);
  await painted();
  expect(sent.map(({ path }) => path)).toEqual(['/user-api/v1/switch-app']);
});

it('ID-3 opens the buyer identity first, refreshes the user, then goes', async () => {
  const { platform, visited, sent } = await signedIn(
    () => done,
    { open_app_list: [] },
    'http://localhost/api/dashboard',
  );
  platform.store.dispatch(consoleChosen('BUYER'));
  await settle();
  await painted();
  expect(sent.map(({ path }) => path)).toEqual([
    '/user-api/v1/open-buyer-app',
    '/user-api/v1/get-login-user',
    '/user-api/v1/switch-app',
  ]);
  expect(visited).toEqual(['/buyer/dashboard']);
});

it('ID-3 stays where it is when opening fails, and says so once', async () => {
  const { platform, visited, state } = await signedIn(() => ({ code: -3, message: 'Closed today' }), {
    open_app_list: [],
  });
  platform.store.dispatch(consoleChosen('BUYER'));
  await settle();
  expect(visited).toEqual([]);
  expect(state().notifications.toasts).toMatchObject([{ type: 'failed', text: { plain: 'Closed today' } }]);
});

it('ID-3 ER-5 stays where it is when the network fails, and says so once', async () => {
  const { platform, visited, state } = await signedIn(() => new TypeError('Failed to fetch'), { open_app_list: [] });
  platform.store.dispatch(consoleChosen('BUYER'));
  await settle();
  expect(visited).toEqual([]);
  expect(state().notifications.toasts).toMatchObject([{ type: 'failed', text: { key: 'errors.unreachable' } }]);
});

it('ID-3 opens the identity once, however often it is chosen meanwhile', async () => {
  const answers: ((answer: object) => void)[] = [];
  const { platform, sent } = await signedIn(() => new Promise((resolve) => answers.push(resolve)), {
    open_app_list: [],
  });
  for (let click = 0; click < 3; click += 1) platform.store.dispatch(consoleChosen('BUYER'));
  await settle();
  const opened = () => sent.filter(({ path }) => path.endsWith('open-buyer-app'));
  expect(opened()).toHaveLength(1);
  answers[0]?.(done);
  await settle();
  expect(opened()).toHaveLength(1);
});

describe('chosen before the profile has come', () => {
  async function chosenEarly(identity: Identity, profile: object, meanwhile?: (platform: Platform) => void) {
    let answer = (_profile: object): void => undefined;
    const late = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const start = identity === 'API' ? 'http://localhost/buyer/dashboard' : 'http://localhost/api/dashboard';
    const test = startTestPlatform(({ path }) => (path.endsWith('get-login-user') ? late : done), { start });
    test.platform.store.dispatch(shellStarted());
    test.platform.store.dispatch(consoleChosen(identity));
    await settle();
    expect(test.visited).toEqual([]);
    meanwhile?.(test.platform);
    answer(profile);
    await settle();
    return { ...test, state: test.platform.store.getState() as never as State };
  }

  it.each([
    ['BUYER', '/buyer/dashboard'],
    ['API', '/api/dashboard'],
  ] as const)('ID-3 ID-4 a console whose identity is open is shown once it has: %s', async (identity, path) => {
    const { visited, sent, state } = await chosenEarly(identity, loginUser({ open_app_list: ['BUYER', 'API'] }));
    expect(visited).toEqual([path]);
    expect(sent.map(({ path }) => path)).not.toContain('/user-api/v1/open-buyer-app');
    expect(state.identities.companyInfo).toEqual({ phase: 'closed' });
  });

  it('ID-4 the API console whose identity is not open asks for the company then', async () => {
    const { visited, state } = await chosenEarly('API', loginUser({ open_app_list: ['BUYER'] }));
    expect(visited).toEqual([]);
    expect(state.identities.companyInfo).toMatchObject({ phase: 'open' });
  });

  it('ID-4 leads nobody away who has gone to another page meanwhile, but from where it is chosen again', async () => {
    const both = loginUser({ open_app_list: ['BUYER', 'API'] });
    const goOn = ({ navigation }: Platform) => navigation.go('/buyer/shipment');
    expect((await chosenEarly('API', both, goOn)).visited).toEqual(['/buyer/shipment']);
    const chooseAgain = (platform: Platform) => {
      goOn(platform);
      platform.store.dispatch(consoleChosen('API'));
    };
    expect((await chosenEarly('API', both, chooseAgain)).visited).toEqual(['/buyer/shipment', '/api/dashboard']);
  });

  it('ID-4 nobody is asked for a company when it cannot be had: the page says what is wrong', async () => {
    const { visited, state } = await chosenEarly('API', { code: -3, message: 'Closed today' });
    expect(visited).toEqual(['/api/dashboard']);
    expect(state.identities.companyInfo).toEqual({ phase: 'closed' });
  });
});

it.each([
  ['BUYER', 'buyer-app', '/buyer/shipment?status=Exception', '/buyer/dashboard'],
  ['API', 'api-app', '/api/tracking?page=2', '/api/dashboard'],
] as const)(
  'ID-3 ID-4 goes to the dashboard of %s, wherever it was left',
  async (identity, name, leftAt, dashboard) => {
    const start = identity === 'API' ? 'http://localhost/buyer/dashboard' : 'http://localhost/api/dashboard';
    const { platform, visited } = await signedIn(() => done, { open_app_list: ['BUYER', 'API'] }, start);
    const state = { name, state: 'mounted', duration: 0, visibility: 'hidden', leftAt } as const;
    platform.store.dispatch(applicationChanged(state));
    platform.store.dispatch(consoleChosen(identity));
    await settle();
    expect(visited).toEqual([dashboard]);
  },
);

it.each([
  ['while the request is on its way', 0],
  ['before the 1000 ms are over', 500],
])('ID-4 ID-6 leads nobody into the API console who signs out %s', async (_title, later) => {
  const { platform, visited, left, opened } = await signedIn(async ({ path }) => {
    if (!path.endsWith('open-api-app')) return done;
    if (later === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    opened.api = true;
    return done;
  });
  platform.store.dispatch(companyInfoSubmitted(company));
  await jest.advanceTimersByTimeAsync(later);
  platform.store.dispatch(signOutRequested());
  await jest.advanceTimersByTimeAsync(5000);
  expect(left).toHaveLength(1);
  expect(visited).toEqual([]);
});

it('ID-5 keeps the dialog open when the network fails, and a second try succeeds', async () => {
  let reachable = false;
  const { platform, state, events } = await signedIn(() => (reachable ? done : new TypeError('Failed to fetch')));
  platform.store.dispatch(companyInfoSubmitted(company));
  await settle();
  expect(state().identities.companyInfo).toEqual({ phase: 'open', errors: {} });
  expect(state().notifications.toasts).toMatchObject([{ type: 'failed' }]);
  reachable = true;
  platform.store.dispatch(companyInfoSubmitted(company));
  await settle();
  expect(state().identities.companyInfo).toEqual({ phase: 'closed' });
  expect(events).toEqual(['api_open_failed', 'api_open_succeeded']);
});

it('F-23 ID-5 keeps the dialog open when the table of dial codes cannot be fetched, and a second try succeeds', async () => {
  jest.mocked(dialCode).mockImplementationOnce(() => {
    throw new Error('Loading chunk failed');
  });
  const { platform, state, sent, bugs } = await signedIn(() => done);
  platform.store.dispatch(companyInfoSubmitted(company));
  await settle();
  expect(state().identities.companyInfo).toEqual({ phase: 'open', errors: {} });
  expect(state().notifications.toasts).toMatchObject([{ type: 'failed', text: { key: 'errors.-1' } }]);
  expect([sent, bugs]).toEqual([[], []]);
  platform.store.dispatch(companyInfoSubmitted(company));
  await settle();
  expect(sent[0]).toMatchObject({ path: '/user-api/v1/open-api-app' });
});

it('ID-4 asks for the company the first time and counts it', async () => {
  const { platform, state, events } = await signedIn(() => done);
  platform.store.dispatch(consoleChosen('API'));
  await settle();
  expect(state().identities.companyInfo).toEqual({ phase: 'open', errors: {} });
  expect(events).toEqual(['api_first_time']);
});

it('ID-4 ID-5 sends the company, refetches the user, closes, and changes console 1000 ms later', async () => {
  const { platform, visited, sent, state, events, opened } = await signedIn(({ path }) => {
    if (path.endsWith('open-api-app')) opened.api = true;
    return done;
  });
  platform.store.dispatch(consoleChosen('API'));
  platform.store.dispatch(companyInfoSubmitted(company));
  await settle();
  expect(sent[0]).toMatchObject({
    path: '/user-api/v1/open-api-app',
    body: { company_name: 'Acme Trading', company_url: '', phone: '2025550100', phone_country_code: '+1', mark: '' },
  });
  expect(sent[1]?.path).toBe('/user-api/v1/get-login-user');
  expect(state().identities.companyInfo).toEqual({ phase: 'closed' });
  expect(events).toContain('api_open_succeeded');
  await jest.advanceTimersByTimeAsync(999);
  expect(visited).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(visited).toEqual(['/api/dashboard']);
});

it('ID-5 ignores a second submit while one is in flight', async () => {
  let answer = (_: object) => {};
  const { platform, sent } = await signedIn(() => new Promise((resolve) => (answer = resolve)));
  platform.store.dispatch(companyInfoSubmitted(company));
  await settle();
  platform.store.dispatch(companyInfoSubmitted(company));
  answer(done);
  await settle();
  expect(sent.filter(({ path }) => path.endsWith('open-api-app'))).toHaveLength(1);
});

it('ID-5 warns and sends nothing while the agreement is not ticked', async () => {
  const { platform, sent, state } = await signedIn(() => done);
  platform.store.dispatch(companyInfoSubmitted({ ...company, agreed: false }));
  await settle();
  expect(sent).toEqual([]);
  expect(state().notifications.toasts).toMatchObject([{ type: 'warn' }]);
});

it.each([
  [-10010210, 'us', 'validation.phoneLength', { phone: 'validation.phoneLength' }],
  [-10010210, 'cn', 'validation.phone', { phone: 'validation.phone' }],
  [-10010208, 'us', 'errors.-10010208', { companyUrl: 'errors.-10010208' }],
  [-10010205, 'us', 'errors.-10010205', { companyName: 'errors.-10010205' }],
  [-10010109, 'us', 'errors.-10010109', { phone: 'errors.-10010109' }],
  [-10010106, 'us', 'errors.-10010106', { mark: 'errors.-10010106' }],
  [-10010103, 'us', 'errors.-10010103', {}],
  [-18019908, 'us', 'errors.-18019908', {}],
  [-1, 'us', 'errors.-1', {}],
  [-42, 'us', 'errors.-2', {}],
])('ER-6 shows code %s (%s) as one toast and marks its field', async (code, country, key, errors) => {
  const { platform, state, events } = await signedIn(() => ({ code, message: '' }), { country });
  platform.i18n.addResourceBundle('en', 'platform', ENGLISH);
  const phone = country === 'cn' ? '13800138000' : '2025550100';
  platform.store.dispatch(companyInfoSubmitted({ ...company, phone }));
  await settle();
  expect(state().notifications.toasts.map(({ text }) => text)).toEqual([{ key }]);
  expect(state().identities.companyInfo).toEqual({ phase: 'open', errors });
  expect(events).toEqual(['api_open_failed']);
});

it.each([
  ['HTTP 400', () => jsonResponse('', 400), { key: 'errors.-1' }],
  ['HTTP 500', () => jsonResponse('', 500), { key: 'errors.-1' }],
  ['no answer', () => new TypeError('Failed to fetch'), { key: 'errors.unreachable' }],
  [
    'an unknown code with the server’s words',
    () => ({ code: -42, message: 'Closed today.' }),
    { plain: 'Closed today.' },
  ],
])('ER-6 shows the message of %s instead of the generic one', async (_title, answer, text) => {
  const { platform, state } = await signedIn(answer);
  platform.i18n.addResourceBundle('en', 'platform', ENGLISH);
  platform.store.dispatch(companyInfoSubmitted(company));
  await settle();
  expect(state().notifications.toasts.map((toast) => toast.text)).toEqual([text]);
});

it('ER-1 ER-6 says nothing where the session is gone: the sign-in page follows', async () => {
  const { platform, state, left } = await signedIn(() => jsonResponse('', 401));
  platform.store.dispatch(companyInfoSubmitted(company));
  await settle();
  expect(left).toHaveLength(1);
  expect(state().notifications.toasts).toEqual([]);
  expect(state().identities.companyInfo).toEqual({ phase: 'open', errors: {} });
});

it.each(['zz', ''])('VA-5 sends nothing for the country "%s", which has no dial code, and says so', async (country) => {
  const { platform, state, sent } = await signedIn(() => done, { country });
  platform.store.dispatch(companyInfoSubmitted(company));
  await settle();
  expect(sent).toEqual([]);
  expect(state().notifications.toasts).toMatchObject([{ type: 'failed', text: { key: 'errors.-10010109' } }]);
  expect(state().identities.companyInfo).toEqual({ phase: 'open', errors: { phone: 'errors.-10010109' } });
});

it('VA-5 takes the country of the provider’s script where the profile names none', async () => {
  const { platform, sent } = await signedIn(() => done, { country: '' });
  platform.store.dispatch({ type: 'embedded/countryLoaded', payload: 'de' });
  platform.store.dispatch(companyInfoSubmitted(company));
  await settle();
  expect(sent[0]?.body).toMatchObject({ phone_country_code: '+49' });
});

it('ID-7 records a change of console by address or back button, and a failure changes nothing', async () => {
  const { platform, sent, state } = await signedIn(() => new TypeError('offline'), { open_app_list: ['BUYER', 'API'] });
  platform.navigation.go('/buyer/shipment');
  platform.navigation.go('/API/dashboard');
  await painted();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/user-api/v1/switch-app', { app: 'API' }]]);
  expect(state().notifications.toasts).toEqual([]);
});

it('ID-7 records every change of console, also those that follow one another within a frame', async () => {
  const { platform, sent } = await signedIn(() => done, { open_app_list: ['BUYER', 'API'] });
  for (const path of ['/api/dashboard', '/buyer/dashboard', '/api/tracking']) platform.navigation.go(path);
  await painted();
  expect(sent.map(({ body }) => body)).toEqual([{ app: 'API' }, { app: 'BUYER' }, { app: 'API' }]);
});

it('keeps watching after a worker had a bug', async () => {
  const { platform, visited, bugs } = await signedIn(() => done);
  const { go } = platform.navigation;
  platform.navigation.go = () => {
    throw new Error('a bug');
  };
  platform.store.dispatch(consoleChosen('BUYER'));
  await settle();
  platform.navigation.go = go;
  platform.store.dispatch(consoleChosen('BUYER'));
  await settle();
  expect(bugs).toEqual([new Error('a bug')]);
  expect(visited).toEqual(['/buyer/dashboard']);
});

it('TS-2 keeps at most five toasts and drops the oldest', async () => {
  const { platform, state } = await signedIn(() => done);
  for (let number = 1; number <= 6; number++)
    platform.store.dispatch(toastShown({ type: 'warn', text: { plain: `${number}` } }));
  expect(state().notifications.toasts.map(({ text }) => text)).toEqual(
    ['2', '3', '4', '5', '6'].map((plain) => ({ plain })),
  );
});
