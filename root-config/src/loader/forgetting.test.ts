import 'systemjs/dist/s.js';
import { forgetsModules } from './forgetting.ts';

type Instantiate = (address: string) => Promise<unknown>;

const ADDRESS = 'https://x.test/app.js';
const prototype = System.constructor.prototype as { instantiate: Instantiate };

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
