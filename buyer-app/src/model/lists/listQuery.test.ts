import { PAGE_SIZES, SEQUENCES, TAG_TYPES } from '@tracking-console/contract/shipments/shipmentConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import fc from 'fast-check';
import {
  ACTIVE_LIST,
  ARCHIVED_LIST,
  type ListQuery,
  listParam,
  readableAddress,
  readListQuery,
  writeListQuery,
} from './listQuery.ts';
import { ALL_SUB_STATUSES, ESTIMATES, NO_REFINEMENT, type Refinement } from './refinement.ts';

const day = fc.constantFrom('', '2024-02-29', '2026-03-01');
const range = fc.record({ from: day, to: day }).filter(({ from, to }) => !from || !to || from <= to);
const some = <Value>(...values: Value[]) => fc.subarray(values);
const anyRefinement = fc.record<Refinement>({
  statuses: some(...MAIN_STATUSES).map((statuses) => (statuses.length > 1 ? statuses : [])),
  subStatuses: some(...ALL_SUB_STATUSES),
  carriers: some(0, 3011, 100_002),
  origins: some('CN', 'DE'),
  destinations: some('US', 'FR'),
  added: range,
  updated: range,
  estimate: fc.constantFrom(...ESTIMATES),
  tags: some(...TAG_TYPES),
  stale: fc.integer({ min: 0, max: 365 }),
  unread: fc.boolean(),
});
const anyRecord = fc.record<ListQuery>({
  archived: fc.boolean(),
  filter: fc.constantFrom('all', 'attention', ...MAIN_STATUSES),
  search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  refinement: anyRefinement,
  sort: fc.constantFrom(...SEQUENCES),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
});

// Several statuses are a refinement of all; one, or the urgent ones, are a tab.
const anyQuery = anyRecord.map(
  (query): ListQuery => ({ ...query, filter: query.refinement.statuses.length > 0 ? 'all' : query.filter }),
);

it('PG-2a PG-2c reads from an address exactly the list that was written into it', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const defaults = query.archived ? ARCHIVED_LIST : ACTIVE_LIST;
      expect(readListQuery(new URLSearchParams(writeListQuery(query, defaults)), defaults)).toEqual(query);
    }),
  );
});

it('PG-2a gives the default list an empty query', () => {
  expect(writeListQuery(ACTIVE_LIST)).toEqual({});
});

it('PG-2a says in an address what only this customer begins with, so that it shows others the same', () => {
  const own: ListQuery = { ...ACTIVE_LIST, filter: 'attention', pageSize: 100 };
  for (const query of [own, { ...own, page: 2 }, { ...own, filter: 'all' as const }]) {
    const address = new URLSearchParams(writeListQuery(query, own));
    expect(readListQuery(address)).toEqual(query);
    expect(readListQuery(address, own)).toEqual(query);
  }
});

it('PG-2a takes an address nobody wrote as the default list, and never asks for one that cannot be', () => {
  const hostile = new URLSearchParams('status=Nowhere&sort=DROP&page=-3&size=7&q=%20%20');
  expect(readListQuery(hostile)).toEqual(ACTIVE_LIST);
  expect(readListQuery(new URLSearchParams('page=1e9')).page).toBe(1);
  expect(readListQuery(new URLSearchParams('page=1.5')).page).toBe(1);
});

it('PG-2a understands a status in any case', () => {
  expect(readListQuery(new URLSearchParams('status=intransit')).filter).toBe('InTransit');
});

it('PG-2g asks for one status, for the urgent ones, or for all', () => {
  expect(listParam({ ...ACTIVE_LIST, filter: 'Delivered' })).toMatchObject({ Statuses: ['Delivered'] });
  expect(listParam({ ...ACTIVE_LIST, filter: 'attention' })).toMatchObject({ Attention: true });
  expect(listParam(ACTIVE_LIST)).toEqual({ IsArchived: false, Page: 1, PerPage: 40, Sequence: 'UpdatedDesc' });
});

it('PG-2c asks for what the list is refined to, days from midnight to midnight of the reader', () => {
  const refinement: Refinement = {
    ...NO_REFINEMENT,
    statuses: ['InTransit', 'Exception'],
    added: { from: '2026-03-01', to: '2026-03-01' },
    estimate: 'unknown',
    stale: 7,
    unread: true,
  };
  expect(listParam({ ...ACTIVE_LIST, refinement })).toMatchObject({
    Statuses: ['InTransit', 'Exception'],
    AddedFrom: new Date(2026, 2, 1).toISOString(),
    AddedUntil: new Date(2026, 2, 2).toISOString(),
    HasEstimate: false,
    StaleDays: 7,
    Unread: true,
  });
});

it('PG-2c begins days in the zone the customer has set, and asks for the same list where no day is named', () => {
  const defaults = { ...ACTIVE_LIST, zone: 'Asia/Tokyo' };
  expect(readListQuery(new URLSearchParams(), defaults)).toEqual(ACTIVE_LIST);
  const query = readListQuery(new URLSearchParams('added=2026-03-01~2026-03-01'), defaults);
  expect(listParam(query)).toMatchObject({
    AddedFrom: '2026-02-28T15:00:00.000Z',
    AddedUntil: '2026-03-01T15:00:00.000Z',
  });
});

it('PG-2c takes what no filter can mean as not said', () => {
  const hostile =
    'sub=Nowhere&carrier=-1,x&origin=de,DEU&added=2026-02-31~soon&edd=1&tag=pink&stale=0.5&unread=yes&status=a,b';
  expect(readListQuery(new URLSearchParams(hostile))).toEqual(ACTIVE_LIST);
});

it('PG-2c leaves an address as it is that says what is shown', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const defaults = query.archived ? ARCHIVED_LIST : ACTIVE_LIST;
      expect(readableAddress(new URLSearchParams(writeListQuery(query, defaults)), query, defaults)).toBeNull();
    }),
  );
  const spelled = new URLSearchParams('status=intransit&q=%20lamp&density=compact');
  expect(readableAddress(spelled, readListQuery(spelled))).toBeNull();
});

it.each([
  ['added=2020-13-01~2020-02-30&status=Delivered', 'status=Delivered'],
  ['added=~2020-13-01&updated=2026-03-01~', 'updated=2026-03-01~'],
  ['updated=2026-03-02~2026-03-01', ''],
  ['added=0002-01-01~', ''],
  ['carrier=3011,x&origin=ZZ,DE&tag=pink', 'carrier=3011&origin=DE'],
  ['status=Nowhere&sort=DROP&page=-3&size=7&stale=400&density=compact', 'density=compact'],
])('PG-2c takes out of the address %s what cannot be read', (address, readable) => {
  const params = new URLSearchParams(address);
  const found = readableAddress(params, readListQuery(params));
  expect([...(found ?? [])]).toEqual([...new URLSearchParams(readable)]);
});
