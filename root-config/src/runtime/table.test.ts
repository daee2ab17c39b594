import { type ApplicationEntry, createTable, readEntry } from '../applications.ts';
import { entryOf } from './testing.ts';

/** An entry that counts how often its address is read. */
function counted(name: string, asked: { times: number }): ApplicationEntry {
  const entry = readEntry({ ...entryOf('buyer-app'), name });
  return Object.defineProperty({ ...entry }, 'activeAt', {
    get() {
      asked.times += 1;
      return { prefix: name };
    },
  });
}

function tableOf(count: number) {
  const table = createTable();
  const asked = { times: 0 };
  for (let index = 0; index < count; index += 1) table.add(counted(`app-${index}`, asked));
  asked.times = 0;
  return { table, asked };
}

it.each([1, 1000])('SA-10 finding the applications of an address reads one of %d', (count) => {
  const { table, asked } = tableOf(count);
  expect(table.matching({ pathname: '/APP-0/shipment' }).map(({ name }) => name)).toEqual(['app-0']);
  expect(asked.times).toBe(1);
});

it.each([1, 1000])('SA-10 checking whether one is active reads that one of %d', (count) => {
  const { table, asked } = tableOf(count);
  expect(table.isActive('app-0', { pathname: '/app-0' })).toBe(true);
  expect(table.isActive('app-0', { pathname: '/app-00' })).toBe(false);
  expect(asked.times).toBe(2);
  expect(table.isActive('unknown', { pathname: '/app-0' })).toBe(false);
});

it('SA-10 an address without an application finds none among 1,000', () => {
  const { table, asked } = tableOf(1000);
  expect(table.matching({ pathname: '/app-1000' })).toEqual([]);
  expect(asked.times).toBe(0);
});

it('SA-10 one of the same name replaces the other, at its own address', () => {
  const { table } = tableOf(3);
  const moved = readEntry({ ...entryOf('buyer-app'), name: 'app-1', activeAt: { prefix: 'elsewhere' } });
  table.add(moved);
  expect(table.matching({ pathname: '/app-1' })).toEqual([]);
  expect(table.matching({ pathname: '/elsewhere' })).toEqual([moved]);
  expect(table.get('app-1')).toBe(moved);
  expect(table.all()).toHaveLength(3);
});

it('RT-2 RT-3 finds the shell beside a console, and none beside a page without it', () => {
  const table = createTable();
  for (const name of ['shell', 'buyer-app', 'api-app', 'pay-callback']) table.add(entryOf(name));
  const at = (pathname: string) => table.matching({ pathname }).map(({ name }) => name);
  expect(at('/Buyer/dashboard')).toEqual(['shell', 'buyer-app']);
  expect(at('/track/payCallback/')).toEqual(['pay-callback']);
});
