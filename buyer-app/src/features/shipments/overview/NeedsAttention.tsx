import { paths } from '@tracking-console/platform';
import { useText } from '../../../useText.ts';
import { ACTIVE_LIST, type ListQuery, writeListQuery } from '../list/listQuery.ts';
import { useGetShipmentsQuery } from '../shipmentsApi.ts';
import { BriefsCard } from './BriefsCard.tsx';

const URGENT: ListQuery = { ...ACTIVE_LIST, filter: 'attention', pageSize: 20 };
const SHOWN = 6;

/** PG-1c: what waits for the customer. */
export function NeedsAttention() {
  const say = useText();
  const { data, error, refetch } = useGetShipmentsQuery(URGENT);
  return (
    <BriefsCard
      title={say('shipments.filter.attention')}
      shipments={data?.shipments.slice(0, SHOWN)}
      failure={error}
      onRetry={refetch}
      empty={{ title: say('dashboard.attention.none'), text: say('dashboard.attention.noneText') }}
      all={paths.buyer.shipments(writeListQuery({ ...URGENT, pageSize: ACTIVE_LIST.pageSize }))}
    />
  );
}
