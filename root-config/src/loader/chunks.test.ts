import { LIMITS } from '../runtime/limits.ts';
import { chunksOf } from './chunks.ts';
import { requestAddress } from './hanging.ts';

jest.useFakeTimers();

type Webpack = Parameters<typeof chunksOf>[0];
type View = Parameters<typeof chunksOf>[1];

/** A window whose scripts the test settles itself. */
function start() {
  const scripts: HTMLScriptElement[] = [];
  const loader = {
    createScript(url: string) {
      const script = document.createElement('script');
      Object.defineProperty(script, 'src', { value: url }); // jsdom would fetch it
      scripts.push(script);
      return script;
    },
    import: jest.fn<Promise<unknown>, [string]>(),
    resolve: (name: string) => `/app/${name}.js`,
    delete: jest.fn(),
  };
  const view = { document } as View;
  const open = (later?: Parameters<typeof chunksOf>[4]) => {
    const webpack: Webpack = { m: {}, p: '/app/buyer/1/', u: (id) => `${id}.js` };
    const ensure = chunksOf.call(loader, webpack, view, 'chunks', 0, later);
    return { webpack, ensure };
  };
  const handOver = (id: number) => (view.chunks as unknown[]).push([[id], { [id]: `part ${id}` }]);
  const end = (type: 'load' | 'error') => scripts.at(-1)?.dispatchEvent(new Event(type));
  return { scripts, loader, open, handOver, end };
}

it('SC-11 a chunk is a script that the loader creates, fetched once however often it is requested', async () => {
  const { scripts, open, handOver, end } = start();
  const { webpack, ensure } = open();
  const asked = [ensure(7), ensure(7)];
  expect(scripts.map(({ src }) => src)).toEqual(['/app/buyer/1/7.js']);
  handOver(7);
  end('load');
  await Promise.all([...asked, ensure(7), ensure(0)]);
  expect(webpack.m[7]).toBe('part 7');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.isConnected).toBe(false);
});

it.each([
  ['error', 'error'],
  ['load', 'missing'],
] as const)(
  'F-12 F-13 a chunk that ends with "%s" alone is asked for once more; then it has failed, by name and address, until the next call',
  async (event, type) => {
    const { scripts, open, handOver, end } = start();
    const { ensure } = open();
    const failed = expect(Promise.all([ensure(7), ensure(7)])).rejects.toMatchObject({
      name: 'ChunkLoadError',
      request: '/app/buyer/1/7.js',
      type,
    });
    end(event);
    await jest.advanceTimersByTimeAsync(2 * LIMITS.retryDelayMs);
    expect(scripts).toHaveLength(2);
    end(event);
    await failed;
    const again = ensure(7);
    handOver(7);
    end('load');
    await again;
    expect(scripts).toHaveLength(3);
  },
);

it('F-13 a chunk that fails once loads with the retry', async () => {
  const { scripts, open, handOver, end } = start();
  const { ensure, webpack } = open();
  const asked = ensure(7);
  end('error');
  await jest.advanceTimersByTimeAsync(2 * LIMITS.retryDelayMs);
  handOver(7);
  end('load');
  await asked;
  expect(webpack.m[7]).toBe('part 7');
  expect(scripts).toHaveLength(2);
});

it('F-2 SA-13 a chunk that is never answered is abandoned after 8 s, and used when it arrives after all', async () => {
  const { scripts, open, handOver } = start();
  const { ensure } = open();
  const late = expect(ensure(7)).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });
  jest.advanceTimersByTime(8000);
  await late;
  expect(requestAddress('/app/buyer/1/7.js')).toBe('/app/buyer/1/7.js?again=1');
  handOver(7);
  await ensure(7);
  expect(scripts).toHaveLength(1);
});

it('F-2 SA-13 a later module that is never answered is abandoned in the same time, and deleted', async () => {
  const { loader, open, handOver, end } = start();
  loader.import.mockReturnValue(new Promise(() => {}));
  const { ensure } = open({ 7: ['forms'] });
  const late = expect(ensure(7)).rejects.toMatchObject({ type: 'timeout', request: '/app/forms.js' });
  handOver(7);
  end('load');
  await jest.advanceTimersByTimeAsync(8000);
  await late;
  expect(loader.delete).toHaveBeenCalledWith('/app/forms.js');
});

it('a module that is run again gets the earlier chunks, and pending ones reach both', async () => {
  const { scripts, open, handOver, end } = start();
  const first = open();
  const waiting = first.ensure(7);
  const second = open();
  handOver(7);
  end('load');
  await waiting;
  await second.ensure(7);
  const third = open();
  await third.ensure(7);
  expect([first, second, third].map(({ webpack }) => webpack.m[7])).toEqual(['part 7', 'part 7', 'part 7']);
  expect(scripts).toHaveLength(1);
});

it('a chunk is loaded when its later modules are; a failed one is requested with the next call', async () => {
  const { loader, open, handOver, end } = start();
  const later = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('tables');
  loader.import.mockResolvedValue({ later });
  const { webpack, ensure } = open({ 7: ['blocks/later'] });
  const offline = expect(ensure(7)).rejects.toThrow('offline');
  handOver(7);
  end('load');
  // That module has its own chunk loader, which has retried it.
  await offline;
  await ensure(7);
  await ensure(7);
  expect(webpack.later).toEqual({ 'blocks/later': 'tables' });
  expect(loader.import).toHaveBeenLastCalledWith('blocks');
  expect(later).toHaveBeenCalledTimes(2);
});

it('F-13 a later module that failed is deleted and fetched again, once automatically', async () => {
  const { loader, open, handOver, end } = start();
  const offline = new Error('offline');
  for (let times = 0; times < 3; times += 1) loader.import.mockRejectedValueOnce(offline);
  loader.import.mockResolvedValue('forms');
  const { webpack, ensure } = open({ 7: ['forms'] });
  const failed = expect(ensure(7)).rejects.toThrow('offline');
  handOver(7);
  end('load');
  await jest.advanceTimersByTimeAsync(2 * LIMITS.retryDelayMs);
  await failed;
  expect(loader.delete.mock.calls).toEqual([['/app/forms.js'], ['/app/forms.js']]);
  const again = ensure(7);
  await jest.advanceTimersByTimeAsync(2 * LIMITS.retryDelayMs);
  await again;
  expect(loader.import).toHaveBeenCalledTimes(4);
  expect(webpack.later).toEqual({ forms: 'forms' });
});
