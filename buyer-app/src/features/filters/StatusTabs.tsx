import type { IndexData } from '@tracking-console/contract/shipments/shipments';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { type Tab, Tabs } from '@tracking-console/ui/later';
import type { ListQuery, StatusFilter } from '../../model/lists/listQuery.ts';
import { isRefined } from '../../model/lists/refinement.ts';
import type { ShipmentList } from '../../model/lists/shipmentList.ts';
import type { ShipmentListState } from '../../model/lists/useShipmentList.ts';
import { useGetOverviewQuery } from '../../model/shipments/shipmentsApi.ts';
import { statusText } from '../../model/shipments/statusTexts.ts';
import { useText } from '../../useText.ts';

/** The main statuses with how many shipments of this search each has. */
export function StatusTabs({ state: { query, list, isFetching, change } }: { state: ShipmentListState }) {
  const t = useText();
  const { data: overview } = useGetOverviewQuery();
  const counts = list?.counts;
  const isComing = list === undefined && isFetching;
  const counted = (count: number | undefined) => (count === undefined && !isComing ? {} : { count: count ?? null });
  const all = counts && MAIN_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const tabs: Tab[] = [
    { key: 'all', label: t('shipments.filter.all'), ...counted(all) },
    { key: 'attention', label: t('shipments.filter.attention'), ...counted(urgentOf(query, list, overview)) },
    ...MAIN_STATUSES.map((status) => ({
      key: status,
      label: t(statusText(status)),
      ...counted(counts?.[status]),
    })),
  ];
  return (
    <Tabs
      label={t('shipments.filter.label')}
      tabs={tabs}
      active={query.refinement.statuses.length > 0 ? '' : query.filter}
      onChange={(key) => {
        const filter = key as StatusFilter; // one of the keys above
        change({ filter, refinement: { ...query.refinement, statuses: [] } });
      }}
    />
  );
}

/** The overview has no search. An unknown count is left out. */
function urgentOf({ search, refinement }: ListQuery, list: ShipmentList | undefined, overview: IndexData | undefined) {
  return list?.urgent ?? (search || isRefined(refinement) ? undefined : overview?.attention);
}
