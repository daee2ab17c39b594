import { PAGE_SIZES, SEQUENCES, type Sequence } from '@tracking-console/contract/shipmentConstants';
import type { GetTrackInfoList } from '@tracking-console/contract/shipments';
import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/statuses';

export type PageSize = (typeof PAGE_SIZES)[number];
/** All of them, the urgent ones, or those of one main status. */
export type StatusFilter = 'all' | 'attention' | MainStatus;

export interface ListQuery {
  archived: boolean;
  filter: StatusFilter;
  search: string;
  sort: Sequence;
  /** From 1. */
  page: number;
  pageSize: PageSize;
}

export const ACTIVE_LIST: ListQuery = {
  archived: false,
  filter: 'all',
  search: '',
  sort: 'UpdatedDesc',
  page: 1,
  pageSize: 40,
};
export const ARCHIVED_LIST: ListQuery = { ...ACTIVE_LIST, archived: true };

const LONGEST_SEARCH = 100;
const FILTERS: readonly StatusFilter[] = ['all', 'attention', ...MAIN_STATUSES];

/** The list an address asks for. What it does not say, or says wrongly, is the default. */
export function readListQuery(params: URLSearchParams, defaults: ListQuery = ACTIVE_LIST): ListQuery {
  const page = Number(params.get('page'));
  return {
    archived: defaults.archived,
    filter: oneOf(FILTERS, params.get('status')) ?? defaults.filter,
    search: (params.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: oneOf(SEQUENCES, params.get('sort')) ?? defaults.sort,
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? defaults.pageSize,
  };
}

/** The other way round; the default list has an empty query. */
export function writeListQuery(query: ListQuery, defaults: ListQuery = ACTIVE_LIST): Record<string, string> {
  return {
    ...(query.filter !== defaults.filter && { status: query.filter }),
    ...(query.search && { q: query.search }),
    ...(query.sort !== defaults.sort && { sort: query.sort }),
    ...(query.page > 1 && { page: String(query.page) }),
    ...(query.pageSize !== defaults.pageSize && { size: String(query.pageSize) }),
  };
}

/** The same list as the provider's call wants it. */
export function listParam({ archived, filter, search, sort, page, pageSize }: ListQuery): GetTrackInfoList {
  return {
    IsArchived: archived,
    Page: page,
    PerPage: pageSize,
    Sequence: sort,
    ...(search && { Item: search }),
    ...(filter === 'attention' && { Attention: true }),
    ...(filter !== 'attention' && filter !== 'all' && { Statuses: [filter] }),
  };
}

export const isFiltered = ({ filter, search }: ListQuery) => filter !== 'all' || search !== '';

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value.toLowerCase() === text?.toLowerCase());
}
