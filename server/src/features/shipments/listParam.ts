import { PACKAGE_STATES } from '@tracking-console/contract/shipmentConstants';
import type { GetTrackInfoList } from '@tracking-console/contract/shipments';
import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/statuses';
import type { ListFilter } from './listing.ts';
import type { TimeRange } from './shipmentFilter.ts';

export function toFilter(param: GetTrackInfoList): ListFilter {
  return {
    archived: param.IsArchived ?? false,
    search: param.Item ?? '',
    statuses: param.Statuses?.length ? param.Statuses : statusesOf(param.PackageState),
    attention: param.Attention ?? false,
    subStatuses: param.SubStatuses ?? [],
    carriers: param.Carriers ?? [],
    origins: param.Origins ?? [],
    destinations: param.Destinations ?? [],
    added: toRange(param.AddedFrom, param.AddedUntil),
    updated: toRange(param.UpdatedFrom, param.UpdatedUntil),
    hasEstimate: param.HasEstimate,
    tagTypes: param.TagTypes ?? [],
    staleDays: param.StaleDays,
    unread: param.Unread ?? false,
    sequence: param.Sequence ?? 'AddedDesc',
    page: Math.max(1, param.Page ?? 1),
    pageSize: param.PerPage ?? 40,
  };
}

/** The main statuses of an older state code; none of them stands for all. */
export function statusesOf(state: number | string | undefined): MainStatus[] {
  if (state === undefined || state === '') return [];
  return MAIN_STATUSES.filter((status) => PACKAGE_STATES[status] === Number(state));
}

/** A time that no calendar has (a 31st of February) bounds nothing. */
function toRange(from: string | undefined, until: string | undefined): TimeRange {
  return { from: toTime(from), until: toTime(until) };
}

function toTime(text: string | undefined): Date | undefined {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time;
}
