import {
  abandon,
  abandonHanging,
  addRetryAddresses,
  fileOfAddress,
  requestAddress,
  trackOtherRequest,
  trackRequest,
} from './hanging.ts';

jest.useFakeTimers();

const FILE = 'http://localhost/app/buyer.js';
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

/** The part of SystemJS that creates scripts. */
class Loader {
  createScript(file: string) {
    return Object.assign(document.createElement('script'), { src: file, integrity: `integrity of ${file}` });
  }
  async instantiate(file: string) {
    return [file];
  }
}

/** A file whose request the test settles. */
function ask(file: string) {
  let come = (_registration: string): void => undefined;
  let fail = (_cause: Error): void => undefined;
  const registration = trackRequest(
    file,
    () =>
      new Promise<string>((resolve, reject) => {
        come = resolve;
        fail = reject;
      }),
  );
  return { registration, come, fail };
}

it('F-2 requests a file that hangs at another address, with its own integrity', () => {
  const loader = new Loader();
  addRetryAddresses(loader);
  expect(loader.createScript(FILE).src).toBe(FILE);
  abandon(FILE);
  expect(loader.createScript(FILE)).toMatchObject({ src: `${FILE}?again=1`, integrity: `integrity of ${FILE}` });
  abandon(FILE);
  expect(loader.createScript(FILE).src).toBe(`${FILE}?again=2`);
  expect(loader.createScript('http://localhost/app/api.js').src).toBe('http://localhost/app/api.js');
});

it('F-2 finds the file of such an address', () => {
  abandon('/dev.js?v=1');
  expect(requestAddress('/dev.js?v=1')).toBe('/dev.js?v=1&again=1');
  const files = ['/a.js?again=1', '/dev.js?v=1&again=12', '/a.js', '/a.js?again=x'].map(fileOfAddress);
  expect(files).toEqual(['/a.js', '/dev.js?v=1', '/a.js', '/a.js?again=x']);
});

it('F-2 abandons requests that take too long, once, and no others', async () => {
  ask('/hangs.js');
  const came = ask('/came.js');
  const failed = ask('/failed.js');
  failed.registration.catch(() => {});
  came.come('it');
  failed.fail(new Error('gone'));
  await pass(7);
  ask('/young.js');
  await pass(1);
  expect([abandonHanging(), abandonHanging()]).toEqual([['/hangs.js'], []]);
  expect(['/hangs.js', '/came.js', '/failed.js', '/young.js'].map(requestAddress)).toEqual([
    '/hangs.js?again=1',
    '/came.js',
    '/failed.js',
    '/young.js',
  ]);
  // The second request hangs as well.
  ask('/hangs.js');
  await pass(8);
  expect(abandonHanging()).toContain('/hangs.js');
  expect(requestAddress('/hangs.js')).toBe('/hangs.js?again=2');
});

it.each(['slow', 'again'] as const)(
  'F-2 takes what comes first, the slow request or the one made after it: %s',
  async (first) => {
    const file = `/${first}.js`;
    const requests = { slow: ask(file), again: ask(file) };
    requests[first].come(first);
    expect(await requests.again.registration).toBe(first);
  },
);

it('F-2 reuses only the registration of a script: a module inside one window belongs to that window', async () => {
  const inline = trackOtherRequest('/framed.js', Promise.resolve('in the frame'));
  const { registration, come } = ask('/framed.js');
  await inline;
  come('in the page');
  expect(await registration).toBe('in the page');
});

it('F-2 fails with the later request’s error, where both fail', async () => {
  const [slow, again] = [ask('/both.js'), ask('/both.js')];
  slow.registration.catch(() => {});
  again.fail(new Error('later'));
  slow.fail(new Error('earlier'));
  await expect(again.registration).rejects.toThrow('later');
});
