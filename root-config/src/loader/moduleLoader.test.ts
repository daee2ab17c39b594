import 'systemjs/dist/s.js';
import { addDelete } from './deleteFailed.ts';
import { loader } from './moduleLoader.ts';

addDelete(System);

it('F-14 a name the map does not know is an address where nothing is found, and not an error before the card', async () => {
  const name = '@tracking-console/nobody';
  expect(() => System.resolve(name)).toThrow(/errors\.md#8/);
  expect(loader.resolve(name)).toBe('http://localhost/@tracking-console/nobody');
  expect(() => loader.forget(name)).not.toThrow();
  await expect(loader.import(name)).rejects.toThrow(/errors\.md#8/);
});

it('SA-10 an address is itself, made absolute', () => {
  expect(loader.resolve('/app/some.js')).toBe('http://localhost/app/some.js');
  expect(loader.resolve('https://static.example.com/some.js?v=2')).toBe('https://static.example.com/some.js?v=2');
});
