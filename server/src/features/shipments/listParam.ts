import { PACKAGE_STATES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { GetTrackInfoList } from '@tracking-console/contract/shipments/shipments';
import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/shipments/statuses';
import { UnreadableParameter } from '../../http/calls/unreadable.ts';
import { findCarrier, NO_CARRIER } from '../carriers/carriers.ts';
import type { ListFilter } from './listing.ts';
import type { TimeRange } from './shipmentFilter.ts';

/** @throws UnreadableParameter what the schema alone cannot check */
export function toFilter(param: GetTrackInfoList): ListFilter {
  const { Statuses = [], PackageState = '', Carriers = [] } = param;
  if (Statuses.length > 0 && PackageState !== '')
    throw new UnreadableParameter('PackageState', 'stands beside Statuses');
  const unknown = Carriers.find((key) => key !== NO_CARRIER && !findCarrier(key));
  if (unknown !== undefined) throw new UnreadableParameter('Carriers', `there is no carrier ${unknown}`);
  return {
    archived: param.IsArchived ?? false,
    search: param.Item ?? '',
    statuses: Statuses.length > 0 ? Statuses : statusesOf(PackageState),
    attention: param.Attention ?? false,
    subStatuses: param.SubStatuses ?? [],
    carriers: Carriers,
    origins: param.Origins ?? [],
    destinations: param.Destinations ?? [],
    added: rangeOf(param, 'Added'),
    updated: rangeOf(param, 'Updated'),
    hasEstimate: param.HasEstimate,
    tagTypes: param.TagTypes ?? [],
    staleDays: param.StaleDays,
    unread: param.Unread ?? false,
    sequence: param.Sequence ?? 'AddedDesc',
    page: param.Page ?? 1,
    pageSize: param.PerPage ?? 40,
  };
}

/** The main statuses of an older state code; '' means all. */
export function statusesOf(state: number | string): MainStatus[] {
  if (state === '') return [];
  return MAIN_STATUSES.filter((status) => PACKAGE_STATES[status] === Number(state));
}

function rangeOf(param: GetTrackInfoList, name: 'Added' | 'Updated'): TimeRange {
  const [from, until] = [toTime(param[`${name}From`]), toTime(param[`${name}Until`])];
  if (from && until && from > until) throw new UnreadableParameter(`${name}Until`, `is earlier than ${name}From`);
  return { from, until };
}

/** Its schema has read it. */
const toTime = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
