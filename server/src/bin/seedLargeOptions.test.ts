import { readOptions } from './seedLargeOptions.ts';

it('fills the larger demo account with a hundred thousand, unless told otherwise', () => {
  expect(readOptions([])).toEqual({ shipments: 100_000, email: 'both@example.com', identity: 'BUYER' });
  const options = ['--shipments', '20', '--email', 'api@example.com', '--identity', 'API'];
  expect(readOptions(options)).toEqual({ shipments: 20, email: 'api@example.com', identity: 'API' });
});

it.each([
  [['--shipments', 'many'], '--shipments is a number from 1 to 1000000.'],
  [['--shipments', '0'], '--shipments is a number from 1 to 1000000.'],
  [['--identity', 'SELLER'], '--identity is BUYER or API.'],
  [['--colour', 'red'], "'--colour'"],
])('says in a sentence what it cannot do with %j', (options, sentence) => {
  expect(() => readOptions(options)).toThrow(sentence);
});
