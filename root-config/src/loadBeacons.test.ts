import { createLoadBeacons, REPORT_DELAY_MS } from './loadBeacons.ts';
import { ApplicationFailure, type FailureReason } from './runtime/failure.ts';

const imports = {
  react: '/app/shared/1.0.0/shared-dependencies.ab.js#react',
  '@tracking-console/platform': '/app/platform/1.0.0/platform.ab.js',
  '@tracking-console/buyer-app': '/app/buyer/1.0.0/buyer-app.ab.js',
};
const file = (path: string) => `http://localhost/app/${path}`;
const BUYER = file('buyer/1.0.0/buyer-app.ab.js');

let sent: { address: string; body: Blob }[] = [];
/** A new one in each test, because the pages of earlier tests still listen to the same window. */
let release = '';
async function bodies() {
  const all = await Promise.all(sent.map(async ({ body }) => JSON.parse(await textOf(body))));
  return all.filter((body) => body.release === release);
}
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

class Loader {
  async instantiate(url: string): Promise<unknown> {
    if (url.includes('/gone/')) throw new Error('404');
    return 'the file itself';
  }
}

function start() {
  class Fresh extends Loader {
    override instantiate(url: string) {
      return super.instantiate(url);
    }
  }
  const beacons = createLoadBeacons(window, {
    address: '/beacons',
    release,
    imports: { ...imports, '@tracking-console/api-app': '/app/api/gone/api-app.ab.js' },
  });
  const loader = new Fresh();
  beacons.watch(loader);
  return { beacons, loader };
}

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  release += 'r';
  Object.assign(navigator, {
    sendBeacon: (address: string, body: Blob) => sent.push({ address, body }),
  });
});
afterEach(() => jest.useRealTimers());

it('RL-7 reports successful loads together, well after the first paint', async () => {
  const { loader } = start();
  await loader.instantiate(file('platform/1.0.0/platform.ab.js'));
  await loader.instantiate(file('shared/1.0.0/shared-dependencies.ab.js'));
  await loader.instantiate(file('platform/1.0.0/platform.ab.js'));
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(REPORT_DELAY_MS);
  jest.useRealTimers();
  expect(sent.map(({ address, body }) => [address, body.type])).toEqual([['/beacons', 'application/json']]);
  expect(await bodies()).toEqual([
    {
      release,
      loads: [
        { module: '@tracking-console/platform', ok: true },
        { module: '@tracking-console/shared-dependencies', ok: true },
      ],
    },
  ]);
});

it('RL-7 reports a failed load at once, and the import still rejects', async () => {
  const { loader } = start();
  await expect(loader.instantiate(file('api/gone/api-app.ab.js'))).rejects.toThrow('404');
  await expect(loader.instantiate(file('api/gone/api-app.ab.js'))).rejects.toThrow('404');
  jest.useRealTimers();
  expect(await bodies()).toEqual([{ release, loads: [{ module: '@tracking-console/api-app', ok: false }] }]);
});

it('RL-7 a later file of a page that fails to load is a failure of its module', async () => {
  start();
  const script = document.createElement('script');
  script.src = file('buyer/1.0.0/page-dashboard.ab.js');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  jest.useRealTimers();
  expect(await bodies()).toEqual([{ release, loads: [{ module: '@tracking-console/buyer-app', ok: false }] }]);
});

it.each<[FailureReason, number]>([
  ['mount', 1],
  ['late', 1],
  ['incompatible', 1],
  ['loop', 0],
  ['tooOften', 0],
])('RL-7 an application that failed: "%s" is reported %d times', (reason, times) => {
  const { beacons } = start();
  const listen = beacons.listener((name) => (name === 'buyer-app' ? BUYER : undefined));
  const state = { name: 'load_failed' as const, cause: new ApplicationFailure(reason, '') };
  listen({ kind: 'state', name: 'buyer-app', from: 'mounting', state, duration: 0 });
  listen({ kind: 'state', name: 'of-another-release', from: 'mounting', state, duration: 0 });
  expect(sent).toHaveLength(times);
});

it('RL-7 OV-2 reports nothing of other files than the release’s, and nothing while offline', async () => {
  const { loader, beacons } = start();
  await loader.instantiate('http://localhost:9100/buyer-app.js');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  beacons.failed(BUYER);
  online.mockRestore();
  jest.advanceTimersByTime(REPORT_DELAY_MS);
  expect(sent).toEqual([]);
});
