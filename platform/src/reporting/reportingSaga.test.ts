import { applicationChanged } from '../applications/applicationsSlice.ts';
import { consoleShown } from '../identities/events.ts';
import { jsonResponse, loginUser, startTestPlatform } from '../testing.ts';
import { shellStarted, signOutRequested } from '../user/events.ts';
import type { Report, Reporter } from './reporter.ts';

jest.useFakeTimers();

const REPORTING = { dsn: 'https://public@reports.example.com/7', tunnel: '/report-tunnel', sampleRate: 1 };

function startReported(server: Parameters<typeof startTestPlatform>[0], { start = '', reporting = true } = {}) {
  const reports: Report[] = [];
  const customers: (string | null)[] = [];
  const reporter = {
    report: (report: Report) => reports.push(report),
    exception: jest.fn(),
    identify: (gid: string | null) => customers.push(gid),
    start: jest.fn(async () => undefined),
  } satisfies Reporter;
  const test = startTestPlatform(server, {
    services: { reporter },
    configuration: { reporting: reporting ? REPORTING : null },
    ...(start && { start }),
  });
  const shell = async () => {
    test.platform.store.dispatch(shellStarted());
    await jest.advanceTimersByTimeAsync(0);
  };
  return { ...test, reports, customers, reporter, shell };
}

const refused = { code: -10010208, message: 'too long', data: { field: 'companyUrl' } };

it('ER-7 reports a failed call with address, request, response and duration', async () => {
  const { platform, reports } = startReported(() => refused);
  await platform.calls.newUser('/v1/open-api-app', { companyUrl: 'x' });
  expect(reports).toEqual([
    {
      type: 'ApiRequestErrorCaptured',
      message: 'ApiRequestErrorCaptured /user-api/v1/open-api-app -10010208',
      data: {
        url: '/user-api/v1/open-api-app',
        requestData: { companyUrl: 'x' },
        responseData: { status: undefined, code: -10010208, message: 'too long', data: { field: 'companyUrl' } },
        duration: expect.any(Number),
      },
    },
  ]);
});

it('ER-4 ER-7 reports calls whose toast is suppressed, statuses and broken connections', async () => {
  const answers = [jsonResponse('', 503), new Error('connection lost')];
  const { platform, reports } = startReported(() => answers.shift() ?? refused);
  for (const _ of [1, 2, 3]) await platform.calls.newUser('/v1/x', {}, { silent: true });
  expect(reports.map(({ message }) => message)).toEqual([
    'ApiRequestErrorCaptured /user-api/v1/x 503',
    'ApiRequestErrorCaptured /user-api/v1/x -1',
    'ApiRequestErrorCaptured /user-api/v1/x -10010208',
  ]);
  expect(reports[1]?.data.errorInfo).toBe('connection lost');
});

it('ER-8 names the customer after the profile has loaded and nobody after signing out', async () => {
  const { platform, customers, shell } = startReported(({ path }) =>
    path.endsWith('get-login-user') ? loginUser() : { code: 0, data: null },
  );
  await shell();
  expect(customers).toEqual(['1001']);
  platform.store.dispatch(signOutRequested());
  await jest.advanceTimersByTimeAsync(0);
  expect(customers).toEqual(['1001', null]);
});

/** Two changes of console are reported, each with a frame of its own. */
const FRAMES = 100;

it('RT-8 reports a 401 page once for each stay', async () => {
  const { platform, reports, shell } = startReported(() => loginUser(), {
    start: 'http://localhost/api/dashboard?a=b',
  });
  await shell();
  await shell();
  expect(reports).toEqual([
    { type: 'UnauthorizedPage', message: 'UnauthorizedPage API', data: { identity: 'API', path: '/api/dashboard' } },
  ]);
  platform.navigation.go('/buyer/dashboard');
  platform.navigation.go('/api/tracking');
  await jest.advanceTimersByTimeAsync(FRAMES);
  expect(reports).toHaveLength(2);
});

it('RT-8 says nothing where the customer may be', async () => {
  const { platform, reports, shell } = startReported(() => loginUser());
  await shell();
  platform.store.dispatch(consoleShown('BUYER'));
  expect(reports).toEqual([]);
});

it('ER-8 starts after the first screen, when the browser is idle, and hears uncaught errors until then', async () => {
  const { platform, reporter } = startReported(() => loginUser());
  const early = new Error('early');
  window.dispatchEvent(new ErrorEvent('error', { error: early }));
  expect(reporter.exception).toHaveBeenCalledWith(early);
  const stands = (name: string) => applicationChanged({ name, state: 'mounted', duration: 1 });
  platform.store.dispatch(stands('shell'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(reporter.start).not.toHaveBeenCalled();
  platform.store.dispatch(stands('buyer-app'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(reporter.start).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
  expect(reporter.exception).toHaveBeenCalledTimes(1);
});

it('ER-8 starts on a page without any console too', async () => {
  const { reporter } = startReported(() => loginUser());
  await jest.advanceTimersByTimeAsync(6000);
  expect(reporter.start).toHaveBeenCalledTimes(1);
});

it('SC-29 does nothing at all where it is not configured', async () => {
  const { platform, reports, reporter } = startReported(() => refused, { reporting: false });
  await platform.calls.newUser('/v1/x');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(reports).toEqual([]);
  expect(reporter.start).not.toHaveBeenCalled();
});

it('F-11 a reporter that throws leaves toasts and sagas as they are', async () => {
  const throwing = () => {
    throw new Error('the reporter itself');
  };
  const { platform, bugs } = startTestPlatform(() => refused, {
    services: { reporter: { report: throwing, exception: throwing, identify: throwing, start: throwing } },
    configuration: { reporting: REPORTING },
  });
  const [error] = await platform.calls.newUser('/v1/x');
  await platform.calls.newUser('/v1/x');
  expect(error?.code).toBe(-10010208);
  expect(bugs).toHaveLength(2);
});
