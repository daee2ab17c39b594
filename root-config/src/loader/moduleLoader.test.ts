import 'systemjs/dist/s.js';
import { addDelete } from './deleteFailed.ts';
import { loader } from './moduleLoader.ts';

addDelete(System);

it('F-14 a name that is not in the map becomes an address that is not found, and no error before the card', async () => {
  const name = '@tracking-console/unknown';
  expect(() => System.resolve(name)).toThrow(/errors\.md#8/);
  expect(loader.resolve(name)).toBe('http://localhost/@tracking-console/unknown');
  expect(() => loader.forget(name)).not.toThrow();
  await expect(loader.import(name)).rejects.toThrow(/errors\.md#8/);
});

it('SA-10 an address is resolved to an absolute one', () => {
  expect(loader.resolve('/app/some.js')).toBe('http://localhost/app/some.js');
  expect(loader.resolve('https://static.example.com/some.js?v=2')).toBe('https://static.example.com/some.js?v=2');
});
