import { regionName, useTimeFormat } from '@tracking-console/ui/later';
import { useLanguage } from '../../../../console.ts';
import { type Say, useText } from '../../../../useText.ts';
import { statusText, subStatusText } from '../../statusTexts.ts';
import { useCarrierNames } from '../../useCarrierNames.ts';
import type { ListQuery } from '../listQuery.ts';
import { type DayRange, NO_REFINEMENT, type Refinement } from './refinement.ts';

export interface ActiveFilter {
  key: keyof Refinement;
  /** "Carrier: UPS, FedEx" */
  label: string;
  /** What lifts it. */
  without: Partial<Refinement>;
}

/** In the order in which the drawer has them. */
export function useActiveFilters({ refinement }: ListQuery): ActiveFilter[] {
  const say = useText();
  const language = useLanguage();
  const nameOf = useCarrierNames();
  const country = (code: string) => regionName(code, language);
  const subStatus = (name: string) => say(subStatusText(name) ?? 'shipments.refine.subStatus');
  const { statuses, subStatuses, carriers, origins, destinations, added, updated, estimate, tags, stale } = refinement;
  const format = useTimeFormat();
  const days = (range: DayRange) => rangeText(range, say, (day) => format(day, 'day'));
  const texts: [keyof Refinement, string, readonly string[]][] = [
    ['statuses', say('shipments.column.status'), statuses.map((status) => say(statusText(status)))],
    ['subStatuses', say('shipments.refine.subStatus'), subStatuses.map(subStatus)],
    ['carriers', say('shipments.refine.carrier'), carriers.map(nameOf)],
    ['origins', say('shipments.refine.origin'), origins.map(country)],
    ['destinations', say('shipments.refine.destination'), destinations.map(country)],
    ['added', say('shipments.fact.added'), days(added)],
    ['updated', say('shipments.column.updated'), days(updated)],
    [
      'estimate',
      say('shipments.fact.estimate'),
      estimate === 'any' ? [] : [say(`shipments.refine.estimate.${estimate}`)],
    ],
    ['tags', say('shipments.column.tag'), tags.map((tag) => say(`shipments.tag.${tag}`))],
    ['stale', say('shipments.refine.stale'), stale > 0 ? [String(stale)] : []],
  ];
  const chips = texts.flatMap(([key, name, values]): ActiveFilter[] =>
    values.length > 0
      ? [
          {
            key,
            label: say('shipments.refine.chip', { name, value: values.join(', ') }),
            without: { [key]: NO_REFINEMENT[key] },
          },
        ]
      : [],
  );
  if (refinement.unread)
    chips.push({ key: 'unread', label: say('shipments.refine.unread'), without: { unread: false } });
  return chips;
}

function rangeText({ from, to }: DayRange, say: Say, shown: (day: string) => string): string[] {
  if (from && to) return [`${shown(from)} – ${shown(to)}`];
  if (from) return [say('shipments.refine.since', { day: shown(from) })];
  return to ? [say('shipments.refine.until', { day: shown(to) })] : [];
}
