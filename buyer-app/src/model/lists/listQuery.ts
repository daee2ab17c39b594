import { PAGE_SIZES, SEQUENCES, type Sequence } from '@tracking-console/contract/shipments/shipmentConstants';
import type { GetTrackInfoList } from '@tracking-console/contract/shipments/shipments';
import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/shipments/statuses';
import {
  isRefined,
  NO_REFINEMENT,
  namesDays,
  type Refinement,
  readRefinement,
  refinementParam,
  writeRefinement,
} from './refinement.ts';

/** All: an endless list. */
export type PageSize = (typeof PAGE_SIZES)[number] | 'all';
export const LIST_SIZES: readonly PageSize[] = [...PAGE_SIZES, 'all'];
/** All of them, the urgent ones, or those of one main status. */
export type StatusFilter = 'all' | 'attention' | MainStatus;

export interface ListQuery {
  archived: boolean;
  filter: StatusFilter;
  search: string;
  refinement: Refinement;
  sort: Sequence;
  /** From 1. */
  page: number;
  pageSize: PageSize;
  /** In which the refinement's days begin; absent: the browser's, or it names no days. */
  zone?: string;
}

export const ACTIVE_LIST: ListQuery = {
  archived: false,
  filter: 'all',
  search: '',
  refinement: NO_REFINEMENT,
  sort: 'UpdatedDesc',
  page: 1,
  pageSize: 40,
};
export const ARCHIVED_LIST: ListQuery = { ...ACTIVE_LIST, archived: true };

const MAX_SEARCH_LENGTH = 100;
const FILTERS: readonly StatusFilter[] = ['all', 'attention', ...MAIN_STATUSES];

/** The list an address describes. Missing or invalid parameters take the default. */
export function readListQuery(params: URLSearchParams, defaults: ListQuery = ACTIVE_LIST): ListQuery {
  const page = Number(params.get('page'));
  const refinement = readRefinement(params);
  return {
    archived: defaults.archived,
    filter: oneOf(FILTERS, params.get('status')) ?? (refinement.statuses.length > 0 ? 'all' : defaults.filter),
    search: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    refinement,
    sort: oneOf(SEQUENCES, params.get('sort')) ?? defaults.sort,
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    pageSize: LIST_SIZES.find((size) => String(size) === params.get('size')) ?? defaults.pageSize,
    ...(defaults.zone !== undefined && namesDays(refinement) && { zone: defaults.zone }),
  };
}

/** The parameters that can be invalid; a search text cannot. */
const NAMES = [
  'status',
  'sort',
  'page',
  'size',
  'sub',
  'carrier',
  'origin',
  'destination',
  'added',
  'updated',
  'edd',
  'tag',
  'stale',
  'unread',
] as const;

/** The address of the shown list, if `params` contain something unreadable besides; else null. */
export function readableAddress(
  params: URLSearchParams,
  query: ListQuery,
  defaults: ListQuery = ACTIVE_LIST,
): URLSearchParams | null {
  const { filter, sort, page, pageSize: size, refinement } = query;
  const refined = writeRefinement(refinement);
  const shown: Record<string, unknown> = { status: filter, sort, page, size, ...refined };
  const isShown = (name: string) => params.get(name)?.toLowerCase() === String(shown[name] ?? '').toLowerCase();
  const wrong = NAMES.filter((name) => params.has(name) && !isShown(name));
  if (wrong.length === 0) return null;
  const written = writeListQuery(query, defaults);
  const readable = new URLSearchParams(params);
  for (const name of wrong) {
    const text = written[name];
    if (text === undefined) readable.delete(name);
    else readable.set(name, text);
  }
  return readable;
}

/**
 * The inverse; an unchanged list has an empty query. The customer's own defaults are written out, so that the address opens the
 * same list for everyone.
 */
export function writeListQuery(query: ListQuery, defaults: ListQuery = ACTIVE_LIST): Record<string, string> {
  const isSet = (part: 'filter' | 'sort' | 'pageSize') =>
    query[part] !== defaults[part] || query[part] !== ACTIVE_LIST[part];
  return {
    ...(isSet('filter') && { status: query.filter }),
    ...writeRefinement(query.refinement),
    ...(query.search && { q: query.search }),
    ...(isSet('sort') && { sort: query.sort }),
    ...(query.page > 1 && { page: String(query.page) }),
    ...(isSet('pageSize') && { size: String(query.pageSize) }),
  };
}

/** The same list as the provider's call wants it. */
export function listParam({
  archived,
  filter,
  search,
  refinement,
  sort,
  page,
  pageSize,
  zone,
}: ListQuery): GetTrackInfoList {
  return {
    IsArchived: archived,
    ...(pageSize !== 'all' && { Page: page, PerPage: pageSize }),
    Sequence: sort,
    ...refinementParam(refinement, zone),
    ...(search && { Item: search }),
    ...(filter === 'attention' && { Attention: true }),
    ...(filter !== 'attention' && filter !== 'all' && { Statuses: [filter] }),
  };
}

export const isFiltered = ({ filter, search, refinement }: ListQuery) =>
  filter !== 'all' || search !== '' || isRefined(refinement);

/** Which lifts all of them. */
export const UNFILTERED = {
  filter: 'all',
  search: '',
  refinement: NO_REFINEMENT,
} as const satisfies Partial<ListQuery>;

/** One status is a tab; several are a refinement of all. */
export function withStatuses(query: ListQuery, statuses: readonly MainStatus[]): Partial<ListQuery> {
  const [only] = statuses;
  const several = statuses.length > 1;
  return {
    filter: only && !several ? only : 'all',
    refinement: { ...query.refinement, statuses: several ? statuses : [] },
  };
}

/** The statuses that are shown, by tab or by refinement; empty: all. */
export function statusesOf({ filter, refinement }: ListQuery): readonly MainStatus[] {
  return filter === 'all' || filter === 'attention' ? refinement.statuses : [filter];
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value.toLowerCase() === text?.toLowerCase());
}
