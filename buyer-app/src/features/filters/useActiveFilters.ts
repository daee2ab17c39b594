import { useCarrierNames, useKitText, useLanguage } from '@tracking-console/app-kit';
import { useRangeText } from '@tracking-console/app-kit/later';
import { regionName } from '@tracking-console/ui/later';
import type { ListQuery } from '../../model/lists/listQuery.ts';
import { NO_REFINEMENT, type Refinement } from '../../model/lists/refinement.ts';
import { statusText, subStatusText } from '../../model/shipments/statusTexts.ts';
import { useText } from '../../useText.ts';

export interface ActiveFilter {
  key: keyof Refinement;
  /** "Carrier: UPS, FedEx" */
  label: string;
  /** The change that removes the filter. */
  without: Partial<Refinement>;
}

/** In the order in which the drawer has them. */
export function useActiveFilters({ refinement }: ListQuery): ActiveFilter[] {
  const t = useText();
  const kitText = useKitText();
  const language = useLanguage();
  const nameOf = useCarrierNames();
  const country = (code: string) => regionName(code, language);
  const subStatus = (name: string) => t(subStatusText(name) ?? 'shipments.refine.subStatus');
  const { statuses, subStatuses, carriers, origins, destinations, added, updated, estimate, tags, stale } = refinement;
  const rangeText = useRangeText();
  const texts: [keyof Refinement, string, readonly string[]][] = [
    ['statuses', t('shipments.column.status'), statuses.map((status) => t(statusText(status)))],
    ['subStatuses', t('shipments.refine.subStatus'), subStatuses.map(subStatus)],
    ['carriers', t('field.carrier'), carriers.map(nameOf)],
    ['origins', t('shipments.refine.origin'), origins.map(country)],
    ['destinations', t('shipments.refine.destination'), destinations.map(country)],
    ['added', t('shipments.column.added'), [rangeText(added)].filter(Boolean)],
    ['updated', t('shipments.column.updated'), [rangeText(updated)].filter(Boolean)],
    ['estimate', t('shipments.fact.estimate'), estimate === 'any' ? [] : [t(`shipments.refine.estimate.${estimate}`)]],
    ['tags', t('shipments.column.tag'), tags.map((tag) => t(`shipments.tag.${tag}`))],
    ['stale', t('shipments.refine.stale'), stale > 0 ? [String(stale)] : []],
  ];
  const chips = texts.flatMap(([key, name, values]): ActiveFilter[] =>
    values.length > 0
      ? [
          {
            key,
            label: kitText('refine.chip', { name, value: values.join(', ') }),
            without: { [key]: NO_REFINEMENT[key] },
          },
        ]
      : [],
  );
  if (refinement.unread) chips.push({ key: 'unread', label: t('shipments.refine.unread'), without: { unread: false } });
  return chips;
}
