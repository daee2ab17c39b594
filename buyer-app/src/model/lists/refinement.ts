import type { DayRange } from '@tracking-console/app-kit/later';
import { MAX_FILTER_VALUES, TAG_TYPES, type TagType } from '@tracking-console/contract/shipments/shipmentConstants';
import type { GetTrackInfoList } from '@tracking-console/contract/shipments/shipments';
import {
  MAIN_STATUSES,
  type MainStatus,
  SUB_STATUSES,
  type SubStatus,
} from '@tracking-console/contract/shipments/statuses';
import { countryCodes } from '@tracking-console/contract/values/countryCodes';
import { midnight } from '@tracking-console/contract/values/midnight';
import { isDay } from '@tracking-console/contract/values/times';

/** A list's filters besides its tab and its search. */
export interface Refinement {
  /** Two or more; a single one is the list's tab. */
  statuses: readonly MainStatus[];
  subStatuses: readonly SubStatus[];
  carriers: readonly number[];
  /** Alpha-2. */
  origins: readonly string[];
  destinations: readonly string[];
  added: DayRange;
  updated: DayRange;
  estimate: 'any' | 'known' | 'unknown';
  tags: readonly TagType[];
  /** Days without updates, at least; 0: any. */
  stale: number;
  unread: boolean;
}

const ALWAYS: DayRange = { from: '', to: '' };
export const NO_REFINEMENT: Refinement = {
  statuses: [],
  subStatuses: [],
  carriers: [],
  origins: [],
  destinations: [],
  added: ALWAYS,
  updated: ALWAYS,
  estimate: 'any',
  tags: [],
  stale: 0,
  unread: false,
};

export const ESTIMATES = ['any', 'known', 'unknown'] as const;
export const MAX_STALE_DAYS = 365;
export const ALL_SUB_STATUSES: readonly SubStatus[] = Object.values(SUB_STATUSES).flat();

/** The refinement in an address; unreadable parts count as absent. */
export function readRefinement(params: URLSearchParams): Refinement {
  const list = (name: string) => [...new Set((params.get(name) ?? '').split(','))].slice(0, MAX_FILTER_VALUES);
  const among = <Value extends string>(name: string, values: readonly Value[]) =>
    list(name).flatMap((text) => values.find((value) => value === text) ?? []);
  const countries = (name: string) => list(name).filter((text) => countryCodes.includes(text));
  const statuses = among('status', MAIN_STATUSES);
  const stale = Number(params.get('stale'));
  return {
    statuses: statuses.length > 1 ? statuses : [],
    subStatuses: among('sub', ALL_SUB_STATUSES),
    carriers: list('carrier').flatMap((text) => (/^[0-9]{1,9}$/.test(text) ? Number(text) : [])),
    origins: countries('origin'),
    destinations: countries('destination'),
    added: readRange(params.get('added')),
    updated: readRange(params.get('updated')),
    estimate: ESTIMATES.find((choice) => choice === params.get('edd')) ?? 'any',
    tags: among('tag', TAG_TYPES),
    stale: Number.isInteger(stale) && stale > 0 && stale <= MAX_STALE_DAYS ? stale : 0,
    unread: params.get('unread') === '1',
  };
}

/** The reverse of reading; empty filters are left out. */
export function writeRefinement(refinement: Refinement): Record<string, string> {
  const { statuses, subStatuses, carriers, origins, destinations, added, updated, estimate, tags, stale } = refinement;
  const texts = {
    status: statuses.join(),
    sub: subStatuses.join(),
    carrier: carriers.join(),
    origin: origins.join(),
    destination: destinations.join(),
    added: writeRange(added),
    updated: writeRange(updated),
    edd: estimate === 'any' ? '' : estimate,
    tag: tags.join(),
    stale: stale > 0 ? String(stale) : '',
    unread: refinement.unread ? '1' : '',
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** The same as the provider's call wants it. */
export function refinementParam(refinement: Refinement, zone?: string): GetTrackInfoList {
  const { statuses, subStatuses, carriers, origins, destinations, added, updated, estimate, tags, stale } = refinement;
  return {
    ...(statuses.length > 0 && { Statuses: [...statuses] }),
    ...(subStatuses.length > 0 && { SubStatuses: [...subStatuses] }),
    ...(carriers.length > 0 && { Carriers: [...carriers] }),
    ...(origins.length > 0 && { Origins: [...origins] }),
    ...(destinations.length > 0 && { Destinations: [...destinations] }),
    ...(added.from && { AddedFrom: midnight(added.from, 0, zone) }),
    ...(added.to && { AddedUntil: midnight(added.to, 1, zone) }),
    ...(updated.from && { UpdatedFrom: midnight(updated.from, 0, zone) }),
    ...(updated.to && { UpdatedUntil: midnight(updated.to, 1, zone) }),
    ...(estimate !== 'any' && { HasEstimate: estimate === 'known' }),
    ...(tags.length > 0 && { TagTypes: [...tags] }),
    ...(stale > 0 && { StaleDays: stale }),
    ...(refinement.unread && { Unread: true }),
  };
}

/** Whether where a day begins makes a difference. */
export const namesDays = ({ added, updated }: Refinement) =>
  [added, updated].some(({ from, to }) => from !== '' || to !== '');

export const isRefined = (refinement: Refinement) => Object.keys(writeRefinement(refinement)).length > 0;

const writeRange = ({ from, to }: DayRange) => (from || to ? `${from}~${to}` : '');

function readRange(text: string | null): DayRange {
  const [from, to] = (text ?? '').split('~').map((day) => (isDay(day) ? day : ''));
  // If the two days exclude each other, neither is used.
  return from && to && from > to ? ALWAYS : { from: from ?? '', to: to ?? '' };
}
