import 'systemjs/dist/s.js';
import { addDelete } from './deleteFailed.ts';
import { addRetryAddresses } from './hanging.ts';

type Instantiate = (address: string) => Promise<unknown>;

const ADDRESS = 'https://x.test/app.js';
const prototype = System.constructor.prototype as {
  instantiate: Instantiate;
  createScript: (url: string) => HTMLScriptElement;
};

it('F-4 a file that could not be parsed may be valid the next time', async () => {
  addDelete(System);
  const url = 'http://localhost/damaged.js';
  const scripts: HTMLScriptElement[] = [];
  const { createScript } = prototype;
  prototype.createScript = () => scripts[scripts.push(document.createElement('script')) - 1] as HTMLScriptElement; // just put there
  const first = System.import(url);
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new ErrorEvent('error', { filename: url, error: new SyntaxError('Unexpected end of input') }));
  scripts[0]?.dispatchEvent(new Event('load'));
  await expect(first).rejects.toThrow('Unexpected end of input');

  System.delete(url);
  const second = System.import(url);
  await new Promise((resolve) => setTimeout(resolve));
  System.register([], (publish) => ({ execute: () => void publish({ answer: 42 }) }));
  scripts[1]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toMatchObject({ answer: 42 });
  prototype.createScript = createScript;
});

it('F-2 abandons a hanging dependency with the module that waits for it, and requests it at another address', async () => {
  addDelete(System);
  const [entry, needed] = ['http://localhost/waits.js', 'http://localhost/hangs.js'];
  const scripts: HTMLScriptElement[] = [];
  const { createScript, instantiate } = prototype;
  prototype.createScript = (url) => {
    const script = document.createElement('script');
    Object.defineProperty(script, 'src', { value: url, writable: true }); // jsdom would fetch it
    return scripts[scripts.push(script) - 1] as HTMLScriptElement; // just put there
  };
  addRetryAddresses(System);
  const come = async (index: number, dependencies: string[], names: object) => {
    await new Promise((resolve) => setTimeout(resolve));
    System.register(dependencies, (publish) => ({
      setters: dependencies.map(() => () => {}),
      execute: () => void publish(names),
    }));
    scripts[index]?.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  void System.import(entry);
  await come(0, [needed], { first: true });
  expect(scripts.map(({ src }) => src)).toEqual([entry, needed]);

  const passed = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 8000);
  System.delete(entry);
  passed.mockRestore();
  const second = System.import(entry);
  await come(2, [needed], { second: true });
  expect(scripts.slice(2).map(({ src }) => src)).toEqual([entry, `${needed}?again=1`]);
  await come(3, [], {});
  await expect(second).resolves.toMatchObject({ second: true });
  Object.assign(prototype, { createScript, instantiate });
});

it('a failed module is fetched again once it is deleted', async () => {
  let reachable = false;
  const asked: string[] = [];
  prototype.instantiate = async (address) => {
    asked.push(address);
    if (!reachable) throw new Error('503');
    return [[], (publish: (names: object) => void) => ({ execute: () => void publish({ answer: 42 }) })];
  };
  addDelete(System);

  await expect(System.import(ADDRESS)).rejects.toThrow('503');
  reachable = true;
  await expect(System.import(ADDRESS)).rejects.toThrow('503');
  expect(asked).toHaveLength(1);

  expect(System.delete(ADDRESS)).toBe(true);
  await expect(System.import(ADDRESS)).resolves.toMatchObject({ answer: 42 });
  expect(System.delete('https://x.test/never-asked-for.js')).toBe(false);
});

/** Files by address with their dependencies; one of them fails in the way of `fails` until it is repaired. */
function serveGraph(files: Record<string, string[]>, fails: 'to come' | 'to run') {
  const state = { broken: true };
  const asked: string[] = [];
  const ran: string[] = [];
  const isBroken = (file: string, how: string) => state.broken && how === fails && file.endsWith('/broken.js');
  prototype.instantiate = async (file) => {
    asked.push(file);
    if (isBroken(file, 'to come')) throw new Error('503');
    const execute = () => {
      if (isBroken(file, 'to run')) throw new Error('stopped');
      ran.push(file);
    };
    return [files[file], () => ({ setters: files[file]?.map(() => () => {}), execute })];
  };
  addDelete(System);
  return { state, asked, ran };
}

const at = (folder: string, name: string) => `https://${folder}.test/${name}.js`;

it.each(['to come', 'to run'] as const)(
  'SA-14 what failed of a module that others are made with is let go with any of them, however far down: %s',
  async (fails) => {
    const [app, other, between, broken, sound] = ['app', 'other', 'between', 'broken', 'sound'].map((name) =>
      at(fails.replace(' ', '-'), name),
    ) as [string, string, string, string, string]; // as many as named
    const { state, asked, ran } = serveGraph(
      // "between" has not been processed by the loader when "broken", also a dependency of "app", has failed.
      { [app]: [sound, between, broken], [other]: [between], [between]: [broken], [broken]: [], [sound]: [] },
      fails,
    );
    const why = await System.import(app).catch((cause: unknown) => cause);
    expect(why).toMatchObject(fails === 'to come' ? { message: '503', request: broken } : { message: 'stopped' });
    await expect(System.import(other)).rejects.toThrow();
    state.broken = false;
    await expect(System.import(other)).rejects.toThrow();

    System.delete(app);
    await System.import(app);
    await System.import(other);
    const times = (file: string) => [asked, ran].map((list) => list.filter((name) => name === file).length);
    expect([app, between, broken].map(times)).toEqual([app, between, broken].map(() => [2, 1]));
    // Valid modules are neither fetched nor run again.
    expect(times(sound)).toEqual([1, 1]);
  },
);

it('keeps a module that is still running', async () => {
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  const runs = jest.fn(() => waiting);
  const [app, later] = [at('waits', 'app'), at('waits', 'later')];
  prototype.instantiate = async (file) =>
    file === app ? [[later], () => ({ setters: [() => {}], execute: () => {} })] : [[], () => ({ execute: runs })];
  addDelete(System);
  const first = System.import(app);
  await new Promise((resolve) => setTimeout(resolve));
  System.delete(at('waits', 'nobody'));
  const second = System.import(app);
  go();
  expect(await first).toBe(await second);
  expect(runs).toHaveBeenCalledTimes(1);
});
