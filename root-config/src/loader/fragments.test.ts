import { addFragments } from './fragments.ts';

interface Declared {
  setters: ((whole: object) => void)[];
  execute: () => Promise<void>;
}
type Registration = [string[], (publish: (names: object) => void) => Declared];

class Loader {
  fetched: string[] = [];
  instantiate(url: string): Promise<unknown> {
    this.fetched.push(url);
    return Promise.resolve('the file itself');
  }
}

function published(registration: Registration, whole: object) {
  const names: object[] = [];
  registration[1]((given) => names.push(given)).setters[0]?.(whole);
  return names[0];
}

it('returns one export of a file that holds several modules, without fetching anything itself', async () => {
  const loader = new Loader();
  addFragments(loader);
  const registration = (await loader.instantiate('https://x.test/shared.js#react')) as Registration;
  expect(registration[0]).toEqual(['https://x.test/shared.js']);
  expect(loader.fetched).toEqual([]);
  const react = { useState: 1 };
  expect(published(registration, { modules: { react } })).toEqual({ useState: 1, default: react });
});

it('leaves plain addresses to the loader', async () => {
  const loader = new Loader();
  addFragments(loader);
  expect(await loader.instantiate('https://x.test/shell.js')).toBe('the file itself');
});

it('names the module that the file does not hold', async () => {
  const loader = new Loader();
  addFragments(loader);
  const registration = (await loader.instantiate('https://x.test/shared.js#vue')) as Registration;
  expect(() => published(registration, { modules: {} })).toThrow('The shared file has no module "vue".');
});

it('fetches a later module of the file with its first import', async () => {
  const loader = new Loader();
  addFragments(loader);
  const [, declare] = (await loader.instantiate('https://x.test/shared.js#forms')) as Registration;
  const names: object[] = [];
  const { setters, execute } = declare((given) => names.push(given));
  const forms = { Form: 1 };
  setters[0]?.({ modules: {}, laterModules: { forms: async () => forms } });
  expect(names).toEqual([]);
  await execute();
  expect(names).toEqual([{ Form: 1, default: forms }]);
});
