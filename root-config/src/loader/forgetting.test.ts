import 'systemjs/dist/s.js';
import { forgetsModules } from './forgetting.ts';
import { asksAnew } from './hanging.ts';

type Instantiate = (address: string) => Promise<unknown>;

const ADDRESS = 'https://x.test/app.js';
const prototype = System.constructor.prototype as {
  instantiate: Instantiate;
  createScript: (url: string) => HTMLScriptElement;
};

it('F-4 lets a file that could not be parsed be sound the next time', async () => {
  forgetsModules(System);
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

it('F-2 lets go of a file that hangs with the module that waits for it, and asks for it at another address', async () => {
  forgetsModules(System);
  const [entry, needed] = ['http://localhost/waits.js', 'http://localhost/hangs.js'];
  const scripts: HTMLScriptElement[] = [];
  const { createScript, instantiate } = prototype;
  prototype.createScript = (url) => {
    const script = document.createElement('script');
    Object.defineProperty(script, 'src', { value: url, writable: true }); // jsdom would fetch it
    return scripts[scripts.push(script) - 1] as HTMLScriptElement; // just put there
  };
  asksAnew(System);
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

it('lets a failed module be fetched again once it is deleted', async () => {
  let reachable = false;
  const asked: string[] = [];
  prototype.instantiate = async (address) => {
    asked.push(address);
    if (!reachable) throw new Error('503');
    return [[], (publish: (names: object) => void) => ({ execute: () => void publish({ answer: 42 }) })];
  };
  forgetsModules(System);

  await expect(System.import(ADDRESS)).rejects.toThrow('503');
  reachable = true;
  await expect(System.import(ADDRESS)).rejects.toThrow('503');
  expect(asked).toHaveLength(1);

  expect(System.delete(ADDRESS)).toBe(true);
  await expect(System.import(ADDRESS)).resolves.toMatchObject({ answer: 42 });
  expect(System.delete('https://x.test/never-asked-for.js')).toBe(false);
});
