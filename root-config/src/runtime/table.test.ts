import { type ApplicationEntry, createTable, readEntry } from '../applications.ts';
import { entryOf } from './testing.ts';

/** An entry that counts how often somebody asks where it is active. */
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

it.each([1, 1000])('SA-10 finding the applications of an address looks at one of %d', (count) => {
  const { table, asked } = tableOf(count);
  expect(table.matching({ pathname: '/APP-0/shipment' }).map(({ name }) => name)).toEqual(['app-0']);
  expect(asked.times).toBe(1);
});

it.each([1, 1000])('SA-10 asking whether one is active looks at that one of %d', (count) => {
  const { table, asked } = tableOf(count);
  expect(table.isActive('app-0', { pathname: '/app-0' })).toBe(true);
  expect(table.isActive('app-0', { pathname: '/app-00' })).toBe(false);
  expect(asked.times).toBe(2);
  expect(table.isActive('nobody', { pathname: '/app-0' })).toBe(false);
});

it('SA-10 an address nobody stands at finds nobody among 1,000', () => {
  const { table, asked } = tableOf(1000);
  expect(table.matching({ pathname: '/app-1000' })).toEqual([]);
  expect(asked.times).toBe(0);
});

it('SA-10 one of the same name takes the other’s place, at its own address', () => {
  const { table } = tableOf(3);
  const moved = readEntry({ ...entryOf('buyer-app'), name: 'app-1', activeAt: { prefix: 'elsewhere' } });
  table.add(moved);
  expect(table.matching({ pathname: '/app-1' })).toEqual([]);
  expect(table.matching({ pathname: '/elsewhere' })).toEqual([moved]);
  expect(table.get('app-1')).toBe(moved);
  expect(table.all()).toHaveLength(3);
});

it('RT-2 RT-3 finds the shell beside a console, and nobody beside a page without it', () => {
  const table = createTable();
  for (const name of ['shell', 'buyer-app', 'api-app', 'pay-callback']) table.add(entryOf(name));
  const at = (pathname: string) => table.matching({ pathname }).map(({ name }) => name);
  expect(at('/Buyer/dashboard')).toEqual(['shell', 'buyer-app']);
  expect(at('/track/payCallback/')).toEqual(['pay-callback']);
});
