import { createReportBug } from './lazyReporter.ts';
import { createReporter, MAX_WAITING, type Report, type ReportSink, silentReporter } from './reporter.ts';

const report = (message: string): Report => ({ type: 'ApiRequestErrorCaptured', message, data: {} });

function recordingSink() {
  const got: unknown[] = [];
  const sink: ReportSink = {
    report: ({ message }) => got.push(message),
    exception: (error) => got.push(error),
    identify: (gid) => got.push(`customer ${gid}`),
  };
  return { got, sink };
}

it('ER-8 keeps what happens before it has started and sends it afterwards, in order, with the customer', async () => {
  const { got, sink } = recordingSink();
  const reporter = createReporter(async () => sink, jest.fn());
  const bug = new Error('early');
  reporter.report(report('first'));
  reporter.exception(bug);
  reporter.identify('1001');
  expect(got).toEqual([]);
  await reporter.start();
  reporter.report(report('later'));
  reporter.identify(null);
  expect(got).toEqual(['customer 1001', 'first', bug, 'later', 'customer null']);
});

it('ER-8 keeps a bounded number, the first ones', async () => {
  const { got, sink } = recordingSink();
  const reporter = createReporter(async () => sink, jest.fn());
  for (let number = 0; number < MAX_WAITING + 20; number++) reporter.report(report(String(number)));
  await reporter.start();
  expect(got.slice(1)).toEqual(Array.from({ length: MAX_WAITING }, (_, number) => String(number)));
});

it('ER-8 F-55 logs a failed start, and is silent from then on', async () => {
  const onError = jest.fn();
  const failure = new Error('blocked');
  const reporter = createReporter(() => Promise.reject(failure), onError);
  reporter.report(report('waiting'));
  await reporter.start();
  reporter.report(report('after'));
  reporter.identify('1001');
  expect(onError.mock.calls).toEqual([['The error reporting could not be started.', failure]]);
});

it('F-11 a service that throws changes nothing', async () => {
  const throwing = () => {
    throw new Error('the reporter itself');
  };
  const onError = jest.fn();
  const reporter = createReporter(async () => ({ report: throwing, exception: throwing, identify: throwing }), onError);
  reporter.report(report('one'));
  await reporter.start();
  expect(() => {
    reporter.report(report('two'));
    reporter.exception(new Error('three'));
    reporter.identify('1001');
  }).not.toThrow();
  expect(onError).toHaveBeenCalledTimes(5);
});

it('F-11 a bug is told to the console and to the reporter, even when both throw', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const exception = jest.fn();
  const bug = new Error('a bug');
  createReportBug(() => ({ ...silentReporter, exception }))(bug);
  expect(logged).toHaveBeenCalledWith(bug);
  expect(exception).toHaveBeenCalledWith(bug);

  const angry = createReportBug(() => {
    throw new Error('no reporter');
  });
  expect(() => angry(bug)).not.toThrow();
  logged.mockImplementation(() => {
    throw new Error('no console');
  });
  createReportBug(() => ({ ...silentReporter, exception }))(bug);
  expect(exception).toHaveBeenCalledTimes(2);
});
