import { paths } from '@tracking-console/platform';
import { ACTIVE_LIST, writeListQuery } from '../../model/lists/listQuery.ts';
import { useListDefaults } from '../../model/lists/useListDefaults.ts';
import { useGetShipmentsQuery } from '../../model/shipments/shipmentsApi.ts';
import { useText } from '../../useText.ts';
import { BriefsCard } from './BriefsCard.tsx';
import { URGENT } from './overviewQueries.ts';

const MAX_SHOWN = 6;

/** The shipments that need the customer's attention. */
export function NeedsAttention() {
  const t = useText();
  const defaults = useListDefaults(ACTIVE_LIST);
  const { data, error, refetch } = useGetShipmentsQuery(URGENT);
  return (
    <BriefsCard
      title={t('shipments.filter.attention')}
      shipments={data?.shipments.slice(0, MAX_SHOWN)}
      failure={error}
      onRetry={refetch}
      empty={{ title: t('dashboard.attention.none'), text: t('dashboard.attention.noneText') }}
      all={paths.buyer.shipments(writeListQuery({ ...defaults, filter: URGENT.filter }, defaults))}
    />
  );
}
