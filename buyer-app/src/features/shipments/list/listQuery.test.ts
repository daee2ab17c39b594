import { PAGE_SIZES, SEQUENCES } from '@tracking-console/contract/shipmentConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/statuses';
import fc from 'fast-check';
import { ACTIVE_LIST, ARCHIVED_LIST, type ListQuery, listParam, readListQuery, writeListQuery } from './listQuery.ts';

const anyQuery = fc.record<ListQuery>({
  archived: fc.boolean(),
  filter: fc.constantFrom('all', 'attention', ...MAIN_STATUSES),
  search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  sort: fc.constantFrom(...SEQUENCES),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
});

it('PG-2a reads from an address exactly the list that was written into it', () => {
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
